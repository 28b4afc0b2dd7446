import { type ExpressionMatrix } from './expression-matrix';
import { MatrixReader } from './matrix-reader';
import { type Parsed } from './table-problem';

/**
 * Matrix of a complete data table for the libraries of a sample sheet. Intensities and counts are `nonNegative`: a
 * negative value is a problem.
 */
export function parseExpressionMatrix(
  text: string,
  libraries: readonly string[],
  options: { readonly nonNegative?: boolean } = {},
): Parsed<ExpressionMatrix> {
  const reader = new MatrixReader(libraries);
  reader.push(text);
  const read = reader.finish(options);
  return read.ok ? { ...read, value: read.value.matrix } : read;
}
