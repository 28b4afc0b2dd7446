import { type SampleDifferences } from '../expression/sample-differences';
import { logScaleOf } from '../expression/feature-rules';
import { isRaisedForVariation, variationOf } from '../expression/replicate-metrics';
import { type SampleGroup } from '../expression/sample-groups';
import { type ExpressionMatrix, type Omics, rowOf } from '../matrix/expression-matrix';
import { type ValueScale } from '../matrix/value-scale';
import { toSignificant } from '../statistics/descriptive';

/** Prefixes of the columns of a feature table; a sample or a pair of samples follows. */
export const FEATURE_COLUMNS = {
  name: 'feature',
  missing: 'missing_percent',
  mean: 'mean_log2_',
  variation: 'cv_percent_',
  foldChange: 'log2_fold_change_',
  adjustedP: 'adjusted_p_',
} as const;

/** Table of all features of a prepared table, in its order. */
export interface FeatureTable {
  /** Names of the columns; see {@link FEATURE_COLUMNS}. */
  readonly columns: readonly string[];
  readonly entries: number;
  /** Cells of each feature, one row at a time; null for what cannot be known. Six significant digits. */
  readonly rows: () => Generator<readonly (string | number | null)[]>;
}

/** Input of a feature table. */
export interface FeatureTableInput {
  readonly omics: Omics;
  readonly matrix: ExpressionMatrix;
  readonly scale: ValueScale;
  readonly groups: readonly SampleGroup[];
  readonly differences: readonly SampleDifferences[];
}

/** Maximum number of samples with columns of their own. */
const MAX_SAMPLES = 12;
const DIGITS = 6;
const NOT_TESTED = -1;

/**
 * Figures of each feature: the share of libraries without a value; by sample, the mean of the log2 values (of RNA the counts of
 * 3 or more, as in the box plots) and the coefficient of variation as in the figure of the batch; by pair, the fold change
 * and its adjusted p where the pair was tested.
 */
export function featureTable({ omics, matrix, scale, groups, differences }: FeatureTableInput): FeatureTable {
  const samples = groups.slice(0, MAX_SAMPLES);
  const logOf = logScaleOf(omics, matrix);
  const raise = isRaisedForVariation(omics, scale, matrix);
  const tested = differences.map((pair) => ({ pair, indexOf: indexesOf(pair, matrix.features.length) }));
  return {
    columns: columnsOf(samples, differences),
    entries: matrix.features.length,
    *rows() {
      for (let feature = 0; feature < matrix.features.length; feature += 1) {
        const row = rowOf(matrix, feature);
        const cells: (string | number | null)[] = [matrix.features.at(feature) ?? '', known(missingIn(row))];
        for (const { libraries } of samples) {
          cells.push(known(meanOf(row, libraries, logOf)), known(variationOf(row, libraries, raise)));
        }
        for (const { pair, indexOf } of tested) {
          const index = indexOf[feature] ?? NOT_TESTED;
          cells.push(known(pair.log2FoldChange[index]), known(pair.adjustedP[index]));
        }
        yield cells;
      }
    },
  };
}

/** Percentage of the values of a row that are missing. */
function missingIn(row: Float64Array): number {
  let missing = 0;
  for (let library = 0; library < row.length; library += 1) {
    missing += Number.isNaN(row[library]) ? 1 : 0;
  }
  return (100 * missing) / row.length;
}

/** Index of each feature among the differences of a pair; {@link NOT_TESTED} for one that is not there. */
function indexesOf({ rows }: SampleDifferences, features: number): Int32Array {
  const indexes = new Int32Array(features).fill(NOT_TESTED);
  rows.forEach((feature, index) => {
    indexes[feature] = index;
  });
  return indexes;
}

function columnsOf(samples: readonly SampleGroup[], differences: readonly SampleDifferences[]): string[] {
  const { name, missing, mean, variation, foldChange, adjustedP } = FEATURE_COLUMNS;
  return [
    name,
    missing,
    ...samples.flatMap(({ sample }) => [mean + sample, variation + sample]),
    ...differences.flatMap(({ pair }) => [foldChange + pair, adjustedP + pair]),
  ];
}

function meanOf(
  row: Float64Array,
  libraries: readonly number[],
  scale: (value: number) => number,
): number | undefined {
  let sum = 0;
  let count = 0;
  for (const library of libraries) {
    const value = scale(row[library] ?? NaN);
    if (!Number.isNaN(value)) {
      sum += value;
      count += 1;
    }
  }
  return count === 0 ? undefined : sum / count;
}

function known(value: number | undefined): number | null {
  return value === undefined || !Number.isFinite(value) ? null : toSignificant(value, DIGITS);
}
