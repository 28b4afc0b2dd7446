import { useLingui } from '@lingui/react/macro';
import { Toaster } from '@omics-portal/ui';

/** Notices of the page, such as a picture that could not be saved. */
export function Notices() {
  const { t } = useLingui();
  return <Toaster label={t`Notices`} closeLabel={t`Dismiss notice`} />;
}
