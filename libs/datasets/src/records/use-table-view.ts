import { useMemo } from 'react';
import * as v from 'valibot';
import { readGridLayout, type GridLayout } from '@omics-portal/ui/data-grid';
import { useKept } from '../queries/use-kept';
import { MAX_PER_PAGE } from './collection-search';

const DENSE = v.fallback(v.boolean(), false);
const PER_PAGE = v.fallback(
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PER_PAGE))),
  null,
);
const readDense = (kept: unknown) => v.parse(DENSE, kept);
const readPerPage = (kept: unknown) => v.parse(PER_PAGE, kept);
const asKept = (kept: unknown) => kept;

/** How a person likes the file table; it is kept on this device. */
export interface TableView {
  readonly layout: GridLayout;
  readonly setLayout: (next: GridLayout) => void;
  readonly dense: boolean;
  readonly setDense: (next: boolean) => void;
  readonly setPerPage: (size: number) => void;
}

/** The arrangement of a collection's columns, and the density and page size of all collections. */
export function useTableView(collection: string, columns: Parameters<typeof readGridLayout>[1]): TableView {
  const [kept, setLayout] = useKept(`columns__${collection}`, asKept);
  const [dense, setDense] = useKept('dense_rows', readDense);
  const [, setPerPage] = useKeptPageSize();
  const layout = useMemo(() => readGridLayout(kept, columns), [kept, columns]);
  return { layout, setLayout, dense, setDense, setPerPage };
}

/** The page size that was chosen last; null for somebody who never chose one. */
export function useKeptPageSize(): readonly [number | null, (size: number) => void] {
  return useKept('page_size', readPerPage);
}
