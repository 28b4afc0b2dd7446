/**
 * Number of entries that fit into a row of `available` pixels. If not all fit, room is reserved for the "More" entry of
 * `moreWidth` pixels.
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
