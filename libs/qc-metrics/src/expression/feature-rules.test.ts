import { expect, test } from 'vitest';
import { type ExpressionMatrix, type Omics } from '../matrix/expression-matrix';
import { logScaleOf, rowsForComparison } from './feature-rules';
import { coefficientOfVariation, detectionOf } from './replicate-metrics';

const GROUPS = [
  { sample: 'D5', libraries: [0, 1] },
  { sample: 'D6', libraries: [2, 3] },
];

function matrix(...rows: number[][]): ExpressionMatrix {
  return {
    features: rows.map((_, index) => `f${index}`),
    libraries: ['a', 'b', 'c', 'd'],
    values: Float64Array.from(rows.flat()),
  };
}

function rowsOf(omics: Omics, table: ExpressionMatrix): number[][] {
  return Array.from(rowsForComparison(omics, table, GROUPS), (row) => [...row]);
}

test('a protein with a missing value is compared as 0', () => {
  const rows = rowsOf('proteomics', matrix([20, NaN, 21, 22]));
  expect(rows).toEqual([[20, 0, 21, 22]]);
});

test('a metabolite with a missing or zero value is not compared; the others are log2', () => {
  const table = matrix([2, 4, 8, 16], [2, NaN, 8, 16], [2, 0, 8, 16]);
  const rows = rowsOf('metabolomics', table);
  expect(rows).toEqual([[1, 2, 3, 4]]);
});

test('a gene needs three counts in two replicates of one sample', () => {
  const counts = matrix([3, 3, 0, 0], [3, 2, 3, 2], [999_997, 999_995, 999_997, 999_998]);
  const rows = rowsOf('transcriptomics', counts);
  expect(rows).toHaveLength(2);
  expect(rows[0]![0]).toBeCloseTo(Math.log2((3 / 1_000_003) * 1e6 + 0.01), 10);
});

test('metabolites and counts are correlated as logarithms, proteins unchanged', () => {
  expect([0, 2, 4, 8].map(logScaleOf('transcriptomics'))).toEqual([NaN, NaN, 2, 3]);
  expect([0, 1, 8].map(logScaleOf('metabolomics'))).toEqual([NaN, 0, 3]);
  expect([0, 1, 8].map(logScaleOf('proteomics'))).toEqual([0, 1, 8]);
});

test('a negative value means logarithms, which are raised for the CV', () => {
  expect(coefficientOfVariation(matrix([1, 3, 2, 2]), GROUPS)).toBeCloseTo((100 * Math.SQRT2) / 2 / 2, 10);
  expect(coefficientOfVariation(matrix([-1, -1, 1, 3]), [GROUPS[1]!])).toBeCloseTo(
    (100 * Math.sqrt(18)) / 5,
    10,
  );
});

test('detection counts the features with a value, library by library', () => {
  const values = matrix([1, NaN, 1, 1], [1, 2, 1, 1]);
  expect(detectionOf(values)[1]).toEqual({ detected: 1, missingPercent: 50 });
  expect(detectionOf(values, 2).map(({ detected }) => detected)).toEqual([0, 1, 0, 0]);
});
