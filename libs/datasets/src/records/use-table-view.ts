import { useMemo } from 'react';
import * as v from 'valibot';
import { readGridLayout, type GridLayout } from '@omics-portal/ui/data-grid';
import { useStoredChoice } from '../ports/use-stored-choice';
import { useStoredPageSize } from './page-size';

const DENSE = v.fallback(v.boolean(), true);
const readDense = (stored: unknown) => v.parse(DENSE, stored);
const unparsed = (stored: unknown) => stored;

/** View of the file table, stored on this device. */
export interface TableView {
  readonly layout: GridLayout;
  readonly setLayout: (next: GridLayout) => void;
  readonly dense: boolean;
  readonly setDense: (next: boolean) => void;
  readonly setPerPage: (size: number) => void;
}

/** Column layout of a collection, and the density and page size of all collections. */
export function useTableView(collection: string, columns: Parameters<typeof readGridLayout>[1]): TableView {
  const [stored, setLayout] = useStoredChoice(`columns__${collection}`, unparsed);
  const [dense, setDense] = useStoredChoice('dense_rows', readDense);
  const [, setPerPage] = useStoredPageSize();
  const layout = useMemo(() => readGridLayout(stored, columns), [stored, columns]);
  return { layout, setLayout, dense, setDense, setPerPage };
}
