export const LINE_HEIGHT = 20;

/** Maximum height in pixels: browsers silently clip elements of some tens of millions. */
const MAX_SCROLL_HEIGHT = 8_000_000;

/** Height of the scroll content. Beyond the maximum, one pixel stands for several lines. */
export function scrollHeight(count: number): number {
  return Math.min(count * LINE_HEIGHT, MAX_SCROLL_HEIGHT);
}

/** Number of lines that fit the viewport, including a partial one. */
export function visibleLines(boxHeight: number): number {
  return Math.ceil(boxHeight / LINE_HEIGHT) + 1;
}

function lastFirst(count: number, boxHeight: number): number {
  return Math.max(0, count - Math.floor(boxHeight / LINE_HEIGHT));
}

/** Index of the line at the top of the viewport: the first line at the start, the last page at the end. */
export function firstVisibleLine(scrollTop: number, boxHeight: number, count: number): number {
  const distance = scrollHeight(count) - boxHeight;
  const fraction = distance > 0 ? Math.min(1, Math.max(0, scrollTop / distance)) : 0;
  return Math.round(fraction * lastFirst(count, boxHeight));
}

/** Scroll offset that centres a line, as far as the ends allow. */
export function scrollToLine(index: number, boxHeight: number, count: number): number {
  const distance = Math.max(0, scrollHeight(count) - boxHeight);
  const last = lastFirst(count, boxHeight);
  const first = Math.min(last, Math.max(0, index - Math.floor(boxHeight / LINE_HEIGHT / 2)));
  return last === 0 ? 0 : (first / last) * distance;
}
