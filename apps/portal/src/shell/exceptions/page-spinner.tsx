import { useLingui } from '@lingui/react/macro';
import { Spinner } from '@omics-portal/ui';

/** In the place of a screen whose code is still on its way. */
export function PageSpinner() {
  const { t } = useLingui();
  return (
    <div className="flex min-h-64 items-center justify-center">
      <Spinner label={t`Loading...`} />
    </div>
  );
}
