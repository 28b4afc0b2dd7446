import { useId, useLayoutEffect, useRef } from 'react';
import { ColumnSeparator } from '../data-grid/column-separator';
import { untabControls } from '../data-grid/cell-controls';
import { cn } from '../cn/cn';
import { type CellRange } from './cell-range';
import { type SheetGridLabels } from './sheet-labels';
import { type SheetColumn } from './sheet-types';
import { type SheetColumns } from './use-sheet-columns';

export interface SheetHeadProps {
  columns: readonly SheetColumn[];
  layout: SheetColumns;
  labels: SheetGridLabels;
  isFirstFrozen: boolean;
  /** Selected cells. */
  range: CellRange | null;
  /** Index of the column whose head is the tab stop, or -1. */
  stop: number;
}

const HEAD_CELL =
  'flex min-w-0 items-center border-e border-b border-border bg-sunken text-xs font-medium text-muted';

/** Sticky head of a sheet: names, units and required marks; a press on a name selects the column. */
export function SheetHead(props: SheetHeadProps) {
  const { columns, labels } = props;
  const head = useRef<HTMLDivElement>(null);
  // A sheet has one tab stop; Enter moves into a head.
  useLayoutEffect(() => {
    if (head.current) {
      untabControls(head.current);
    }
  });
  return (
    <div ref={head} role="rowgroup" className="sticky top-0 z-10 min-w-(--grid-width)">
      <div role="row" aria-rowindex={1} className="grid h-(--grid-head) grid-cols-(--grid-columns)">
        <div
          role="columnheader"
          aria-colindex={1}
          data-select-all=""
          className={cn(HEAD_CELL, 'sticky start-0 z-3 cursor-cell')}
        >
          <span className="sr-only">{labels.selectAll}</span>
        </div>
        {columns.map((column, at) => (
          <HeadCell key={column.id} {...props} column={column} at={at} />
        ))}
      </div>
    </div>
  );
}

function HeadCell(props: SheetHeadProps & { column: SheetColumn; at: number }) {
  const { column, at, layout, labels, range } = props;
  const head = layout.heads[at];
  const nameId = useId();
  return (
    <div
      role="columnheader"
      // Without its controls, since a screen reader reads the name with each cell.
      aria-labelledby={nameId}
      aria-colindex={at + 2}
      data-column-index={at}
      data-selected={(range && at >= range.left && at <= range.right) || undefined}
      tabIndex={props.stop === at ? 0 : -1}
      className={cn(
        HEAD_CELL,
        'px-3 outline-offset-[-2px] select-none focus-visible:outline-2 data-selected:text-text',
        at === 0 && props.isFirstFrozen ? 'sticky start-18 z-2' : 'relative',
      )}
    >
      <span
        id={nameId}
        data-content=""
        title={column.header}
        className={cn('min-w-0 flex-1 truncate', column.kind === 'number' && 'text-end')}
      >
        {column.header}
        {column.unit === undefined ? null : <span className="font-normal"> ({column.unit})</span>}
        {column.required ? (
          <>
            <span aria-hidden className="text-danger">
              {' *'}
            </span>
            <span className="sr-only">{` ${labels.required}`}</span>
          </>
        ) : null}
      </span>
      {column.headAction === undefined ? null : (
        <span data-cell-control="" className="me-1 shrink-0">
          {column.headAction}
        </span>
      )}
      {head ? (
        <ColumnSeparator
          label={labels.resize(column.header)}
          column={head.column}
          width={head.width}
          onDraft={(draft) => layout.draftWidth(column.id, draft)}
          onWidthChange={(next) => layout.setWidth(head.column, next)}
          fit={() => layout.fit(at)}
        />
      ) : null}
    </div>
  );
}
