import { type LibraryMean, type MeasuredFoldChange } from '../expression/measured-fold-changes';
import { pearson } from '../statistics/correlation';

/**
 * Relative correlation of a resample: each fold change is computed anew from the libraries drawn. Normalisation, precision
 * weights and the choice of features stay those of the whole batch.
 */
export function resampledCorrelation(
  measured: readonly MeasuredFoldChange[],
  reference: readonly number[],
  draws: ArrayLike<number>,
): number {
  const tests = measured.map(
    ({ numerator, denominator }) => drawnMean(numerator, draws) - drawnMean(denominator, draws),
  );
  return pearson(tests, reference);
}

function drawnMean({ libraries, values, weights }: LibraryMean, draws: ArrayLike<number>): number {
  let sum = 0;
  let total = 0;
  for (let index = 0; index < libraries.length; index += 1) {
    const weight = (draws[libraries[index] ?? 0] ?? 0) * (weights[index] ?? 0);
    sum += weight * (values[index] ?? 0);
    total += weight;
  }
  return sum / total;
}
