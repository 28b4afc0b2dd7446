import { type ExpressionMatrix, rowOf } from '../matrix/expression-matrix';
import { pearson } from '../statistics/correlation';
import { mean } from '../statistics/descriptive';
import { discoveryThreshold, pooledTTest } from '../statistics/t-test';
import { type SampleGroup } from './sample-groups';

const MIN_REPLICATES = 2;
const LARGEST_ADJUSTED_P = 0.05;

/** Selection of the measured fold changes. */
export interface FoldChangeRule {
  /**
   * `significant`: adjusted p below 0.05 (proteins, RNA); `complete`: features without missing values (metabolites).
   */
  readonly keep: 'significant' | 'complete';
  /** Transformation of a matrix value to log2; the identity by default. */
  readonly scale?: (value: number) => number;
}

/** Reference value: the log2 fold change of a feature between two samples, such as `D5/D6`. */
export interface ReferenceFoldChange {
  readonly feature: string;
  readonly pair: string;
  readonly log2FoldChange: number;
}

/** Measured fold change with its reference. */
export interface CorrelationPoint {
  readonly name: string;
  readonly test: number;
  readonly reference: number;
}

/** Measured fold changes with a reference, and the number of features that had one. */
export interface ReferenceMatch {
  readonly points: readonly CorrelationPoint[];
  readonly matchedFeatures: number;
}

/** Relative correlation (RC): Pearson correlation of measured with reference log2 fold changes. NaN below 3 points. */
export function relativeCorrelation(points: readonly CorrelationPoint[]): number {
  return pearson(
    points.map((point) => point.test),
    points.map((point) => point.reference),
  );
}

/**
 * Pairs of measured and reference log2 fold changes. A fold change needs two replicates with a value in both samples;
 * `keep` then selects by adjusted p (pooled t test, Benjamini-Hochberg over the pair) or by completeness of the row.
 * Replicates have equal weights: no precision weights.
 */
export function matchReference(
  matrix: ExpressionMatrix,
  groups: readonly SampleGroup[],
  reference: readonly ReferenceFoldChange[],
  rule: FoldChangeRule = { keep: 'significant' },
): ReferenceMatch {
  const rowByFeature = rowsOf(matrix, new Set(reference.map((entry) => entry.feature)));
  if (rowByFeature.size === 0) {
    return { points: [], matchedFeatures: 0 };
  }
  const requested = new Set(rowByFeature.values());
  const pairs = [...new Set(reference.map((entry) => entry.pair))];
  const points = pairs.flatMap((pair) => {
    const measured = foldChangesOf(matrix, groups, pair, requested, rule);
    return reference.flatMap((entry) => {
      const test = entry.pair === pair ? measured.get(rowByFeature.get(entry.feature) ?? -1) : undefined;
      return test === undefined
        ? []
        : [{ name: `${entry.feature} ${pair}`, test, reference: entry.log2FoldChange }];
    });
  });
  return { points, matchedFeatures: rowByFeature.size };
}

/** Rows of the features in the reference, by name or HMDB identifier. */
function rowsOf(matrix: ExpressionMatrix, requested: ReadonlySet<string>): Map<string, number> {
  const rows = new Map<string, number>();
  for (const names of [matrix.hmdbIds ?? [], matrix.features]) {
    let row = 0;
    for (const name of names) {
      if (requested.has(name)) {
        rows.set(name, row);
      }
      row += 1;
    }
  }
  return rows;
}

/** Fold changes of the requested rows; p values are adjusted over all rows. */
function foldChangesOf(
  matrix: ExpressionMatrix,
  groups: readonly SampleGroup[],
  pair: string,
  requested: ReadonlySet<number>,
  { keep, scale = (value) => value }: FoldChangeRule,
): Map<number, number> {
  const [numerator, denominator] = pair
    .split('/')
    .map((sample) => groups.find((group) => group.sample === sample)?.libraries ?? []);
  const pValues = new Float64Array(matrix.features.length);
  const measured = new Map<number, { readonly change: number; readonly p: number }>();
  let tests = 0;
  for (let feature = 0; feature < matrix.features.length; feature += 1) {
    const row = rowOf(matrix, feature);
    if (keep === 'complete' && (!requested.has(feature) || row.some((value) => Number.isNaN(scale(value))))) {
      continue;
    }
    const present = (libraries: readonly number[] = []): number[] =>
      libraries.map((library) => scale(row[library] ?? NaN)).filter((value) => !Number.isNaN(value));
    const [above, below] = [present(numerator), present(denominator)];
    if (above.length >= MIN_REPLICATES && below.length >= MIN_REPLICATES) {
      const p = pooledTTest(above, below);
      pValues[tests] = p;
      tests += 1;
      if (requested.has(feature)) {
        measured.set(feature, { change: mean(above) - mean(below), p });
      }
    }
  }
  const threshold = discoveryThreshold(pValues.subarray(0, tests), LARGEST_ADJUSTED_P);
  return new Map(
    [...measured]
      .filter(([, { p }]) => keep === 'complete' || p <= threshold)
      .map(([feature, { change }]) => [feature, change]),
  );
}
