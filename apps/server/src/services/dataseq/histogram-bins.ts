import { binEdges } from '@omics-portal/data-query/workbench';

/** Minimum and maximum of a field. */
export interface Bounds {
  min: number;
  max: number;
}

/**
 * Lower edges of bins of equal width, strictly ascending; the last bin includes the maximum. There are fewer than requested
 * where the range has fewer distinct numbers.
 */
export function binStarts({ min, max }: Bounds, bins: number): number[] {
  const starts = binEdges(min, max, bins).slice(0, -1);
  return starts.filter((start, index) => index === 0 || start > (starts[index - 1] ?? start));
}
