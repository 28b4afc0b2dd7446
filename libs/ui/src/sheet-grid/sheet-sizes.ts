import { type GridHeights } from '../data-grid/data-grid-types';

/** Width of the column of row numbers in pixels. */
export const ROW_HEAD_WIDTH = 72;
/** Width in pixels that the other columns need beside a frozen one. */
const ROOM_BESIDE_FROZEN = 200;

const FINE: GridHeights = { head: 36, row: 32 };
const COARSE: GridHeights = { head: 44, row: 44 };

/** Heights of head and rows: rows are higher on touch screens. */
export function sheetHeights(): GridHeights {
  return globalThis.matchMedia('(pointer: coarse)').matches ? COARSE : FINE;
}

/** Width of the columns that stay visible, in pixels: the row numbers, and the first column where it leaves room. */
export function frozenWidthOf(isFrozen: boolean, firstWidth: number, viewWidth: number): number {
  const width = ROW_HEAD_WIDTH + firstWidth;
  return isFrozen && viewWidth - width >= ROOM_BESIDE_FROZEN ? width : ROW_HEAD_WIDTH;
}
