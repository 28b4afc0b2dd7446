import { memo } from 'react';
import { cn } from '../cn/cn';
import { placeName } from './cell-controls';
import { type GridColumn } from './grid-column';
import { GridCheck } from './grid-check';

const CELL =
  'flex min-w-0 items-center overflow-hidden border-b border-border px-4 outline-offset-[-2px] focus-visible:outline-2';
const CONTENT = {
  start: 'min-w-0 flex-1 truncate text-start',
  center: 'min-w-0 flex-1 truncate text-center',
  end: 'min-w-0 flex-1 truncate text-end tabular-nums',
} as const;

export interface GridRowProps<Row> {
  row: Row;
  rowId: string;
  index: number;
  /** In pixels from the stage's top. */
  top: number;
  columns: readonly GridColumn<Row>[];
  /** Whether it is chosen; undefined where rows cannot be. */
  chosen: boolean | undefined;
  selectLabel: ((row: Row) => string) | undefined;
  /** The column that the Tab key stops at, if it is in this row. */
  stop: number | null;
}

function PlainRow<Row>({ row, rowId, index, top, columns, chosen, selectLabel, stop }: GridRowProps<Row>) {
  const first = chosen === undefined ? 0 : 1;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={chosen}
      data-chosen={chosen || undefined}
      style={{ top }}
      className="group absolute inset-x-0 grid h-(--grid-row) grid-cols-(--grid-columns) bg-surface hover:bg-sunken data-chosen:bg-primary-9 dark:hover:bg-raised dark:data-chosen:bg-primary-9"
    >
      {chosen === undefined ? null : (
        <div role="gridcell" aria-colindex={1} data-check={index} className={cn(CELL, 'cursor-pointer select-none')}>
          <GridCheck row={index} label={selectLabel?.(row) ?? rowId} checked={chosen} stop={stop === 0} />
        </div>
      )}
      {columns.map((column, at) => (
        <div
          key={column.id}
          role="gridcell"
          aria-colindex={at + first + 1}
          data-place={placeName(index, at + first)}
          tabIndex={stop === at + first ? 0 : -1}
          className={CELL}
        >
          {/* By its row, so that what a cell remembers goes with the row when rows change places under the focus. */}
          <CellContent key={rowId} row={row} column={column} />
        </div>
      ))}
    </div>
  );
}

/** One row. It is drawn anew only when something of its own has changed: many pass by in a fast scroll. */
export const GridRow = memo(PlainRow) as typeof PlainRow;

function CellContent<Row>({ row, column }: { row: Row; column: GridColumn<Row> }) {
  const className = CONTENT[column.align ?? 'start'];
  if (column.cell) {
    return (
      <div data-content className={className}>
        {column.cell(row)}
      </div>
    );
  }
  const value = column.value?.(row);
  const text = value === null || value === undefined ? '' : String(value);
  return (
    <div data-content="text" className={className}>
      {text}
    </div>
  );
}
