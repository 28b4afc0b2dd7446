import { twoSidedP } from '../statistics/t-test';
import { priorVariance } from './prior-variance';
import { type TwoGroupFits } from './two-group-fit';

/**
 * Moderated t tests of the difference of the means of each feature: its variance is drawn towards that of all features.
 * NaN for all of them without replicates.
 *
 * Source: Smyth (2004), Statistical Applications in Genetics and Molecular Biology 3:3.
 */
export function moderatedTests({
  numeratorMean,
  denominatorMean,
  variance,
  degreesOfFreedom,
  unscaledError,
}: TwoGroupFits): { t: Float64Array; p: Float64Array } {
  const features = variance.length;
  const pooled = degreesOfFreedom.reduce((sum, degrees) => sum + degrees, 0);
  if (pooled < 1) {
    return { t: new Float64Array(features).fill(NaN), p: new Float64Array(features).fill(NaN) };
  }
  const prior = priorVariance(variance, degreesOfFreedom);
  const t = variance.map((own, feature) => {
    const degrees = degreesOfFreedom[feature] ?? NaN;
    const posterior =
      prior.degreesOfFreedom === Infinity
        ? prior.variance
        : (degrees * own + prior.degreesOfFreedom * prior.variance) / (degrees + prior.degreesOfFreedom);
    const difference = (numeratorMean[feature] ?? NaN) - (denominatorMean[feature] ?? NaN);
    return difference / ((unscaledError[feature] ?? NaN) * Math.sqrt(posterior));
  });
  const totalOf = (feature: number): number =>
    Math.min((degreesOfFreedom[feature] ?? NaN) + prior.degreesOfFreedom, pooled);
  return { t, p: t.map((value, feature) => twoSidedP(value, totalOf(feature))) };
}
