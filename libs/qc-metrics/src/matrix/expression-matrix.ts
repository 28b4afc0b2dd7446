import { type FeatureNames } from './name-list';

/** The kinds of measurement that a matrix can hold. */
export type Omics = 'proteomics' | 'metabolomics' | 'transcriptomics';

/** Features by libraries, row after row; a missing value is NaN. */
export interface ExpressionMatrix {
  readonly features: FeatureNames;
  readonly libraries: readonly string[];
  readonly values: Float64Array;
  /** HMDB identifiers of the features, from the column `HMDBID` of the metqc layout. */
  readonly hmdbIds?: FeatureNames;
  /** The peptide rows of a table in the protqc layout (`Type`, `Feature`); the matrix itself then holds the gene rows. */
  readonly peptides?: ExpressionMatrix;
}

/** One feature's values, in the order of the libraries. A view: do not write to it. */
export function rowOf(matrix: ExpressionMatrix, feature: number): Float64Array {
  const width = matrix.libraries.length;
  return matrix.values.subarray(feature * width, (feature + 1) * width);
}

/** One library's values, in the order of the features, each changed by `scale`; written into `column` if it is given. */
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
