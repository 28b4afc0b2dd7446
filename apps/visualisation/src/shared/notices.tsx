import { useLingui } from '@lingui/react/macro';
import { Toaster } from '@omics-portal/ui';

/** Notices of the page, such as a picture that could not be saved. The portal around its frame has a region of notices too. */
export function Notices() {
  const { t } = useLingui();
  return <Toaster label={t`Notices of the visualization`} closeLabel={t`Dismiss notice`} />;
}
