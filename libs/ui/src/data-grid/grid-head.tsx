import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cn } from '../cn/cn';
import { type PageSelection } from '../data-table/selection';
import { ariaSort, type DataTableSort } from '../data-table/sort';
import { ColumnSeparator } from './column-separator';
import { GridCheck } from './grid-check';
import { type GridColumn } from './grid-column';

const HEAD_CELL =
  'relative flex min-w-0 items-center border-b border-border px-4 outline-offset-[-2px] focus-visible:outline-2';
const CONTENT = {
  start: 'justify-start text-start',
  center: 'justify-center text-center',
  end: 'justify-end text-end',
} as const;
const SORT_ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

export interface HeadColumn<Row> {
  column: GridColumn<Row>;
  /** Width in pixels. */
  width: number;
  /** True for a growing column without a width of the user. */
  grows: boolean;
}

export interface GridHeadProps<Row> {
  columns: readonly HeadColumn<Row>[];
  sort: DataTableSort | null | undefined;
  /** Undefined where the list cannot be sorted. */
  onSort: ((columnId: string) => void) | undefined;
  /** Selection state of the rows; undefined where rows cannot be selected. */
  chosen: PageSelection | undefined;
  selectAllLabel: string;
  /** False while the grid has no rows to select, for example before the first ones arrive. */
  hasRows: boolean;
  resizeLabel: ((columnLabel: string) => string) | undefined;
  onDraft: (columnId: string, width: number | null) => void;
  onWidthChange: (column: GridColumn<Row>, width: number) => void;
  fit: (columnIndex: number, column: GridColumn<Row>) => number;
  /** Column of the tab stop, if it is in the head. */
  stop: number | null;
}

/** Grid head: sticky, reachable by arrow keys, with sort buttons and resize handles. */
export function GridHead<Row>(props: GridHeadProps<Row>) {
  const { columns, chosen, selectAllLabel, hasRows, stop } = props;
  const first = chosen === undefined ? 0 : 1;
  return (
    <div role="rowgroup" className="sticky top-0 z-10 min-w-(--grid-width) bg-sunken">
      <div
        role="row"
        aria-rowindex={1}
        className="grid h-(--grid-head) grid-cols-(--grid-columns) text-xs font-medium text-muted"
      >
        {chosen === undefined ? null : (
          <div
            role="columnheader"
            aria-colindex={1}
            data-check
            className={cn(HEAD_CELL, 'select-none', hasRows && 'cursor-pointer')}
          >
            <GridCheck label={selectAllLabel} checked={chosen} stop={stop === 0} disabled={!hasRows} />
          </div>
        )}
        {columns.map((head, at) => (
          <HeadCell key={head.column.id} {...props} head={head} columnIndex={at + first} />
        ))}
      </div>
    </div>
  );
}

interface HeadCellProps<Row> extends GridHeadProps<Row> {
  head: HeadColumn<Row>;
  columnIndex: number;
}

function HeadCell<Row>({
  head,
  columnIndex,
  sort,
  onSort,
  resizeLabel,
  onDraft,
  onWidthChange,
  fit,
  stop,
}: HeadCellProps<Row>) {
  const { column, width } = head;
  const { id, label } = column;
  const sortable = column.sortable === true && onSort !== undefined;
  const state = ariaSort(sort, id);
  const Icon = SORT_ICONS[state];
  return (
    <div
      role="columnheader"
      aria-colindex={columnIndex + 1}
      {...(sortable ? { 'aria-sort': state } : {})}
      data-column-index={columnIndex}
      tabIndex={stop === columnIndex ? 0 : -1}
      className={
        column.frozen ? cn(HEAD_CELL, 'sticky start-0 z-2 border-e border-border bg-sunken') : HEAD_CELL
      }
    >
      <div className={cn('flex min-w-0 flex-1', CONTENT[column.align ?? 'start'])}>
        {sortable ? (
          <button
            type="button"
            tabIndex={-1}
            title={label}
            onClick={() => onSort(id)}
            className={cn(
              '-mx-1.5 inline-flex min-h-6 max-w-[calc(100%+0.75rem)] min-w-0 items-center gap-1 rounded-xs px-1.5 hover:text-text pointer-coarse:min-h-10',
              state !== 'none' && 'text-primary-text',
            )}
          >
            <span data-content className="truncate">
              {label}
            </span>
            <Icon aria-hidden className="size-3.5 shrink-0" />
          </button>
        ) : (
          <span data-content title={label} className="truncate">
            {label}
          </span>
        )}
      </div>
      {resizeLabel ? (
        <ColumnSeparator
          label={resizeLabel(label)}
          column={column}
          width={width}
          onDraft={(draft) => onDraft(id, draft)}
          onWidthChange={(next) => onWidthChange(column, next)}
          fit={() => fit(columnIndex, column)}
        />
      ) : null}
    </div>
  );
}
