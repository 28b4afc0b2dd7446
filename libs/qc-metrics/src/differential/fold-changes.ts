import { benjaminiHochberg } from '../statistics/false-discovery';
import { twoSidedP } from '../statistics/t-test';
import { expressedFeatures } from './expression-filter';
import { normalisationFactors } from './normalisation-factors';
import { withPrecisionWeights } from './precision-weights';
import { priorVariance } from './prior-variance';
import { selectFeatures, type TwoGroupTable } from './two-group-table';
import { fitTwoGroups, type TwoGroupFit } from './two-group-fit';

/** Fold change of a feature between two samples, with its moderated t test. */
export interface FoldChange {
  /** Index of the feature in the table. */
  readonly feature: number;
  readonly log2FoldChange: number;
  /** Mean of its log2 values per million. */
  readonly averageExpression: number;
  readonly t: number;
  readonly p: number;
  /** Adjusted by Benjamini and Hochberg over the features of the result. */
  readonly adjustedP: number;
  /** Log2 values per million of the libraries, in the order of the table. */
  readonly values: Float64Array;
  /** Precision weights of these values. */
  readonly weights: Float64Array;
}

/**
 * Fold changes of counts or intensities as limma-voom computes them: filter, TMM, precision weights, moderated t test. In the
 * order of the table, without the features that the filter excludes; empty for fewer than two features.
 *
 * @param minCount least value in a library of median size, for the filter
 */
export function foldChanges(table: TwoGroupTable, minCount: number): FoldChange[] {
  const features = expressedFeatures(table, minCount);
  if (features.length < 2) {
    return [];
  }
  const expressed = selectFeatures(table, features);
  const weighted = withPrecisionWeights(expressed, normalisationFactors(expressed));
  const fits = fitTwoGroups(weighted);
  const width = table.isNumerator.length;
  const tests = moderatedTests(fits, table.isNumerator.length - 2);
  const adjusted = benjaminiHochberg(tests.map(({ p }) => p));
  return fits.map((fit, position) => ({
    feature: features[position] ?? NaN,
    log2FoldChange: fit.numeratorMean - fit.denominatorMean,
    averageExpression: fit.averageExpression,
    t: tests[position]?.t ?? NaN,
    p: tests[position]?.p ?? NaN,
    adjustedP: adjusted[position] ?? NaN,
    values: weighted.values.subarray(position * width, (position + 1) * width),
    weights: weighted.weights.subarray(position * width, (position + 1) * width),
  }));
}

function moderatedTests(fits: readonly TwoGroupFit[], degreesOfFreedom: number): { t: number; p: number }[] {
  if (degreesOfFreedom < 1) {
    return fits.map(() => ({ t: NaN, p: NaN }));
  }
  const prior = priorVariance(
    fits.map(({ variance }) => variance),
    degreesOfFreedom,
  );
  const total = Math.min(degreesOfFreedom + prior.degreesOfFreedom, degreesOfFreedom * fits.length);
  return fits.map(({ numeratorMean, denominatorMean, variance, unscaledError }) => {
    const posterior =
      prior.degreesOfFreedom === Infinity
        ? prior.variance
        : (degreesOfFreedom * variance + prior.degreesOfFreedom * prior.variance) /
          (degreesOfFreedom + prior.degreesOfFreedom);
    const t = (numeratorMean - denominatorMean) / (unscaledError * Math.sqrt(posterior));
    return { t, p: twoSidedP(t, total) };
  });
}
