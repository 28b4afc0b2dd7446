import { useLingui } from '@lingui/react/macro';
import { setSort, type DataQuery, type QuerySort } from '@omics-portal/data-query';
import type { DropdownMenuItem } from '@omics-portal/ui';
import { ArrowUpDown, Check } from 'lucide-react';

/** Orders of the files as items of a menu, for cards, which have no heads to press. The current one has a check mark. */
export function useOrderItems(
  query: DataQuery,
  onQueryChange: (next: DataQuery) => void,
): readonly DropdownMenuItem[] {
  const { t } = useLingui();
  const orders: readonly { label: string; sort: QuerySort | null }[] = [
    { label: t`Default order`, sort: null },
    { label: t`Name, A to Z`, sort: { field: 'file_name', direction: 'asc' } },
    { label: t`Largest first`, sort: { field: 'file_size', direction: 'desc' } },
    { label: t`Smallest first`, sort: { field: 'file_size', direction: 'asc' } },
  ];
  const { field, direction } = query.sort ?? {};
  return orders.map(({ label, sort }, index) => {
    const isCurrent = sort?.field === field && sort?.direction === direction;
    return {
      key: `order ${index}`,
      label,
      icon: isCurrent ? <Check /> : <ArrowUpDown />,
      onSelect: () => onQueryChange(setSort(query, sort)),
      separatorBefore: index === 0,
    };
  });
}
