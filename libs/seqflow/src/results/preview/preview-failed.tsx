import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';

/** Error of a preview that could not be loaded. */
export function PreviewFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <ErrorState
      title={t`The preview could not be loaded`}
      message={errorText(error)}
      retryLabel={t`Retry`}
      onRetry={onRetry}
    />
  );
}
