import { useLingui } from '@lingui/react/macro';
import type { PaginationLabels } from '@omics-portal/ui';
import { useMemo } from 'react';

/**
 * The words of a pager. They are the same until the language changes.
 *
 * @param range how this list says which of its rows are shown, where it says more than numbers; keep it between renders.
 */
export function usePaginationLabels(range?: PaginationLabels['range']): PaginationLabels {
  const { t } = useLingui();
  return useMemo(
    () => ({
      nav: t`Pages`,
      previous: t`Previous page`,
      next: t`Next page`,
      pageSize: t`Rows per page`,
      range: range ?? ((from, to, total) => t`${from}-${to} of ${total}`),
      page: (page) => t`Page ${page}`,
    }),
    [t, range],
  );
}
