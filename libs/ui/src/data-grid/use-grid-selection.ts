import { useMemo, useRef } from 'react';
import { type PageSelection, withKeys } from '../data-table/selection';
import { type DataGridProps } from './data-grid-types';

/** What of all rows is chosen. It stops looking as soon as it has seen one row of each kind. */
export function chosenOf<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  selection: ReadonlySet<string>,
): PageSelection {
  if (selection.size === 0 || rows.length === 0) {
    return false;
  }
  const first = rows[0];
  const all = first !== undefined && selection.has(rowKey(first));
  return rows.every((row) => selection.has(rowKey(row)) === all) ? all : 'indeterminate';
}

/** The keys from one row to another, whichever comes first, both with them. */
export function keysBetween<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  from: number,
  to: number,
): readonly string[] {
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(rowKey);
}

type SelectionInput<Row> = Pick<DataGridProps<Row>, 'rows' | 'rowKey' | 'selection' | 'onSelectionChange'>;

/** Choosing rows: one, from the last one to this one, or all; null where rows cannot be chosen. */
export function useGridSelection<Row>({ rows, rowKey, selection, onSelectionChange }: SelectionInput<Row>) {
  const anchor = useRef<number | null>(null);
  const chosen = useMemo(
    () => (selection ? chosenOf(rows, rowKey, selection) : false),
    [rows, rowKey, selection],
  );
  if (!selection || !onSelectionChange) {
    return null;
  }
  const chooseAll = (all: boolean) =>
    onSelectionChange(withKeys(selection, keysBetween(rows, rowKey, 0, rows.length - 1), all));
  return {
    chosen,
    chooseAll,
    /** Row -1 is the head, whose box stands for all. */
    toggle: (row: number, range: boolean) => {
      const target = rows[row];
      if (target === undefined) {
        chooseAll(chosen !== true);
        return;
      }
      const from = range ? (anchor.current ?? row) : row;
      anchor.current = row;
      onSelectionChange(
        withKeys(selection, keysBetween(rows, rowKey, from, row), !selection.has(rowKey(target))),
      );
    },
  };
}
