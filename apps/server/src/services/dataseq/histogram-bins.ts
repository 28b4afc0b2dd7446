/** Least and greatest number of a field. */
export interface Bounds {
  min: number;
  max: number;
}

/**
 * Where equal bins begin, ascending; the last one ends at the greatest value and holds it. Fewer than asked for where numbers lie so
 * close that two bins would begin at the same one. No step overflows, whatever the bounds.
 */
export function binStarts({ min, max }: Bounds, bins: number): number[] {
  const starts = Array.from({ length: bins }, (_, index) => min * (1 - index / bins) + max * (index / bins));
  starts[0] = min;
  return starts.filter(
    (start, index) => index === 0 || (start > (starts[index - 1] ?? start) && start <= max),
  );
}
