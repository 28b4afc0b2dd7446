import { type FeatureNames } from './name-list';

/** Omics types of expression data. */
export type Omics = 'proteomics' | 'metabolomics' | 'transcriptomics';

/** Expression matrix: features by libraries in row-major order; NaN for missing values. */
export interface ExpressionMatrix {
  readonly features: FeatureNames;
  readonly libraries: readonly string[];
  readonly values: Float64Array;
  /** HMDB identifiers of the features, from the column `HMDBID` of the metqc layout. */
  readonly hmdbIds?: FeatureNames;
  /**
   * Peptide rows of a table in the protqc layout (`Type`, `Feature`); the matrix itself then contains the gene rows.
   */
  readonly peptides?: ExpressionMatrix;
  /**
   * FPKM or TPM of genes, in the order of `values`. Beside counts it is an array of its own; a table without counts has the same
   * array as `values`.
   */
  readonly fpkm?: Float64Array;
}

/** True for a table of RNA that has FPKM or TPM instead of counts. */
export function isWithoutCounts({ values, fpkm }: ExpressionMatrix): boolean {
  return fpkm === values;
}

/** Values of one feature in library order. A view: read-only. */
export function rowOf(matrix: ExpressionMatrix, feature: number): Float64Array {
  const width = matrix.libraries.length;
  return matrix.values.subarray(feature * width, (feature + 1) * width);
}

/** Features that are copied at once: their values stay in the nearest cache until those of all columns are read. */
const BLOCK = 64;

/** Request of {@link columnsOf}. */
export interface ColumnOptions {
  /** Transformation of each value. */
  readonly scale?: (value: number) => number;
  /** Every so many features are taken; all by default. */
  readonly step?: number;
  /** First feature, and the one after the last; all by default. */
  readonly from?: number;
  readonly to?: number;
  /** Columns of an earlier call that are written over. */
  readonly memory?: readonly Float64Array[];
}

/** Values of some libraries in feature order. */
export function columnsOf(
  { values, features, libraries: all }: ExpressionMatrix,
  libraries: readonly number[],
  { scale = (value) => value, step = 1, from = 0, to = features.length, memory = [] }: ColumnOptions = {},
): Float64Array[] {
  const width = all.length;
  const length = Math.ceil((to - from) / step);
  const columns = libraries.map((_, index) =>
    (memory[index] ?? new Float64Array(length)).subarray(0, length),
  );
  for (let start = 0; start < length; start += BLOCK) {
    const end = Math.min(start + BLOCK, length);
    for (let index = 0; index < columns.length; index += 1) {
      const column = columns[index] ?? NO_COLUMN;
      const library = libraries[index] ?? 0;
      for (let row = start; row < end; row += 1) {
        column[row] = scale(values[(from + row * step) * width + library] ?? NaN);
      }
    }
  }
  return columns;
}

const NO_COLUMN = new Float64Array(0);
