import { type SampleDifferences } from '../expression/sample-differences';
import { type FeatureNames } from '../matrix/name-list';
import { ascendingOrder } from '../statistics/ascending-order';
import { evenlySampled } from '../statistics/evenly-sampled';
import { volcanoSide } from './volcano-side';

/** Limits beyond which a feature counts as differential. */
export interface DifferentialLimits {
  /** Least size of the log2 fold change. */
  readonly log2FoldChange: number;
  /** An adjusted p below it is significant. */
  readonly adjustedP: number;
}

/** Differential features between two samples. */
export interface QcVolcano {
  /** Numerator and denominator, such as `D5/D6`. */
  readonly pair: string;
  /** Number of features that were tested. */
  readonly tested: number;
  /** Differential features that are higher in the numerator. */
  readonly up: number;
  readonly down: number;
  /** Features for a chart, by p: the most significant ones, then an even sample of the others. Six significant digits. */
  readonly points: readonly {
    readonly name: string;
    readonly log2FoldChange: number;
    readonly adjustedP: number;
  }[];
}

/** Differential features of all pairs, with the limits that were used. */
export interface QcDifferential {
  readonly limits: DifferentialLimits;
  readonly pairs: readonly QcVolcano[];
}

/** Limits of a differential feature: a factor of two, and a false discovery rate of 5 %. */
export const DIFFERENTIAL_LIMITS: DifferentialLimits = { log2FoldChange: 1, adjustedP: 0.05 };
/** Most significant features of a pair that are always points. */
const TOP_POINTS = 100;
/** Maximum number of points of a pair for its other features. A control chart loads many reports, so that they stay small. */
const MAX_OTHER_POINTS = 300;

/** Counts and points of the differential features of each pair; null without a pair. */
export function differentialOf(
  names: FeatureNames,
  differences: readonly SampleDifferences[],
): QcDifferential | null {
  return differences.length === 0
    ? null
    : { limits: DIFFERENTIAL_LIMITS, pairs: differences.map((pair) => volcanoOf(names, pair)) };
}

function volcanoOf(
  names: FeatureNames,
  { pair, rows, log2FoldChange, p, adjustedP }: SampleDifferences,
): QcVolcano {
  const order = ascendingOrder(p);
  const shown = [
    ...order.subarray(0, TOP_POINTS),
    ...evenlySampled([...order.subarray(TOP_POINTS)], MAX_OTHER_POINTS),
  ];
  const counts = { up: 0, down: 0, neither: 0 };
  log2FoldChange.forEach((change, index) => {
    counts[volcanoSide(change, adjustedP[index] ?? NaN, DIFFERENTIAL_LIMITS)] += 1;
  });
  return {
    pair,
    tested: rows.length,
    up: counts.up,
    down: counts.down,
    points: shown.map((index) => ({
      name: names.at(rows[index] ?? -1) ?? '',
      log2FoldChange: rounded(log2FoldChange[index] ?? NaN),
      adjustedP: rounded(adjustedP[index] ?? NaN),
    })),
  };
}

/** Value with six significant digits, which is more than a chart can show. */
function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
