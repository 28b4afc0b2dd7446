import { type ExpressionMatrix, isWithoutCounts } from '../matrix/expression-matrix';

/** Smallest count of a detected gene. */
export const MIN_COUNT = 3;
/** Smallest FPKM of a detected gene in a table without counts: 3 reads on 1.5 kb in a library of 20 million. */
const MIN_FPKM = 0.1;
const FPKM_OFFSET = 0.01;

/** Smallest value of a detected gene: of a count, or of an FPKM in a table without counts. */
export function detectionLimit(matrix: ExpressionMatrix): number {
  return isWithoutCounts(matrix) ? MIN_FPKM : MIN_COUNT;
}

/** Published scale of an FPKM, log2(FPKM + 0.01); a missing one is 0. */
export function logOfFpkm(value: number): number {
  return Math.log2((Number.isNaN(value) ? 0 : value) + FPKM_OFFSET);
}

/** Scale of an FPKM in a table without counts; NaN for a gene that is not detected. */
export function logOfDetectedFpkm(value: number): number {
  return value >= MIN_FPKM ? logOfFpkm(value) : NaN;
}

/** Table of log2(FPKM + 0.01) of the libraries in which a gene is detected; NaN elsewhere. */
export function fpkmLevels(matrix: ExpressionMatrix, fpkm: Float64Array): ExpressionMatrix {
  const limit = detectionLimit(matrix);
  const values = new Float64Array(fpkm.length);
  for (let cell = 0; cell < values.length; cell += 1) {
    values[cell] = (matrix.values[cell] ?? NaN) >= limit ? logOfFpkm(fpkm[cell] ?? NaN) : NaN;
  }
  const { features, libraries } = matrix;
  return { features, libraries, values };
}
