import { type ExpressionMatrix, type Omics } from '../matrix/expression-matrix';
import { type FeatureKey } from '../matrix/feature-key';
import { pearson } from '../statistics/correlation';
import { GeneComparisons } from './gene-comparisons';
import { type MeasuredFoldChange, measuredFoldChanges } from './measured-fold-changes';
import { type FeatureRows, rowsByFeature } from './reference-features';
import { type SampleGroup } from './sample-groups';
import { samplePairOf } from './sample-pair';

/** Reference value: the log2 fold change of a feature between two samples, such as `D5/D6`. */
export interface ReferenceFoldChange {
  readonly feature: string;
  readonly pair: string;
  readonly log2FoldChange: number;
}

/** Reference values of a set, with the kind of its feature names. */
export interface ReferenceFoldChanges {
  readonly key: FeatureKey;
  readonly values: readonly ReferenceFoldChange[];
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
  /** Fold change behind each point, with the values of its libraries. */
  readonly measured: readonly MeasuredFoldChange[];
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
 * Measured fold changes beside those of the reference, as the package of each omics type computes and selects them. Takes
 * a prepared table: proteins and peptides as log2, metabolites as intensities, RNA as counts.
 */
export function matchReference(
  omics: Omics,
  table: ExpressionMatrix,
  groups: readonly SampleGroup[],
  reference: readonly ReferenceFoldChange[],
): ReferenceMatch {
  const rows = referenceRows(omics, table, reference);
  return matchRows(omics, table, {
    groups,
    reference,
    rows,
    genes: new GeneComparisons(table, new Set([...rows.values()].flat())),
  });
}

/** Rows of the features of a reference. */
export function referenceRows(
  omics: Omics,
  table: ExpressionMatrix,
  reference: readonly ReferenceFoldChange[],
): FeatureRows {
  return rowsByFeature(omics, table, new Set(reference.map((entry) => entry.feature)));
}

/** Match of the rows of a reference; `genes` keeps these rows. */
export function matchRows(
  omics: Omics,
  table: ExpressionMatrix,
  {
    groups,
    reference,
    rows,
    genes,
  }: {
    readonly groups: readonly SampleGroup[];
    readonly reference: readonly ReferenceFoldChange[];
    readonly rows: FeatureRows;
    readonly genes: GeneComparisons;
  },
): ReferenceMatch {
  const pairs = rows.size === 0 ? [] : [...new Set(reference.map((entry) => entry.pair))];
  const matches = pairs.flatMap((pair) => {
    const entries = reference.filter((entry) => entry.pair === pair && rows.has(entry.feature));
    const requested = new Map(entries.map(({ feature }) => [feature, rows.get(feature) ?? []]));
    const measured = measuredFoldChanges(omics, table, {
      pair: samplePairOf(pair, groups),
      requested,
      genes,
    });
    return entries.flatMap(({ feature, log2FoldChange }) => {
      const change = measured.get(feature);
      return change
        ? [{ change, name: `${feature} ${pair}`, test: change.log2FoldChange, reference: log2FoldChange }]
        : [];
    });
  });
  return {
    points: matches.map(({ name, test, reference: expected }) => ({ name, test, reference: expected })),
    measured: matches.map(({ change }) => change),
    matchedFeatures: rows.size,
  };
}
