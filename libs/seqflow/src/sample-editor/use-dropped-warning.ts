import { useLingui } from '@lingui/react/macro';
import { notify } from '@omics-portal/ui';

/** Warning that rows did not fit into the sheet. */
export function useDroppedWarning(): (dropped: number) => void {
  const { t } = useLingui();
  return (dropped) => {
    if (dropped > 0) {
      notify({ tone: 'warning', title: t`The sheet is full: ${dropped} rows were not added.` });
    }
  };
}
