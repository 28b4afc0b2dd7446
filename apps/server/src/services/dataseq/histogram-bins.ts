import { binEdges, type BinSpacing } from '@omics-portal/data-query/workbench';

/** Minimum and maximum of a field. */
export interface Bounds {
  min: number;
  max: number;
}

/** Counts of the bins of a histogram. */
export interface BinCounts {
  /** Records by bin. */
  totals: number[];
  /** Minimum and maximum of the matching numbers by bin; null in an empty one. */
  spans: (Bounds | null)[];
  /** Sum of the numbers of all matching records. */
  sum: number;
}

/** Histogram of a field, with equal bins over the whole collection, so that they do not move when the filter changes. */
export interface Histogram extends Bounds {
  /** Sum of the matching numbers; absent where it is too large. */
  sum?: number;
  bins: { from: number; to: number; total: number; lowest: number | null; highest: number | null }[];
}

/** Scale of a histogram: see `scale` in openapi/dataseq.yaml. */
export type BinScale = 'linear' | 'auto';

/** Ratio of maximum to minimum above which `auto` uses bins of equal ratio. */
const WIDE_RATIO = 1000;

/**
 * Lower edges of bins, strictly ascending; the last bin includes the maximum. There are fewer than requested
 * where the range has fewer distinct numbers.
 */
export function binStarts({ min, max }: Bounds, bins: number, scale: BinScale = 'linear'): number[] {
  const spacing: BinSpacing = scale === 'auto' && min > 0 && max / min > WIDE_RATIO ? 'ratio' : 'linear';
  const starts = binEdges(min, max, bins, spacing).slice(0, -1);
  return starts.filter((start, index) => index === 0 || start > (starts[index - 1] ?? start));
}

/** Histogram with the counts of its bins. */
export function histogramOf(
  bounds: Bounds,
  starts: readonly number[],
  { totals, spans, sum = NaN }: Omit<BinCounts, 'sum'> & { sum?: number },
): Histogram {
  return {
    ...bounds,
    ...(Number.isFinite(sum) ? { sum } : {}),
    bins: starts.map((from, bin) => ({
      from,
      to: starts[bin + 1] ?? bounds.max,
      total: totals[bin] ?? 0,
      lowest: spans[bin]?.min ?? null,
      highest: spans[bin]?.max ?? null,
    })),
  };
}
