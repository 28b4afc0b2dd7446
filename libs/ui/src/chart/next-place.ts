/**
 * Where a key takes the focus among `count` marks, from the one at `place`: arrows to a neighbour, Home and End to the
 * ends. With `perRow`, the marks stand in rows: up and down go to the row above and below, and a row has ends for left and
 * right. Undefined when the key moves nothing.
 */
export function nextPlace(
  key: string,
  place: number,
  count: number,
  perRow: number | undefined,
): number | undefined {
  const next = (MOVES[key] ?? (() => place))(place, count, perRow ?? 0);
  return next === place || next < 0 || next >= count ? undefined : next;
}

type Move = (place: number, count: number, perRow: number) => number;

const back: Move = (place, _count, perRow) => (perRow > 0 && place % perRow === 0 ? place : place - 1);
const forth: Move = (place, _count, perRow) =>
  perRow > 0 && place % perRow === perRow - 1 ? place : place + 1;

const MOVES: Partial<Record<string, Move>> = {
  ArrowLeft: back,
  ArrowRight: forth,
  ArrowUp: (place, _count, perRow) => place - (perRow || 1),
  ArrowDown: (place, _count, perRow) => place + (perRow || 1),
  Home: () => 0,
  End: (_place, count) => count - 1,
};
