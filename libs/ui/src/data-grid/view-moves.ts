import { type GridHeights } from './data-grid-types';

/** Number of whole rows that fit the viewport, at least one. */
export function pageOf(box: HTMLElement | null, heights: GridHeights): number {
  return Math.max(1, Math.floor(viewHeight(box, heights) / heights.row));
}

/** Scrolls vertically by the least distance until a row is visible; the head (-1) always is. */
export function revealRow(box: HTMLElement | null, row: number, heights: GridHeights): void {
  if (!box || row < 0) {
    return;
  }
  const top = row * heights.row;
  const lowest = top + heights.row - viewHeight(box, heights);
  if (top < box.scrollTop) {
    box.scrollTop = top;
  } else if (lowest > box.scrollTop) {
    box.scrollTop = lowest;
  }
}

/** Height of the viewport below the head, in pixels. */
function viewHeight(box: HTMLElement | null, heights: GridHeights): number {
  return Math.max(0, (box?.clientHeight ?? 0) - heights.head);
}

/**
 * Scrolls horizontally until a cell is visible; of a cell wider than the viewport, the start of its text. Columns of
 * the width `frozen`, in pixels, cover the start of the viewport.
 */
export function revealAcross(grid: HTMLElement, cell: HTMLElement | null, frozen = 0): void {
  const rect = cell?.closest('[aria-colindex]')?.getBoundingClientRect();
  if (!rect) {
    return;
  }
  const box = grid.getBoundingClientRect();
  const [left, right] = [rect.left - box.left - frozen, rect.right - box.left - grid.clientWidth];
  if (getComputedStyle(grid).direction === 'rtl') {
    grid.scrollLeft += right > 0 ? right : Math.max(right, Math.min(left, 0));
  } else {
    grid.scrollLeft += left < 0 ? left : Math.min(left, Math.max(right, 0));
  }
}
