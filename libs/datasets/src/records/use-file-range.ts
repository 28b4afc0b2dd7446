import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PaginationLabels } from '@omics-portal/ui';

/** Which files are shown, true on an empty list and past the last page too. */
export function useFileRange(): PaginationLabels['range'] {
  const { t } = useLingui();
  return useCallback(
    (from, to, total) => {
      if (total === 0) {
        return t`No files`;
      }
      return from > to
        ? t`None of ${total} files is on this page`
        : t`Showing ${from} - ${to} of ${total} files`;
    },
    [t],
  );
}
