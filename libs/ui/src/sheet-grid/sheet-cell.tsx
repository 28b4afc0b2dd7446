import { Check, ChevronDown, CircleAlert, SquarePen } from 'lucide-react';
import { memo } from 'react';
import { cn } from '../cn/cn';
import { useCellActions } from './cell-actions';
import { CellInput } from './cell-input';
import { type SheetGridLabels } from './sheet-labels';
import { type SheetColumn } from './sheet-types';
import { type CellEditing } from './use-cell-editing';

export interface SheetCellProps {
  column: SheetColumn;
  columnIndex: number;
  /** Row index. */
  row: number;
  /** Id of the row, unique on the page. */
  rowElementId: string;
  text: string;
  error: string | null;
  isEdited: boolean;
  isSelected: boolean;
  /** Inside the cells that a drag of the fill handle will fill. */
  isFillTarget: boolean;
  isActive: boolean;
  editing: CellEditing | null;
  /** The fill handle is at the end of this cell. */
  hasFillHandle: boolean;
  isFrozen: boolean;
  canEdit: boolean;
  labels: SheetGridLabels;
}

const CELL =
  'border-e border-border bg-surface data-selected:bg-primary-9 data-fill:bg-primary-9 data-fill:outline-1 data-fill:outline-offset-[-1px] data-fill:outline-dashed data-fill:outline-primary-text';
const TEXT = 'overflow-clip px-3 leading-(--grid-line) text-ellipsis whitespace-nowrap';
const NUMBER = `${TEXT} text-end tabular-nums`;
const FROZEN = 'sticky start-18 z-2';
const RICH =
  'data-error:bg-danger-soft data-error:shadow-[inset_0_0_0_1px_var(--danger)] data-active:outline-2 data-active:outline-offset-[-2px] data-active:outline-primary-text';

// Joined beforehand: in a fast scroll a thousand cells are rendered each second.
const PLAIN_CELL = {
  text: { scrolling: `relative ${CELL} ${TEXT}`, frozen: `${FROZEN} ${CELL} ${TEXT}` },
  number: { scrolling: `relative ${CELL} ${NUMBER}`, frozen: `${FROZEN} ${CELL} ${NUMBER}` },
} as const;
const RICH_CELL = { scrolling: `relative ${CELL} ${RICH}`, frozen: `${FROZEN} ${CELL} ${RICH}` } as const;

/**
 * Cell of a sheet: one element for a plain text, which nearly all cells have; marks, the input and controls inside of it.
 * The element stays the same when the cell becomes active, since a press may have begun on it.
 */
function AnyCell(props: SheetCellProps) {
  const { column, columnIndex, text, error, isEdited, isActive, isSelected } = props;
  const note = [error, isEdited ? props.labels.edited : null].filter((part) => part !== null).join(' ');
  const noteId = note === '' ? undefined : `${props.rowElementId}-${columnIndex}`;
  const isBoolean = column.kind === 'boolean' && text !== '';
  const isPlain = !(isActive || isBoolean || props.hasFillHandle || noteId !== undefined);
  const shown = column.shorten ? column.shorten(text) : text;
  const styles = isPlain ? PLAIN_CELL[column.kind === 'number' ? 'number' : 'text'] : RICH_CELL;
  return (
    <div
      role="gridcell"
      aria-colindex={columnIndex + 2}
      aria-selected={isSelected}
      aria-invalid={error !== null || undefined}
      aria-describedby={noteId}
      title={shown === text ? undefined : text}
      data-column-index={columnIndex}
      data-selected={isSelected || undefined}
      data-fill={props.isFillTarget || undefined}
      data-active={isActive || undefined}
      data-error={error === null ? undefined : ''}
      data-content={isPlain ? 'text' : undefined}
      className={props.isFrozen ? styles.frozen : styles.scrolling}
    >
      {isPlain ? shown : <RichContent {...props} shown={shown} note={note} noteId={noteId} />}
    </div>
  );
}

export const SheetCell = memo(AnyCell);

interface RichContentProps extends CellFaceProps {
  /** Label of the error and mark of the cell; '' without. */
  note: string;
  noteId: string | undefined;
}

interface CellFaceProps extends SheetCellProps {
  /** Short form of the text. */
  shown: string;
}

/** Text of a cell with its marks, and if it is active with the input and the controls of its column. */
function RichContent({ note, noteId, ...props }: RichContentProps) {
  const { column, text, error, isActive, labels } = props;
  return (
    <>
      <CellFace {...props} />
      {noteId === undefined ? null : (
        <span id={noteId} hidden>
          {note}
        </span>
      )}
      {props.isEdited ? <EditedMark /> : null}
      {isActive ? (
        <CellInput
          column={column}
          text={text}
          row={props.row + 1}
          editing={props.editing}
          labels={labels}
          readOnly={!props.canEdit}
          invalid={error !== null}
          describedBy={noteId}
        />
      ) : null}
      {isActive && props.canEdit && !props.editing ? <OpenButton {...props} /> : null}
      {props.hasFillHandle ? <FillHandle /> : null}
    </>
  );
}

/** Text of a cell; of a boolean, a check mark. */
function CellFace(props: CellFaceProps) {
  const { column, text, shown, error, isActive } = props;
  if (column.kind === 'boolean' && (text === 'true' || text === 'false')) {
    return <BooleanFace {...props} />;
  }
  const isNumber = column.kind === 'number';
  const iconPadding = isNumber ? 'ps-7' : 'pe-7';
  return (
    <span
      // The input of the active cell has the text.
      aria-hidden={isActive || undefined}
      data-content="text"
      className={cn('block', isNumber ? NUMBER : TEXT, error !== null && iconPadding)}
    >
      {shown}
      {error === null ? null : (
        <CircleAlert
          aria-hidden
          className={cn('absolute inset-y-0 my-auto size-3.5 text-danger', isNumber ? 'start-2' : 'end-2')}
        />
      )}
    </span>
  );
}

function BooleanFace({ text, row, columnIndex, isActive, canEdit }: SheetCellProps) {
  const { toggle } = useCellActions();
  return (
    <span aria-hidden={isActive || undefined} className="flex h-full items-center px-3">
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Space in the cell does the same */}
      <span
        data-toggle=""
        onClick={canEdit ? () => toggle(row, columnIndex) : undefined}
        className={cn(
          'inline-flex size-4 items-center justify-center rounded-xs border',
          text === 'true' ? 'border-primary-text bg-primary text-on-primary' : 'border-strong bg-surface',
        )}
      >
        {text === 'true' ? <Check aria-hidden strokeWidth={3} className="size-3" /> : null}
      </span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

/** Mark of a cell that differs from the common value: a corner. */
function EditedMark() {
  return (
    <span
      aria-hidden
      data-edited-mark=""
      className="pointer-events-none absolute start-0 top-0 size-0 border-t-8 border-e-8 border-t-primary-text border-e-transparent"
    />
  );
}

/** Button in the active cell that opens its choices or its editor. */
function OpenButton({ column, row, labels }: SheetCellProps) {
  const { open } = useCellActions();
  const hasEditor = column.kind === 'custom' && column.editor !== undefined;
  if (!hasEditor && column.kind !== 'choice') {
    return null;
  }
  const Icon = hasEditor ? SquarePen : ChevronDown;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={hasEditor ? labels.openEditor(column.header, row + 1) : labels.options(column.header)}
      data-icon-tooltip=""
      data-cell-control=""
      onClick={open}
      className="absolute inset-y-0 end-1 my-auto inline-flex size-6 items-center justify-center rounded-xs bg-surface text-muted hover:bg-sunken hover:text-text pointer-coarse:size-10"
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}

/** Fill handle: dragging it copies the range, and a double click copies it down to the last row. Ctrl+D does the same. */
function FillHandle() {
  return (
    <span
      aria-hidden
      data-fill-handle=""
      className="absolute end-0 bottom-0 z-3 size-2 cursor-crosshair touch-none border border-surface bg-primary-text before:absolute before:-inset-1 pointer-coarse:size-3 pointer-coarse:before:-inset-4"
    />
  );
}
