import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '@omics-portal/wording';

interface Asked {
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** What a chart says when its figures could not be counted; nothing while all is well. */
export function useChartError(...asked: readonly Asked[]) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const failed = asked.filter(({ isError }) => isError);
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
