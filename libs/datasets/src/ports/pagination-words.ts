import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PaginationLabels } from '@omics-portal/ui';

/** The words of a pager over files. The range is true on an empty list and past the last page too. */
export function usePaginationWords(): PaginationLabels {
  const { t } = useLingui();
  return useMemo(
    () => ({
      nav: t`Pages`,
      previous: t`Previous page`,
      next: t`Next page`,
      pageSize: t`Rows per page`,
      range: (from, to, total) => {
        if (total === 0) {
          return t`No files`;
        }
        return from > to
          ? t`None of ${total} files is on this page`
          : t`Showing ${from} - ${to} of ${total} files`;
      },
      page: (page) => t`Page ${page}`,
    }),
    [t],
  );
}
