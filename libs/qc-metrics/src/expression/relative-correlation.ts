import { type ExpressionMatrix, type Omics } from '../matrix/expression-matrix';
import { pearson } from '../statistics/correlation';
import { type MeasuredFoldChange, measuredFoldChanges } from './measured-fold-changes';
import { rowsByFeature } from './reference-features';
import { type SampleGroup } from './sample-groups';

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
  const rows = rowsByFeature(omics, table, new Set(reference.map((entry) => entry.feature)));
  const pairs = rows.size === 0 ? [] : [...new Set(reference.map((entry) => entry.pair))];
  const matches = pairs.flatMap((pair) => {
    const entries = reference.filter((entry) => entry.pair === pair && rows.has(entry.feature));
    const requested = new Map(entries.map(({ feature }) => [feature, rows.get(feature) ?? []]));
    const measured = measuredFoldChanges(omics, table, { pair, groups, requested });
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
