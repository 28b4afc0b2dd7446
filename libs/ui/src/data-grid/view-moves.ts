import { type GridHeights } from './data-grid-types';

/** How many whole rows fit in the box, at least one. */
export function pageOf(box: HTMLElement | null, heights: GridHeights): number {
  return Math.max(1, Math.floor(viewHeight(box, heights) / heights.row));
}

/** Scrolls up or down, as little as it takes, until a row is in sight; the head (-1) always is. */
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

/** In pixels: the box below its head. */
function viewHeight(box: HTMLElement | null, heights: GridHeights): number {
  return Math.max(0, (box?.clientHeight ?? 0) - heights.head);
}
