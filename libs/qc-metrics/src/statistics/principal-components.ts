import { EigenvalueDecomposition, Matrix } from 'ml-matrix';
import { mean, standardDeviation } from './descriptive';

/** Relative spread below which a feature varies by rounding noise only. */
const MIN_RELATIVE_SPREAD = 1e-9;

/** Principal components of a few observations (libraries) with many features. */
export interface PrincipalComponents {
  /** Coordinates of each observation on every component, strongest first. */
  readonly scores: readonly (readonly number[])[];
  /** Explained variance ratio of each component, 0..1, strongest first. */
  readonly explainedVariance: readonly number[];
}

/**
 * Principal component analysis (PCA) of standardised features. `rows` contains one array per feature, with one value
 * per observation and none missing. Constant features are ignored. The sign of each component makes its largest
 * coordinate positive, so that equal data give an equal plot.
 */
export function principalComponents(
  rows: Iterable<ArrayLike<number>>,
  observations: number,
): PrincipalComponents {
  const gram = Matrix.from1DArray(observations, observations, gramOfStandardised(rows, observations));
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(gram, { assumeSymmetric: true });
  const order = realEigenvalues
    .map((_, index) => index)
    .sort((a, b) => (realEigenvalues[b] ?? 0) - (realEigenvalues[a] ?? 0));
  const eigenvalues = order.map((index) => Math.max(0, realEigenvalues[index] ?? 0));
  const total = eigenvalues.reduce((sum, value) => sum + value, 0);
  const axes = order.map((index, rank) =>
    orient(eigenvectorMatrix.getColumn(index).map((value) => value * Math.sqrt(eigenvalues[rank] ?? 0))),
  );
  return {
    scores: Array.from({ length: observations }, (_, observation) =>
      axes.map((axis) => axis[observation] ?? 0),
    ),
    explainedVariance: eigenvalues.map((value) => (total > 0 ? value / total : 0)),
  };
}

/** Rows that are added to the Gram matrix at once: each product of it is then read and written a quarter as often. */
const BLOCK = 4;

/** Gram matrix of the observations in row-major order: n x n for any number of features, so memory stays small. */
function gramOfStandardised(rows: Iterable<ArrayLike<number>>, size: number): Float64Array {
  const gram = new Float64Array(size * size);
  const block = Array.from({ length: BLOCK }, () => new Float64Array(size));
  let filled = 0;
  for (const row of rows) {
    filled += standardise(row, block[filled]) ? 1 : 0;
    if (filled === BLOCK) {
      addProducts(gram, block);
      filled = 0;
    }
  }
  block.slice(filled).forEach((unused) => unused.fill(0));
  addProducts(gram, block);
  mirrorLowerHalf(gram, size);
  return gram;
}

/** Writes the standardised row into `standard`; false for a row that does not vary. */
function standardise(row: ArrayLike<number>, standard = new Float64Array(row.length)): boolean {
  const spread = standardDeviation(row);
  const centre = mean(row);
  for (let observation = 0; observation < standard.length; observation += 1) {
    standard[observation] = ((row[observation] ?? NaN) - centre) / spread;
  }
  return !isNoise(row, spread);
}

/** True for values that do not vary, or by rounding noise only. Constant features have no part in the components. */
export function isConstant(row: ArrayLike<number>): boolean {
  return isNoise(row, standardDeviation(row));
}

function isNoise(row: ArrayLike<number>, spread: number): boolean {
  return !(spread > MIN_RELATIVE_SPREAD * largestSize(row));
}

/**
 * Adds the products of all pairs of values of each row to the lower half of a matrix, two of its rows at a time: each value is then
 * read half as often. What is written beside the diagonal is mirrored over afterwards.
 */
function addProducts(gram: Float64Array, rows: readonly Float64Array[]): void {
  const [first, second, third, fourth] = rows;
  if (!first || !second || !third || !fourth) {
    return;
  }
  const size = first.length;
  for (let i = 0; i < size; i += 2) {
    const upper = i * size;
    // The last of an odd number of rows is written twice the same.
    const next = i + 1 < size ? i + 1 : i;
    const lower = next * size;
    const [a, b, c, d] = [first[i] ?? 0, second[i] ?? 0, third[i] ?? 0, fourth[i] ?? 0];
    const [e, f, g, h] = [first[next] ?? 0, second[next] ?? 0, third[next] ?? 0, fourth[next] ?? 0];
    for (let j = 0; j <= next; j += 1) {
      const p = first[j] ?? 0;
      const q = second[j] ?? 0;
      const r = third[j] ?? 0;
      const s = fourth[j] ?? 0;
      const above = (gram[upper + j] ?? 0) + (a * p + b * q + (c * r + d * s));
      gram[lower + j] = (gram[lower + j] ?? 0) + (e * p + f * q + (g * r + h * s));
      gram[upper + j] = above;
    }
  }
}

function mirrorLowerHalf(gram: Float64Array, size: number): void {
  for (let i = 0; i < size; i += 1) {
    for (let j = i + 1; j < size; j += 1) {
      gram[i * size + j] = gram[j * size + i] ?? 0;
    }
  }
}

function largestSize(row: ArrayLike<number>): number {
  let largest = 0;
  for (let index = 0; index < row.length; index += 1) {
    largest = Math.max(largest, Math.abs(row[index] ?? 0));
  }
  return largest;
}

function orient(axis: number[]): number[] {
  const largest = axis.reduce((best, value) => (Math.abs(value) > Math.abs(best) + 1e-9 ? value : best), 0);
  return largest < 0 ? axis.map((value) => -value) : axis;
}
