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
