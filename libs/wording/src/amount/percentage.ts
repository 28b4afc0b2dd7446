/**
 * A share of 100 rounded down to two decimals, so that nothing shows 100 before it is done.
 * Outside 0 to 100 it is clamped; not a number counts as 0.
 */
export function floorPercentage(value: number): number {
  const clamped = Math.min(100, Math.max(0, Number.isNaN(value) ? 0 : value));
  // Twelve digits first: 4.35 * 100 is 434.99999999999994, which would floor to 4.34.
  return Math.floor(Number((clamped * 100).toPrecision(12))) / 100;
}

/** A share of 100 as `33.33%`, never more than it is. */
export function formatPercentage(value: number): string {
  return `${floorPercentage(value)}%`;
}
