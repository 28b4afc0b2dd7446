import { mean, roundTo } from '../statistics/descriptive';

const EXPLAINED_VARIANCE_DECIMALS = 5;

/** Library in the plane of the first two principal components. */
export interface PlanePoint {
  readonly sample: string;
  readonly pc1: number;
  readonly pc2: number;
}

/**
 * Signal-to-noise ratio in dB: the squared distance between libraries of different samples relative to that of
 * replicates, on PC1 and PC2, weighted by their explained variance ratios, which are rounded to 5 decimals as in the
 * published tables. NaN without a pair of replicates or a pair of different samples.
 *
 * @param draws - how often each library counts, in a bootstrap; once without it. A library is no replicate of itself.
 */
export function signalToNoise(
  points: readonly PlanePoint[],
  explainedVariance: readonly [number, number],
  draws?: ArrayLike<number>,
): number {
  const first = roundTo(explainedVariance[0], EXPLAINED_VARIANCE_DECIMALS);
  const second = roundTo(explainedVariance[1], EXPLAINED_VARIANCE_DECIMALS);
  const between = { sum: 0, weight: 0 };
  const within = { sum: 0, weight: 0 };
  points.forEach((a, index) => {
    for (let other = index + 1; other < points.length; other += 1) {
      const b = points[other] ?? a;
      const weight = draws ? (draws[index] ?? 0) * (draws[other] ?? 0) : 1;
      const kind = a.sample === b.sample ? within : between;
      kind.sum += weight * (first * (a.pc1 - b.pc1) ** 2 + second * (a.pc2 - b.pc2) ** 2);
      kind.weight += weight;
    }
  });
  return 10 * Math.log10(between.sum / between.weight / (within.sum / within.weight));
}

/** Explained variance ratios of PC1 and PC2 from a table of coordinates on all components, such as a published one. */
export function explainedVarianceRatio(scores: readonly (readonly number[])[]): readonly [number, number] {
  const components = scores[0]?.length ?? 0;
  const variances = Array.from({ length: components }, (_, component) => {
    const axis = scores.map((row) => row[component] ?? 0);
    const centre = mean(axis);
    return axis.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  });
  const total = variances.reduce((sum, value) => sum + value, 0);
  return [(variances[0] ?? 0) / total, (variances[1] ?? 0) / total];
}
