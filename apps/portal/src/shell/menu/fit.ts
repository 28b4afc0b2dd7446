/**
 * How many of these widths, in pixels, stand in a row of `available` pixels. When not all do, room is kept for the entry
 * of `moreWidth` that holds the rest.
 */
export function countThatFit(widths: readonly number[], available: number, moreWidth: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= available) {
    return widths.length;
  }
  let used = moreWidth;
  return widths.findIndex((width) => {
    used += width;
    return used > available;
  });
}
