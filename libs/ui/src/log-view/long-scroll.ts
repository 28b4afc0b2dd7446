export const LINE_HEIGHT = 20;

/** Pixels: browsers give up on boxes of some tens of millions, and say nothing. */
const MAX_SCROLL_HEIGHT = 8_000_000;

/** The height to scroll through. Beyond the most that is possible, one pixel stands for more than its share of lines. */
export function scrollHeight(count: number): number {
  return Math.min(count * LINE_HEIGHT, MAX_SCROLL_HEIGHT);
}

/** How many lines go into the box, a last one that is cut off included. */
export function visibleLines(boxHeight: number): number {
  return Math.ceil(boxHeight / LINE_HEIGHT) + 1;
}

function lastFirst(count: number, boxHeight: number): number {
  return Math.max(0, count - Math.floor(boxHeight / LINE_HEIGHT));
}

/** The index of the line at the top of the box: the first one at the start, the last ones in sight at the end. */
export function firstVisibleLine(scrollTop: number, boxHeight: number, count: number): number {
  const distance = scrollHeight(count) - boxHeight;
  const fraction = distance > 0 ? Math.min(1, Math.max(0, scrollTop / distance)) : 0;
  return Math.round(fraction * lastFirst(count, boxHeight));
}

/** Where to scroll, so that a line stands in the middle of the box, or as near to it as the ends allow. */
export function scrollToLine(index: number, boxHeight: number, count: number): number {
  const distance = Math.max(0, scrollHeight(count) - boxHeight);
  const last = lastFirst(count, boxHeight);
  const first = Math.min(last, Math.max(0, index - Math.floor(boxHeight / LINE_HEIGHT / 2)));
  return last === 0 ? 0 : (first / last) * distance;
}
