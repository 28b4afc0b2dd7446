import { useLingui } from '@lingui/react/macro';
import { Spinner } from '@omics-portal/ui';

/** Spinner in place of a screen whose chunk is loading. */
export function PageSpinner() {
  const { t } = useLingui();
  return (
    <div className="flex min-h-dvh justify-center pt-32">
      <Spinner label={t`Loading...`} />
    </div>
  );
}
