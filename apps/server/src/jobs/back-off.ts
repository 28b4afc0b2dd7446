/** Limits of a back-off, in milliseconds. */
export interface BackOff {
  firstMs: number;
  maxMs: number;
}

/** Pause before a call is repeated, in milliseconds: it doubles with each failure, up to the maximum. */
export function backOff({ firstMs, maxMs }: BackOff, failures: number): number {
  return Math.min(maxMs, firstMs * 2 ** Math.min(30, Math.max(0, failures - 1)));
}
