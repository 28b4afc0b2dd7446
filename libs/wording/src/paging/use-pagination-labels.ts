import { useLingui } from '@lingui/react/macro';
import type { PaginationLabels } from '@omics-portal/ui';
import { useMemo } from 'react';

/**
 * Labels of a pager, with numbers grouped as the language does. They are the same until the language changes.
 *
 * @param range how this list says which of its rows are shown, where it says more than numbers: it gets the numbers as
 * they are. Keep it between renders.
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
