import { type ExpressionMatrix, isWithoutCounts, type Omics, rowOf } from '../matrix/expression-matrix';
import { tabulatedLog2 } from '../statistics/tabulated-log2';
import { detectionLimit, logOfDetectedFpkm, logOfFpkm, MIN_COUNT } from './fpkm-levels';
import { type SampleGroup } from './sample-groups';

const MIN_REPLICATES = 2;
const CPM_OFFSET = 0.01;

/**
 * Feature rows of the PCA, without missing values. Proteins: all, with 0 for missing. Metabolites: complete rows with
 * positive values, log2. RNA: genes with 3 counts or more (without counts, an FPKM of 0.1 or more) in 2 replicates of any sample;
 * log2 of FPKM + 0.01, or of counts per million + 0.01 in a table without FPKM. All rows come in the same memory: copy one to
 * keep it.
 */
export function* rowsForComparison(
  omics: Omics,
  matrix: ExpressionMatrix,
  groups: readonly SampleGroup[],
): Generator<Float64Array> {
  for (const [, row] of featuresForComparison(omics, matrix, groups)) {
    yield row;
  }
}

/** Feature rows of {@link rowsForComparison}, each with the index of its feature; the next row is written over it. */
export function* featuresForComparison(
  omics: Omics,
  matrix: ExpressionMatrix,
  groups: readonly SampleGroup[],
): Generator<readonly [feature: number, row: Float64Array]> {
  const writeLevels = omics === 'transcriptomics' ? levelsOf(matrix) : null;
  const limit = detectionLimit(matrix);
  const row = new Float64Array(matrix.libraries.length);
  for (let feature = 0; feature < matrix.features.length; feature += 1) {
    const values = rowOf(matrix, feature);
    if (omics === 'proteomics') {
      writeProteins(values, row);
      yield [feature, row];
    } else if (omics === 'metabolomics') {
      if (values.every((value) => value > 0)) {
        writeLogs(values, row);
        yield [feature, row];
      }
    } else if (writeLevels && groups.some(({ libraries }) => isDetected(values, libraries, limit))) {
      writeLevels(values, row, feature);
      yield [feature, row];
    }
  }
}

function writeProteins(values: Float64Array, row: Float64Array): void {
  for (let library = 0; library < row.length; library += 1) {
    const value = values[library] ?? NaN;
    row[library] = Number.isNaN(value) ? 0 : value;
  }
}

function writeLogs(values: Float64Array, row: Float64Array): void {
  for (let library = 0; library < row.length; library += 1) {
    row[library] = Math.log2(values[library] ?? NaN);
  }
}

/** Whole numbers whose logarithms are computed once for each library: most counts of a batch. */
const TABULATED = 1024;

/** Writer of the levels of a gene: log2 of FPKM + 0.01 where the table has them, otherwise of counts per million. */
function levelsOf(
  matrix: ExpressionMatrix,
): (counts: Float64Array, row: Float64Array, feature: number) => void {
  const { fpkm } = matrix;
  if (!fpkm) {
    return logsPerMillion(matrix);
  }
  return (_counts, row, feature) => {
    for (let library = 0; library < row.length; library += 1) {
      row[library] = logOfFpkm(fpkm[feature * row.length + library] ?? NaN);
    }
  };
}

/** Writer of log2 counts per million + 0.01, of a missing count as of 0. */
function logsPerMillion(matrix: ExpressionMatrix): (counts: Float64Array, row: Float64Array) => void {
  const millions = librarySizes(matrix).map((size) => size / 1e6);
  // A small table would take less time than the logarithms of all whole numbers.
  const known = matrix.features.length > TABULATED ? TABULATED : 0;
  const logs = new Float64Array(known * millions.length);
  for (let library = 0; library < millions.length; library += 1) {
    for (let count = 0; count < known; count += 1) {
      logs[library * known + count] = Math.log2(count / (millions[library] ?? NaN) + CPM_OFFSET);
    }
  }
  return (counts, row) => {
    for (let library = 0; library < row.length; library += 1) {
      const value = counts[library] ?? NaN;
      // NaN becomes 0 here.
      const whole = value | 0;
      row[library] =
        (whole === value || Number.isNaN(value)) && whole >= 0 && whole < known
          ? (logs[library * known + whole] ?? NaN)
          : Math.log2((Number.isNaN(value) ? 0 : value) / (millions[library] ?? NaN) + CPM_OFFSET);
    }
  };
}

/**
 * Transformation to the scale of the replicate correlation: log2 for metabolites and RNA; proteins are log2 already. Values
 * that are not detected are missing: zero intensities, counts below three, and in a table without counts an FPKM below 0.1.
 */
export function logScaleOf(omics: Omics, matrix?: ExpressionMatrix): (value: number) => number {
  switch (omics) {
    case 'proteomics':
      return (value) => value;
    case 'metabolomics':
      return (value) => (value > 0 ? Math.log2(value) : NaN);
    case 'transcriptomics':
      return matrix && isWithoutCounts(matrix) ? logOfDetectedFpkm : logOfDetected;
  }
}

const logOfCount = tabulatedLog2(0);

function logOfDetected(count: number): number {
  return count >= MIN_COUNT ? logOfCount(count) : NaN;
}

/** True if a gene is detected in a sample: three counts or more, or another limit, in two of its libraries. */
export function isDetected(
  values: Float64Array,
  libraries: readonly number[],
  limit: number = MIN_COUNT,
): boolean {
  let replicates = 0;
  for (const library of libraries) {
    replicates += (values[library] ?? 0) >= limit ? 1 : 0;
  }
  return replicates >= MIN_REPLICATES;
}

function librarySizes({ values, libraries }: ExpressionMatrix): Float64Array {
  const width = libraries.length;
  const sizes = new Float64Array(width);
  for (let start = 0; start < values.length; start += width) {
    for (let library = 0; library < width; library += 1) {
      const value = values[start + library] ?? NaN;
      sizes[library] = (sizes[library] ?? 0) + (Number.isNaN(value) ? 0 : value);
    }
  }
  return sizes;
}
