import { clampCell, type GridCell } from '../data-grid/grid-moves';
import { rangeBetween, type CellRange } from './cell-range';

/** Selection of a sheet: the active cell, which takes keys, inside the range between two corners. Row -1 is the head. */
export interface SheetSelection {
  readonly active: GridCell;
  /** Corner where the range began. */
  readonly anchor: GridCell;
  /** Opposite corner, which moves. */
  readonly extent: GridCell;
}

/** Selection of one cell. */
export function singleCell(cell: GridCell): SheetSelection {
  return { active: cell, anchor: cell, extent: cell };
}

/** Selection of a range; its first cell is active. */
export function wholeRange({ top, left, bottom, right }: CellRange): SheetSelection {
  const anchor = { row: top, column: left };
  return { active: anchor, anchor, extent: { row: bottom, column: right } };
}

/** Selection from the anchor to another cell. */
export function extended(selection: SheetSelection, extent: GridCell): SheetSelection {
  const { anchor } = selection;
  return { active: anchor, anchor, extent: { row: Math.max(0, extent.row), column: extent.column } };
}

/** Nearest selection in a sheet of this size. */
export function clampSelection(
  { active, anchor, extent }: SheetSelection,
  size: { readonly rows: number; readonly columns: number },
): SheetSelection {
  const clamp = (cell: GridCell) => clampCell(cell, { ...size, page: 1 });
  return { active: clamp(active), anchor: clamp(anchor), extent: clamp(extent) };
}

/** Range of a selection; null while a head cell is active. */
export function selectedRange({ active, anchor, extent }: SheetSelection): CellRange | null {
  return active.row < 0 ? null : rangeBetween(anchor, extent);
}
