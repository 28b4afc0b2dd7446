import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '@omics-portal/wording';

interface CountRequest {
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Error of a chart whose counts failed, with a retry of the failed requests; undefined without one. */
export function useChartError(...requests: readonly CountRequest[]) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const failed = requests.filter(({ isError }) => isError);
  const [first] = failed;
  return (
    first && {
      error: {
        title: t`The files could not be counted`,
        message: errorText(first.error),
        retryLabel: t`Retry`,
        onRetry: () => failed.forEach(({ refetch }) => void refetch()),
      },
    }
  );
}
