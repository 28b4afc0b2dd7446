/** Rows from one place up to, and without, another. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/**
 * Rows drawn beyond each edge. The stage moves only when rows were drawn, so that none has to wait there; one alone, for
 * the hand that is quicker than a frame.
 */
const OVERSCAN = 1;
/** Rows are placed from the nearest of these, so that no distance is of millions of pixels, where browsers round. */
const BLOCK = 500;

/** What is to be drawn where this row is the first in sight. */
export function windowAt(view: { first: number; count: number; visibleRows: number }): RowWindow {
  const { first, count, visibleRows } = view;
  if (visibleRows <= 0) {
    return { from: 0, to: 0 };
  }
  // A row of which the lower half is in sight leaves room for half a row at the other end.
  const drawn = Math.ceil(visibleRows) + 1 + 2 * OVERSCAN;
  const from = Math.max(0, Math.min(first - OVERSCAN, count - drawn));
  return { from, to: Math.min(count, from + drawn) };
}

/** The row that lies at the top of the stage. */
export function stageStart({ from }: RowWindow): number {
  return from - (from % BLOCK);
}

/** How many rows the stage is high: it holds the window wherever within its block that is, and one row more. */
export function stageRows({ from, to }: RowWindow): number {
  return BLOCK + (to - from) + 1;
}
