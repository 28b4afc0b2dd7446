import { useMemo } from 'react';
import * as v from 'valibot';
import { readGridLayout, type GridLayout } from '@omics-portal/ui/data-grid';
import { useStoredChoice } from '../ports/use-stored-choice';
import { useStoredPageSize } from './page-size';

const DENSE = v.fallback(v.boolean(), false);
const readDense = (kept: unknown) => v.parse(DENSE, kept);
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
  const [kept, setLayout] = useStoredChoice(`columns__${collection}`, asKept);
  const [dense, setDense] = useStoredChoice('dense_rows', readDense);
  const [, setPerPage] = useStoredPageSize();
  const layout = useMemo(() => readGridLayout(kept, columns), [kept, columns]);
  return { layout, setLayout, dense, setDense, setPerPage };
}
