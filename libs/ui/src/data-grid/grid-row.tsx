import { Fragment, memo, type ReactNode } from 'react';
import { type GridColumn, type GridValue } from './grid-column';
import { GridCheck } from './grid-check';

// One element for plain text: in a fast scroll every element of a row is created a hundred times a second.
const CELL = 'px-4 outline-offset-[-2px] focus-visible:outline-2';
const TEXT = 'overflow-clip text-ellipsis whitespace-nowrap leading-(--grid-line)';
const TEXT_CELL = {
  start: `${CELL} ${TEXT} text-start`,
  center: `${CELL} ${TEXT} text-center`,
  end: `${CELL} ${TEXT} text-end tabular-nums`,
} as const;
const OTHER_CELL = `${CELL} flex min-w-0 items-center`;
const FROZEN = ' sticky start-0 z-1 border-e border-border bg-surface';
const OTHER = {
  start: 'max-h-full min-w-0 flex-1 overflow-clip text-ellipsis whitespace-nowrap text-start',
  center: 'max-h-full min-w-0 flex-1 overflow-clip text-ellipsis whitespace-nowrap text-center',
  end: 'max-h-full min-w-0 flex-1 overflow-clip text-ellipsis whitespace-nowrap text-end tabular-nums',
} as const;

export interface GridRowProps<Row> {
  row: Row;
  rowId: string;
  index: number;
  /** Offset from the top of the stage in pixels. */
  top: number;
  columns: readonly GridColumn<Row>[];
  /** Rendered during fast scrolling: custom cell content is deferred until scrolling stops. */
  plain: boolean;
  /** Selection state; undefined where rows cannot be selected. */
  chosen: boolean | undefined;
  selectLabel: ((row: Row) => string) | undefined;
  /** Column of the tab stop, if it is in this row. */
  stop: number | null;
}

function PlainRow<Row>({
  row,
  rowId,
  index,
  top,
  columns,
  plain,
  chosen,
  selectLabel,
  stop,
}: GridRowProps<Row>) {
  const first = chosen === undefined ? 0 : 1;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={chosen}
      data-chosen={chosen || undefined}
      // Not `top`, which would lay out every row again.
      style={{ translate: `0 ${top}px` }}
      className="absolute inset-x-0 top-0 grid h-(--grid-row) grid-cols-(--grid-columns) border-b border-border contain-size contain-layout contain-style hover:bg-sunken data-chosen:bg-primary-9 dark:hover:bg-raised dark:data-chosen:bg-primary-9"
    >
      {chosen === undefined ? null : (
        <div
          role="gridcell"
          aria-colindex={1}
          data-check
          className="flex cursor-pointer items-center px-4 select-none"
        >
          <GridCheck label={selectLabel?.(row) ?? rowId} checked={chosen} stop={stop === 0} />
        </div>
      )}
      {columns.map((column, at) => (
        <Cell
          key={column.id}
          row={row}
          rowId={rowId}
          column={column}
          plain={plain}
          columnIndex={at + first}
          stop={stop === at + first}
        />
      ))}
    </div>
  );
}

/** Memoised row: many pass by in a fast scroll, so it renders only when its own data changed. */
export const GridRow = memo(PlainRow) as typeof PlainRow;

interface CellProps<Row> {
  row: Row;
  rowId: string;
  column: GridColumn<Row>;
  plain: boolean;
  columnIndex: number;
  stop: boolean;
}

function Cell<Row>({ row, rowId, column, plain, columnIndex, stop }: CellProps<Row>) {
  const align = column.align ?? 'start';
  const { cell } = column;
  return (
    <div
      role="gridcell"
      aria-colindex={columnIndex + 1}
      data-column-index={columnIndex}
      data-content={cell ? undefined : 'text'}
      tabIndex={stop ? 0 : -1}
      className={(cell ? OTHER_CELL : TEXT_CELL[align]) + (column.frozen ? FROZEN : '')}
    >
      {cell ? (
        <div data-content className={OTHER[align]}>
          {/* Keyed by row: state inside a cell follows its row when rows move, and is dropped with it. */}
          <Fragment key={rowId}>{plain ? plainText(cell(row), column.value?.(row)) : cell(row)}</Fragment>
        </div>
      ) : (
        textOf(column.value?.(row))
      )}
    </div>
  );
}

/** Text during fast scrolling: the rendered content if it is text, else the value. */
function plainText(drawn: ReactNode, value: GridValue): ReactNode {
  if (drawn === null || typeof drawn !== 'object') {
    return drawn;
  }
  return typeof value === 'string' ? value : null;
}

function textOf(value: GridValue): string {
  return value === null || value === undefined ? '' : String(value);
}
