import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PaginationLabels } from '@omics-portal/ui';

/** Label of the shown files, correct also for an empty list and after the last page. */
export function useFileRange(): PaginationLabels['range'] {
  const { t, i18n } = useLingui();
  return useCallback(
    (first, last, files) => {
      if (files === 0) {
        return t`No files`;
      }
      const [from, to, total] = [i18n.number(first), i18n.number(last), i18n.number(files)];
      return first > last
        ? t`None of ${total} files is on this page`
        : t`Showing ${from} - ${to} of ${total} files`;
    },
    [t, i18n],
  );
}
