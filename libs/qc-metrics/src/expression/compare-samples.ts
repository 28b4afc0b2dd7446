import { type ExpressionMatrix, isWithoutCounts, type Omics } from '../matrix/expression-matrix';
import { type FeatureKey } from '../matrix/feature-key';
import { GeneComparisons } from './gene-comparisons';
import {
  matchRows,
  type ReferenceFoldChanges,
  type ReferenceMatch,
  referenceRows,
} from './relative-correlation';
import { differencesOf, type SampleDifferences } from './sample-differences';
import { type SampleGroup } from './sample-groups';

/** Comparison of the samples of a batch with each other and with a reference. */
export interface SampleComparison {
  readonly differences: readonly SampleDifferences[];
  /** Null without a reference. */
  readonly match: ReferenceMatch | null;
}

/** Request of a comparison; takes a prepared table. */
export interface SampleComparisonInput {
  readonly omics: Omics;
  readonly matrix: ExpressionMatrix;
  readonly groups: readonly SampleGroup[];
  readonly reference?: ReferenceFoldChanges | undefined;
}

/** Differences between the samples and their match with a reference. Genes are compared once for both, by their counts alone. */
export function compareSamples({
  omics,
  matrix,
  groups,
  reference,
}: SampleComparisonInput): SampleComparison {
  if (isWithoutCounts(matrix)) {
    return { match: null, differences: [] };
  }
  if (!reference) {
    return { match: null, differences: differencesOf(omics, matrix, groups, new GeneComparisons(matrix)) };
  }
  const table = referencedTable(matrix, reference.key);
  const rows = referenceRows(omics, table, reference.values);
  const genes = new GeneComparisons(table, new Set([...rows.values()].flat()));
  return {
    match: matchRows(omics, table, { groups, reference: reference.values, rows, genes }),
    differences: differencesOf(omics, matrix, groups, genes),
  };
}

/** Table whose features a reference describes: the peptides of a table that has them apart, or the table itself. */
export function referencedTable(matrix: ExpressionMatrix, key: FeatureKey): ExpressionMatrix {
  return key === 'peptide' ? (matrix.peptides ?? matrix) : matrix;
}
