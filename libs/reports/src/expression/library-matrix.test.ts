import type { QcLibraryCorrelation } from '@omics-portal/qc-metrics';
import { expect, test } from 'vitest';
import { correlationRange, libraryMatrix } from './library-matrix';

const CORRELATION: QcLibraryCorrelation = {
  libraries: ['a', 'b', 'c'],
  rows: [[0.5], [0.9, null]],
  clustered: [0, 2, 1],
  features: 100,
};

test('the matrix is symmetric, with 1 on its diagonal and null for a pair without a correlation', () => {
  expect(libraryMatrix(CORRELATION, 'table')).toEqual({
    libraries: ['a', 'b', 'c'],
    values: [
      [1, 0.5, 0.9],
      [0.5, 1, null],
      [0.9, null, 1],
    ],
  });
});

test('the clustered order moves rows and columns alike', () => {
  expect(libraryMatrix(CORRELATION, 'clustered')).toEqual({
    libraries: ['a', 'c', 'b'],
    values: [
      [1, 0.9, 0.5],
      [0.9, 1, null],
      [0.5, null, 1],
    ],
  });
});

test('the range leaves out the diagonal and what is not known', () => {
  expect(correlationRange(CORRELATION)).toEqual([0.5, 0.9]);
  expect(correlationRange({ ...CORRELATION, rows: [[null]] })).toBeNull();
});
