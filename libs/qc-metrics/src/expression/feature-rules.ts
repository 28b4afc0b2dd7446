import { type ExpressionMatrix, type Omics, rowOf } from '../matrix/expression-matrix';
import { type SampleGroup } from './sample-groups';

const LEAST_COUNT = 3;
const LEAST_REPLICATES = 2;
const CPM_OFFSET = 0.01;

/**
 * The feature rows that enter the PCA, none of them with a missing value.
 * Proteins: all, a missing value is 0. Metabolites: complete rows with positive values, log2. RNA counts: genes with
 * 3 counts or more in 2 replicates of any sample, log2 of counts per million + 0.01.
 */
export function rowsForComparison(
  omics: Omics,
  matrix: ExpressionMatrix,
  groups: readonly SampleGroup[],
): Float64Array[] {
  switch (omics) {
    case 'proteomics':
      return allRows(matrix).map((row) => row.map((value) => (Number.isNaN(value) ? 0 : value)));
    case 'metabolomics':
      return allRows(matrix)
        .filter((row) => row.every((value) => value > 0))
        .map((row) => row.map(Math.log2));
    case 'transcriptomics': {
      const millions = librarySizes(matrix).map((size) => size / 1e6);
      return allRows(matrix)
        .filter((row) => isExpressedAnywhere(row, groups))
        .map((row) =>
          row.map((value, library) => Math.log2((value || 0) / (millions[library] ?? NaN) + CPM_OFFSET)),
        );
    }
    default:
      return omics satisfies never;
  }
}

/** The matrix on the scale on which replicates are correlated: log2 for metabolites and RNA, as given for proteins. */
export function onLogScale(omics: Omics, matrix: ExpressionMatrix): ExpressionMatrix {
  if (omics === 'proteomics') {
    return matrix;
  }
  // Zero is "not seen" for an intensity, and an honest value for a count.
  const offset = omics === 'transcriptomics' ? 1 : 0;
  return {
    ...matrix,
    values: matrix.values.map((value) => (value + offset > 0 ? Math.log2(value + offset) : NaN)),
  };
}

/** A gene counts as expressed in a group when enough of its replicates hold enough reads. */
function isExpressedAnywhere(row: Float64Array, groups: readonly SampleGroup[]): boolean {
  return groups.some(
    ({ libraries }) =>
      libraries.filter((library) => (row[library] ?? 0) >= LEAST_COUNT).length >= LEAST_REPLICATES,
  );
}

function librarySizes(matrix: ExpressionMatrix): number[] {
  const sizes = matrix.libraries.map(() => 0);
  for (const row of allRows(matrix)) {
    row.forEach((value, library) => {
      sizes[library] = (sizes[library] ?? 0) + (value || 0);
    });
  }
  return sizes;
}

function allRows(matrix: ExpressionMatrix): Float64Array[] {
  return matrix.features.map((_, feature) => rowOf(matrix, feature));
}
