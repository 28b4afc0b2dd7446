/**
 * Index of the mark that a key moves the focus to, among `count` marks: arrows to a neighbour, Home and End to the
 * ends. With `perRow` the marks form rows: up and down change the row, left and right stop at its ends. Undefined when
 * the key moves nothing.
 */
export function nextIndex(
  key: string,
  index: number,
  count: number,
  perRow: number | undefined,
): number | undefined {
  const next = (MOVES[key] ?? (() => index))(index, count, perRow ?? 0);
  return next === index || next < 0 || next >= count ? undefined : next;
}

type Move = (index: number, count: number, perRow: number) => number;

const back: Move = (index, _count, perRow) => (perRow > 0 && index % perRow === 0 ? index : index - 1);
const forth: Move = (index, _count, perRow) =>
  perRow > 0 && index % perRow === perRow - 1 ? index : index + 1;

const MOVES: Partial<Record<string, Move>> = {
  ArrowLeft: back,
  ArrowRight: forth,
  ArrowUp: (index, _count, perRow) => index - (perRow || 1),
  ArrowDown: (index, _count, perRow) => index + (perRow || 1),
  Home: () => 0,
  End: (_index, count) => count - 1,
};
