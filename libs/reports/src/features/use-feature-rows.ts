import { useLingui } from '@lingui/react/macro';
import type { DataTableSort } from '@omics-portal/ui';
import { type GridColumn, sortRows, textOrder } from '@omics-portal/ui/data-grid';
import { useMemo } from 'react';
import type { FeatureTableContent } from './read-feature-table';

/** Indexes of the features whose names contain a text, in any case, in the order of a sort. */
export function useFeatureRows(
  { names }: FeatureTableContent,
  columns: readonly GridColumn<number>[],
  search: string,
  sort: DataTableSort | null,
): readonly number[] {
  const { i18n } = useLingui();
  const found = useMemo(() => {
    const wanted = search.trim().toLowerCase();
    const all = names.map((_, index) => index);
    return wanted === '' ? all : all.filter((index) => names[index]?.toLowerCase().includes(wanted));
  }, [names, search]);
  return sortRows(found, columns, sort, textOrder(i18n.locale));
}
