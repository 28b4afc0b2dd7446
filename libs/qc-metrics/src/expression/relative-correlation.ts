import { type ExpressionMatrix, rowOf } from '../matrix/expression-matrix';
import { pearson } from '../statistics/correlation';
import { mean } from '../statistics/descriptive';
import { adjustForDiscoveries, pooledTTest } from '../statistics/t-test';
import { type SampleGroup } from './sample-groups';

const LEAST_REPLICATES = 2;
const LARGEST_ADJUSTED_P = 0.05;

/** Which measured fold changes count. */
export interface FoldChangeRule {
  /** `significant`: those with an adjusted p below 0.05 (proteins, RNA); `complete`: features without any missing value (metabolites). */
  readonly keep: 'significant' | 'complete';
}

/** One reference value: the log2 fold change of a feature between two samples, such as `D5/D6`. */
export interface ReferenceFoldChange {
  readonly feature: string;
  readonly pair: string;
  readonly log2FoldChange: number;
}

/** A measured fold change beside its reference. */
export interface CorrelationPoint {
  readonly name: string;
  readonly test: number;
  readonly reference: number;
}

/** Measured fold changes that have a reference, and how many features had one at all. */
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
 * Pairs the measured log2 fold changes with the reference's. `matrix` holds log2 values. A fold change needs two replicates
 * with a value in both samples; `keep` then selects by adjusted p (pooled t test, Benjamini-Hochberg over the pair) or by
 * completeness of the row. Replicates weigh alike: no precision weights.
 */
export function matchReference(
  matrix: ExpressionMatrix,
  groups: readonly SampleGroup[],
  reference: readonly ReferenceFoldChange[],
  { keep }: FoldChangeRule = { keep: 'significant' },
): ReferenceMatch {
  const rowByFeature = rowsOf(matrix, new Set(reference.map((entry) => entry.feature)));
  if (rowByFeature.size === 0) {
    return { points: [], matchedFeatures: 0 };
  }
  const pairs = [...new Set(reference.map((entry) => entry.pair))];
  const points = pairs.flatMap((pair) => {
    const measured = foldChangesOf(matrix, groups, pair, keep);
    return reference.flatMap((entry) => {
      const test = entry.pair === pair ? measured.get(rowByFeature.get(entry.feature) ?? -1) : undefined;
      return test === undefined
        ? []
        : [{ name: `${entry.feature} ${pair}`, test, reference: entry.log2FoldChange }];
    });
  });
  return { points, matchedFeatures: rowByFeature.size };
}

/** Rows of the features that the reference knows, by their name or by their HMDB identifier. */
function rowsOf(matrix: ExpressionMatrix, wanted: ReadonlySet<string>): Map<string, number> {
  const rows = new Map<string, number>();
  for (const names of [matrix.hmdbIds ?? [], matrix.features]) {
    names.forEach((name, row) => {
      if (wanted.has(name)) {
        rows.set(name, row);
      }
    });
  }
  return rows;
}

function foldChangesOf(
  matrix: ExpressionMatrix,
  groups: readonly SampleGroup[],
  pair: string,
  keep: FoldChangeRule['keep'],
): Map<number, number> {
  const [numerator, denominator] = pair
    .split('/')
    .map((sample) => groups.find((group) => group.sample === sample)?.libraries ?? []);
  const measured: { feature: number; change: number; p: number }[] = [];
  matrix.features.forEach((_, feature) => {
    const row = rowOf(matrix, feature);
    if (keep === 'complete' && row.some(Number.isNaN)) {
      return;
    }
    const present = (libraries: readonly number[] = []): number[] =>
      libraries.map((library) => row[library] ?? NaN).filter((value) => !Number.isNaN(value));
    const [above, below] = [present(numerator), present(denominator)];
    if (above.length >= LEAST_REPLICATES && below.length >= LEAST_REPLICATES) {
      measured.push({ feature, change: mean(above) - mean(below), p: pooledTTest(above, below) });
    }
  });
  const adjusted = adjustForDiscoveries(measured.map((entry) => entry.p));
  return new Map(
    measured
      .filter((_, index) => keep === 'complete' || (adjusted[index] ?? 1) < LARGEST_ADJUSTED_P)
      .map((entry) => [entry.feature, entry.change]),
  );
}
