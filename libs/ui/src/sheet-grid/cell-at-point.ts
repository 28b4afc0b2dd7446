import { type GridHeights } from '../data-grid/data-grid-types';
import { type GridCell } from '../data-grid/grid-moves';

/** Point in the viewport, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Row at a height in the viewport, without an upper bound; 0 above the first row. */
function rowAtPoint(grid: HTMLElement, y: number, heights: GridHeights): number {
  const top = grid.getBoundingClientRect().top + heights.head - grid.scrollTop;
  return Math.max(0, Math.floor((y - top) / heights.row));
}

/** Cell at a point of the viewport, the nearest one outside of the grid. */
export function cellAtPoint(grid: HTMLElement, { x, y }: Point, heights: GridHeights): GridCell {
  const heads = Array.from(grid.querySelectorAll('[role=columnheader][data-column-index]'));
  const boxes = heads.map((head) => head.getBoundingClientRect());
  // The frozen column is the first one, so it is found before a column that it covers.
  const at = boxes.findIndex(({ left, right }) => x >= left && x < right);
  const nearest = x < (boxes[0]?.left ?? 0) ? 0 : heads.length - 1;
  return { row: rowAtPoint(grid, y, heights), column: at === -1 ? nearest : at };
}

/** Distance in pixels by which a point is beyond the cells of the viewport, which scroll by it; 0 inside. */
export function overshoot(grid: HTMLElement, { x, y }: Point, covered: { top: number; left: number }): Point {
  const box = grid.getBoundingClientRect();
  const beyond = (at: number, from: number, to: number) => Math.min(0, at - from) + Math.max(0, at - to);
  return {
    x: beyond(x, box.left + covered.left, box.left + grid.clientWidth),
    y: beyond(y, box.top + covered.top, box.top + grid.clientHeight),
  };
}
