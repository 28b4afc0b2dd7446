import { type GridCell } from '../data-grid/grid-moves';

/** Rectangle of cells; all edges are inclusive. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Range between two opposite corners, in any order. */
export function rangeBetween(one: GridCell, other: GridCell): CellRange {
  return {
    top: Math.min(one.row, other.row),
    left: Math.min(one.column, other.column),
    bottom: Math.max(one.row, other.row),
    right: Math.max(one.column, other.column),
  };
}

/** Number of rows and columns of a range. */
export function rangeSize({ top, left, bottom, right }: CellRange): { rows: number; columns: number } {
  return { rows: bottom - top + 1, columns: right - left + 1 };
}

/** True for a range of one cell. */
export function isSingle(range: CellRange): boolean {
  return range.top === range.bottom && range.left === range.right;
}

/** Row indexes of a range that are below `count`. */
export function rowsIn({ top, bottom }: CellRange, count: number): readonly number[] {
  const end = Math.min(bottom + 1, count);
  return Array.from({ length: Math.max(0, end - top) }, (_, at) => top + at);
}
