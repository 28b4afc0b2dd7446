/**
 * Percentage rounded down to two decimals, so that 100 is never shown early.
 * Clamped to 0..100; NaN counts as 0.
 */
export function floorPercentage(value: number): number {
  const clamped = Math.min(100, Math.max(0, Number.isNaN(value) ? 0 : value));
  // Round to twelve digits first: 4.35 * 100 is 434.99999999999994, which would floor to 4.34.
  return Math.floor(Number((clamped * 100).toPrecision(12))) / 100;
}

/** Percentage as `33.33%`, rounded down. */
export function formatPercentage(value: number): string {
  return `${floorPercentage(value)}%`;
}
