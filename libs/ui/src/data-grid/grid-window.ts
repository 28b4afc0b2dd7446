/** Range of row indexes; `to` is exclusive. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/**
 * Rows rendered beyond each edge. The stage moves only after rows are rendered, so one is enough, for a pointer faster
 * than a frame.
 */
const OVERSCAN = 1;
/**
 * Block size of row offsets: offsets count from a block boundary, because browsers round positions of millions of
 * pixels.
 */
const BLOCK = 500;

/** Rows to render when `first` is the first visible row. */
export function windowAt(view: { first: number; count: number; visibleRows: number }): RowWindow {
  const { first, count, visibleRows } = view;
  if (visibleRows <= 0) {
    return { from: 0, to: 0 };
  }
  // A partly visible row at one end leaves space for a part of another at the other end.
  const drawn = Math.ceil(visibleRows) + 1 + 2 * OVERSCAN;
  const from = Math.max(0, Math.min(first - OVERSCAN, count - drawn));
  return { from, to: Math.min(count, from + drawn) };
}

/** Index of the row at the top of the stage. */
export function stageStart({ from }: RowWindow): number {
  return from - (from % BLOCK);
}

/** Height of the stage in rows: enough for the window anywhere in its block, and one row more. */
export function stageRows({ from, to }: RowWindow): number {
  return BLOCK + (to - from) + 1;
}
