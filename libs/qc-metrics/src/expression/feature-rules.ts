import { type ExpressionMatrix, type Omics, rowOf } from '../matrix/expression-matrix';
import { type SampleGroup } from './sample-groups';

const MIN_COUNT = 3;
const MIN_REPLICATES = 2;
const CPM_OFFSET = 0.01;

/**
 * Feature rows of the PCA, without missing values. Proteins: all, with 0 for missing. Metabolites: complete rows with
 * positive values, log2. RNA counts: genes with 3 counts or more in 2 replicates of any sample, log2 of counts per
 * million + 0.01.
 */
export function* rowsForComparison(
  omics: Omics,
  matrix: ExpressionMatrix,
  groups: readonly SampleGroup[],
): Generator<number[]> {
  const millions = omics === 'transcriptomics' ? librarySizes(matrix).map((size) => size / 1e6) : [];
  for (const row of allRows(matrix)) {
    if (omics === 'proteomics') {
      yield Array.from(row, (value) => (Number.isNaN(value) ? 0 : value));
    } else if (omics === 'metabolomics') {
      if (row.every((value) => value > 0)) {
        yield Array.from(row, (value) => Math.log2(value));
      }
    } else if (groups.some(({ libraries }) => isDetected(row, libraries))) {
      yield Array.from(row, (value, library) =>
        Math.log2((value || 0) / (millions[library] ?? NaN) + CPM_OFFSET),
      );
    }
  }
}

/**
 * Transformation to the scale of the replicate correlation: log2 for metabolites and RNA; proteins are log2 already. Values
 * that are not detected are missing: zero intensities, and counts below three.
 */
export function logScaleOf(omics: Omics): (value: number) => number {
  switch (omics) {
    case 'proteomics':
      return (value) => value;
    case 'metabolomics':
      return (value) => (value > 0 ? Math.log2(value) : NaN);
    case 'transcriptomics':
      return (value) => (value >= MIN_COUNT ? Math.log2(value) : NaN);
  }
}

/** True if a gene is detected in a sample: three counts or more in two of its libraries. */
export function isDetected(counts: Float64Array, libraries: readonly number[]): boolean {
  let replicates = 0;
  for (const library of libraries) {
    replicates += (counts[library] ?? 0) >= MIN_COUNT ? 1 : 0;
  }
  return replicates >= MIN_REPLICATES;
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

function* allRows(matrix: ExpressionMatrix): Generator<Float64Array> {
  for (let feature = 0; feature < matrix.features.length; feature += 1) {
    yield rowOf(matrix, feature);
  }
}
