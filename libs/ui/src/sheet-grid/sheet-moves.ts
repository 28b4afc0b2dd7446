import { clampCell, moveInGrid, type GridCell } from '../data-grid/grid-moves';
import { type CellRange } from './cell-range';

/** Size of the sheet for moves. */
export interface SheetSize {
  /** Rows, including the blank row at the end. */
  readonly rows: number;
  /** Rows without the blank one. */
  readonly filledRows: number;
  readonly columns: number;
  /** Number of rows that fit the viewport. */
  readonly page: number;
}

export type IsFilled = (cell: GridCell) => boolean;

const ARROWS: Readonly<Record<string, GridCell>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Target cell of an arrow, Home, End or Page key as in a spreadsheet; null for other keys. */
export function moveInSheet(
  pressed: { readonly key: string; readonly ctrl: boolean },
  cell: GridCell,
  size: SheetSize,
  isFilled: IsFilled,
): GridCell | null {
  const arrow = ARROWS[pressed.key];
  if (arrow && pressed.ctrl) {
    return jump(cell, arrow, size, isFilled);
  }
  const rows = pressed.ctrl && pressed.key === 'End' ? Math.max(1, size.filledRows) : size.rows;
  return moveInGrid({ ...pressed, rtl: false }, cell, { ...size, rows });
}

/** Ctrl+arrow: to the last filled cell of a block, else to the next filled cell, else to the edge. */
function jump(from: GridCell, step: GridCell, size: SheetSize, isFilled: IsFilled): GridCell {
  const next = (cell: GridCell) => ({ row: cell.row + step.row, column: cell.column + step.column });
  const isInside = ({ row, column }: GridCell) =>
    row >= 0 && row < Math.max(1, size.filledRows) && column >= 0 && column < size.columns;
  if (!isInside(next(from))) {
    return from;
  }
  const inBlock = isInside(from) && isFilled(from) && isFilled(next(from));
  let cell = next(from);
  while (isInside(next(cell)) && (inBlock ? isFilled(next(cell)) : !isFilled(cell))) {
    cell = next(cell);
  }
  return cell;
}

/** Direction of Tab (across) or Enter (down), or with Shift backwards. */
export interface SheetStep {
  readonly axis: 'across' | 'down';
  readonly back: boolean;
}

/** Next cell inside a range, wrapping around: Tab and Enter in a range of several cells keep the range. */
export function stepInRange({ axis, back }: SheetStep, cell: GridCell, range: CellRange): GridCell {
  const height = range.bottom - range.top + 1;
  const width = range.right - range.left + 1;
  const [row, column] = [cell.row - range.top, cell.column - range.left];
  const position = axis === 'across' ? row * width + column : column * height + row;
  const count = width * height;
  const next = (position + (back ? -1 : 1) + count) % count;
  return axis === 'across'
    ? { row: range.top + Math.floor(next / width), column: range.left + (next % width) }
    : { row: range.top + (next % height), column: range.left + Math.floor(next / height) };
}

/**
 * Next cell of Tab or Enter without a range; null where Tab leaves the sheet. Tab continues in the next row; Enter
 * returns to `tabColumn`, where the last series of Tabs began.
 */
export function stepInSheet(
  { axis, back }: SheetStep,
  cell: GridCell,
  size: SheetSize,
  tabColumn: number | null,
): GridCell | null {
  if (axis === 'down') {
    const next = clampCell({ row: Math.max(0, cell.row + (back ? -1 : 1)), column: cell.column }, size);
    return next.row === cell.row ? cell : { ...next, column: tabColumn ?? cell.column };
  }
  const position = Math.max(0, cell.row) * size.columns + cell.column + (back ? -1 : 1);
  const isInside = position >= 0 && position < size.rows * size.columns;
  return isInside ? { row: Math.floor(position / size.columns), column: position % size.columns } : null;
}
