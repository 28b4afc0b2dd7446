import { EllipsisVertical, Plus } from 'lucide-react';
import { memo, useId } from 'react';
import { useCellActions } from './cell-actions';
import { SheetCell } from './sheet-cell';
import { type SheetColumn, type SheetGridProps } from './sheet-types';
import { type CellEditing } from './use-cell-editing';

/** Columns of a range in one row: from and to, inclusive. Numbers, so that an unchanged row does not render. */
interface RowRanges {
  selectedFrom: number;
  selectedTo: number;
  fillFrom: number;
  fillTo: number;
}

export interface SheetRowProps<Row>
  extends RowRanges, Pick<SheetGridProps<Row>, 'cellText' | 'cellError' | 'cellEdited' | 'labels'> {
  /** Null for the blank row at the end. */
  row: Row | null;
  index: number;
  /** Offset from the top of the stage in pixels. */
  top: number;
  columns: readonly SheetColumn[];
  /** Index of the active column, if the active cell is in this row; else -1. */
  activeColumn: number;
  /** Edited cell, if it is in this row. */
  editing: CellEditing | null;
  /** Index of the column with the fill handle, or -1. */
  handleColumn: number;
  isFirstFrozen: boolean;
  canEdit: boolean;
}

const ROW =
  'absolute inset-x-0 top-0 grid h-(--grid-row) grid-cols-(--grid-columns) border-b border-border contain-size contain-layout contain-style';
// Above the next row: the edited text may be longer than its cell.
const ACTIVE_ROW = `${ROW} z-1`;

function PlainRow<Row>(props: SheetRowProps<Row>) {
  const { row, index, top, columns, cellText, cellError, cellEdited, labels, activeColumn } = props;
  const { editing, canEdit } = props;
  const rowElementId = useId();
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      // Not `top`, which would lay out every row again.
      style={{ translate: `0 ${top}px` }}
      className={activeColumn >= 0 ? ACTIVE_ROW : ROW}
    >
      <RowHead
        index={index}
        isNew={row === null}
        newRowLabel={labels.newRow}
        isSelected={props.selectedFrom >= 0}
        menuLabel={canEdit && activeColumn >= 0 ? labels.rowMenu(index + 1) : null}
      />
      {columns.map((column, at) => (
        <SheetCell
          key={column.id}
          column={column}
          columnIndex={at}
          row={index}
          rowElementId={rowElementId}
          text={row === null ? '' : cellText(row, column.id)}
          error={row === null ? null : (cellError?.(row, column.id) ?? null)}
          isEdited={row !== null && (cellEdited?.(row, column.id) ?? false)}
          isSelected={at >= props.selectedFrom && at <= props.selectedTo}
          isFillTarget={at >= props.fillFrom && at <= props.fillTo}
          isActive={at === activeColumn}
          editing={at === activeColumn ? editing : null}
          hasFillHandle={at === props.handleColumn}
          isFrozen={at === 0 && props.isFirstFrozen}
          canEdit={canEdit}
          labels={labels}
        />
      ))}
    </div>
  );
}

/** Memoised row: a move changes two rows, so the others do not render. */
export const SheetRow = memo(PlainRow) as typeof PlainRow;

interface RowHeadProps {
  index: number;
  /** The blank row at the end. */
  isNew: boolean;
  newRowLabel: string;
  isSelected: boolean;
  /** Accessible name of the menu button; null where there is none. */
  menuLabel: string | null;
}

/** Row number: a press selects the row. The row of the active cell has the button of its menu. */
function RowHead({ index, isNew, newRowLabel, isSelected, menuLabel }: RowHeadProps) {
  const { openRowMenu } = useCellActions();
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      data-row-head={index}
      data-selected={isSelected || undefined}
      className="sticky start-0 z-3 flex items-center justify-end border-e border-border bg-sunken ps-2 pe-7 text-xs text-muted tabular-nums select-none data-selected:font-semibold data-selected:text-text"
    >
      {isNew ? <Plus aria-hidden className="size-3.5" /> : index + 1}
      {isNew ? <span className="sr-only">{newRowLabel}</span> : null}
      {menuLabel !== null && !isNew ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={menuLabel}
          data-icon-tooltip=""
          aria-haspopup="menu"
          data-cell-control=""
          data-row-menu=""
          onClick={openRowMenu}
          className="absolute inset-y-0 end-0.5 my-auto inline-flex size-6 items-center justify-center rounded-xs hover:bg-text/10 hover:text-text pointer-coarse:h-full"
        >
          <EllipsisVertical aria-hidden className="size-4" />
        </button>
      ) : null}
    </div>
  );
}
