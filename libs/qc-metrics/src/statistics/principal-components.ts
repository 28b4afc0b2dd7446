import { mean, standardDeviation } from './descriptive';

const MAX_SWEEPS = 100;
const NEGLIGIBLE = 1e-22;
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
  const gram = gramOfStandardised(rows, observations);
  const { values, vectors } = eigenOfSymmetric(gram);
  const order = values.map((_, index) => index).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
  const eigenvalues = order.map((index) => Math.max(0, values[index] ?? 0));
  const total = eigenvalues.reduce((sum, value) => sum + value, 0);
  const axes = order.map((index, rank) =>
    orient(vectors.map((row) => (row[index] ?? 0) * Math.sqrt(eigenvalues[rank] ?? 0))),
  );
  return {
    scores: Array.from({ length: observations }, (_, observation) =>
      axes.map((axis) => axis[observation] ?? 0),
    ),
    explainedVariance: eigenvalues.map((value) => (total > 0 ? value / total : 0)),
  };
}

/** Gram matrix of the observations: n x n for any number of features, so memory stays small. */
function gramOfStandardised(rows: Iterable<ArrayLike<number>>, size: number): number[][] {
  const gram = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (const row of rows) {
    const spread = standardDeviation(row);
    const centre = mean(row);
    if (spread > MIN_RELATIVE_SPREAD * largestSize(row)) {
      const standard = Array.from(row, (value) => (value - centre) / spread);
      addProducts(gram, standard);
    }
  }
  return gram;
}

function addProducts(gram: number[][], standard: readonly number[]): void {
  for (let i = 0; i < gram.length; i += 1) {
    const line = gram[i] ?? [];
    const left = standard[i] ?? 0;
    for (let j = 0; j < standard.length; j += 1) {
      line[j] = (line[j] ?? 0) + left * (standard[j] ?? 0);
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

/**
 * Eigenvalues and eigenvectors by Jacobi rotations: slow for large matrices, exact and simple for the dozens of
 * libraries of a batch.
 */
function eigenOfSymmetric(symmetric: readonly (readonly number[])[]): {
  values: number[];
  vectors: number[][];
} {
  const size = symmetric.length;
  const a = symmetric.map((row) => [...row]);
  const vectors = a.map((_, i) => a.map((__, j) => (i === j ? 1 : 0)));
  const scale = a.flat().reduce((sum, value) => sum + value * value, 0);
  for (let sweep = 0; sweep < MAX_SWEEPS && offDiagonal(a) > NEGLIGIBLE * scale; sweep += 1) {
    for (let p = 0; p < size; p += 1) {
      for (let q = p + 1; q < size; q += 1) {
        rotate(a, vectors, p, q);
      }
    }
  }
  return { values: a.map((row, index) => row[index] ?? 0), vectors };
}

function offDiagonal(a: readonly (readonly number[])[]): number {
  return a.reduce(
    (sum, row, i) => sum + row.reduce((part, value, j) => (i === j ? part : part + value * value), 0),
    0,
  );
}

function rotate(a: number[][], vectors: number[][], p: number, q: number): void {
  const apq = a[p]?.[q] ?? 0;
  if (apq === 0) {
    return;
  }
  const theta = ((a[q]?.[q] ?? 0) - (a[p]?.[p] ?? 0)) / (2 * apq);
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(t * t + 1);
  const sine = t * cosine;
  const rotatePair = (row: number[]): void => {
    const left = row[p] ?? 0;
    const right = row[q] ?? 0;
    row[p] = cosine * left - sine * right;
    row[q] = sine * left + cosine * right;
  };
  a.forEach(rotatePair);
  vectors.forEach(rotatePair);
  const rowP = a[p] ?? [];
  const rowQ = a[q] ?? [];
  rowP.forEach((left, k) => {
    const right = rowQ[k] ?? 0;
    rowP[k] = cosine * left - sine * right;
    rowQ[k] = sine * left + cosine * right;
  });
}
