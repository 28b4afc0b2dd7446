import { columnOf, type ExpressionMatrix, rowOf } from '../matrix/expression-matrix';
import { pearson } from '../statistics/correlation';
import { mean, median, standardDeviation } from '../statistics/descriptive';
import { pairsOf, type SampleGroup } from './sample-groups';

/** Missing cells of all cells, in percent. NaN for a matrix without cells. */
export function missingPercent(matrix: ExpressionMatrix): number {
  return (100 * matrix.values.filter(Number.isNaN).length) / matrix.values.length;
}

/** What one library holds: features with a value, and the missing ones in percent. */
export function detectionOf(
  matrix: ExpressionMatrix,
  library: number,
): { detected: number; missingPercent: number } {
  const detected = columnOf(matrix, library).filter((value) => !Number.isNaN(value)).length;
  return { detected, missingPercent: (100 * (matrix.features.length - detected)) / matrix.features.length };
}

/** Median Pearson correlation over the pairs of replicates of all samples; NaN when there is no such pair. */
export function absoluteCorrelation(matrix: ExpressionMatrix, groups: readonly SampleGroup[]): number {
  const columns = matrix.libraries.map((_, library) => columnOf(matrix, library));
  const empty = new Float64Array();
  const correlations = groups
    .flatMap(({ libraries }) => pairsOf(libraries))
    .map(([first, second]) => pearson(columns[first] ?? empty, columns[second] ?? empty));
  return median(correlations.filter((value) => !Number.isNaN(value)));
}

/**
 * Median over features and samples of the coefficient of variation of the replicates, in percent.
 * The values are taken as they are unless one is negative: then they are logarithms (base 2) for certain and are
 * raised first. So log2 intensities give a far smaller figure than intensities do; that is how the published figures
 * were made.
 */
export function coefficientOfVariation(matrix: ExpressionMatrix, groups: readonly SampleGroup[]): number {
  const raise = matrix.values.some((value) => value < 0);
  const variations: number[] = [];
  matrix.features.forEach((_, feature) => {
    const row = rowOf(matrix, feature);
    for (const { libraries } of groups) {
      const present = libraries.map((library) => row[library] ?? NaN).filter((value) => !Number.isNaN(value));
      const values = raise ? present.map((value) => 2 ** value) : present;
      const variation = (100 * standardDeviation(values)) / mean(values);
      if (Number.isFinite(variation)) {
        variations.push(variation);
      }
    }
  });
  return median(variations);
}
