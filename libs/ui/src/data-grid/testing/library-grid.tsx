import { useMemo, useState } from 'react';
import { Button } from '../../button/button';
import { type DataTableSort } from '../../data-table/sort';
import { Status } from '../../status/status';
import { DataGrid } from '../data-grid';
import { type DataGridProps } from '../data-grid-types';
import { type GridColumn } from '../grid-column';
import { type GridLayout } from '../grid-layout';
import { sortRows, textOrder } from '../sort-rows';

export interface Library {
  id: string;
  number: number;
}

const DONORS = ['D5', 'D6', 'F7', 'M8'];

/** Synthetic libraries, numbered from 1. */
export function libraries(count: number): Library[] {
  return Array.from({ length: count }, (_, index) => ({ id: `lib-${index + 1}`, number: index + 1 }));
}

export const COLUMNS: GridColumn<Library>[] = [
  {
    id: 'name',
    label: 'Library',
    value: ({ number }) => `Quartet_RNA_${number}`,
    sortable: true,
    alwaysShown: true,
    width: 200,
  },
  { id: 'donor', label: '供者', value: ({ number }) => DONORS[number % 4], sortable: true, width: 100 },
  {
    id: 'reads',
    label: 'Reads',
    value: ({ number }) => (number * 7919) % 100_003,
    sortable: true,
    align: 'end',
  },
  {
    id: 'status',
    label: 'Status',
    value: ({ number }) => (number % 5 === 3 ? 'Failed' : 'Succeeded'),
    cell: ({ number }) => (
      <Status
        tone={number % 5 === 3 ? 'exception' : 'success'}
        label={number % 5 === 3 ? 'Failed' : 'Succeeded'}
      />
    ),
  },
  {
    id: 'actions',
    label: 'Actions',
    width: 220,
    cell: ({ number }) => (
      <>
        <Button size="sm" variant="ghost">{`Open ${number}`}</Button>
        <Button size="sm" variant="ghost">{`Copy ${number}`}</Button>
      </>
    ),
  },
];

/** Host with the state of the grid; it sorts the list itself. */
export function StatefulGrid(props: DataGridProps<Library>) {
  const [sort, setSort] = useState(props.sort ?? null);
  const [selection, setSelection] = useState(props.selection);
  const [layout, setLayout] = useState<GridLayout | null>(props.layout ?? null);
  const rows = useMemo(
    () => sortRows(props.rows, props.columns, sort, textOrder('en-US')),
    [props.rows, props.columns, sort],
  );
  return (
    <DataGrid
      {...props}
      rows={rows}
      sort={sort}
      onSortChange={(next: DataTableSort | null) => {
        setSort(next);
        props.onSortChange?.(next);
      }}
      selection={selection}
      onSelectionChange={(next) => {
        setSelection(next);
        props.onSelectionChange?.(next);
      }}
      layout={layout}
      onLayoutChange={(next) => {
        setLayout(next);
        props.onLayoutChange?.(next);
      }}
    />
  );
}

/** Shared props of the grid stories. */
export const LIBRARY_GRID: DataGridProps<Library> = {
  caption: 'Libraries of the collection',
  columns: COLUMNS,
  rows: libraries(200),
  rowKey: ({ id }) => id,
  selectAllLabel: 'Select all libraries',
  selectRowLabel: ({ number }) => `Select library ${number}`,
  resizeLabel: (column) => `Width of ${column}`,
  className: 'h-96',
};

/** Text of the focused element. */
export function focused(): string {
  return document.activeElement?.textContent?.trim() ?? '';
}
