import { useLingui } from '@lingui/react/macro';
import type { PaginationLabels } from '@omics-portal/ui';
import { useMemo } from 'react';

/**
 * Pagination labels, with numbers formatted for the language. Stable until the language changes.
 * @param range text of the visible rows, for lists that show more than the numbers. It receives unformatted numbers and
 * must be stable between renders.
 */
export function usePaginationLabels(range?: PaginationLabels['range']): PaginationLabels {
  const { t, i18n } = useLingui();
  return useMemo(
    () => ({
      nav: t`Pages`,
      previous: t`Previous page`,
      next: t`Next page`,
      pageSize: t`Rows per page`,
      range:
        range ??
        ((first, last, rows) => {
          const [from, to, total] = [i18n.number(first), i18n.number(last), i18n.number(rows)];
          return t`${from}-${to} of ${total}`;
        }),
      page: (number) => {
        const page = i18n.number(number);
        return t`Page ${page}`;
      },
      pageNumber: (page) => i18n.number(page),
    }),
    [t, i18n, range],
  );
}
