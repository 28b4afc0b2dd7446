import { useLingui } from '@lingui/react/macro';
import type { PaginationLabels } from '@omics-portal/ui';

/** The words of a pager. */
export function usePaginationWords(): PaginationLabels {
  const { t } = useLingui();
  return {
    nav: t`Pages`,
    previous: t`Previous page`,
    next: t`Next page`,
    pageSize: t`Rows per page`,
    range: (from, to, total) => t`${from}-${to} of ${total}`,
    page: (page) => t`Page ${page}`,
  };
}
