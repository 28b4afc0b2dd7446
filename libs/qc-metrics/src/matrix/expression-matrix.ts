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
}

/** Values of one feature in library order. A view: read-only. */
export function rowOf(matrix: ExpressionMatrix, feature: number): Float64Array {
  const width = matrix.libraries.length;
  return matrix.values.subarray(feature * width, (feature + 1) * width);
}

/** Values of one library in feature order, each transformed by `scale`; written into `column` if given. */
export function columnOf(
  matrix: ExpressionMatrix,
  library: number,
  scale: (value: number) => number = (value) => value,
  column: Float64Array = new Float64Array(matrix.features.length),
): Float64Array {
  const width = matrix.libraries.length;
  for (let feature = 0; feature < column.length; feature += 1) {
    column[feature] = scale(matrix.values[feature * width + library] ?? NaN);
  }
  return column;
}
