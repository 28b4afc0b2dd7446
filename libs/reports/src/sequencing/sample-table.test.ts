import { expect, test } from 'vitest';
import { compareColumn, type SampleRow } from './sample-table';

const row = (sample: string, ...values: (number | null)[]): SampleRow => ({ sample, donor: null, values });

test('a value far from the others is an outlier, with its position between the extremes', () => {
  const rows = [10, 11, 12, 13, 14, 100].map((value, index) => row(`s${index}`, value));
  const compare = compareColumn(rows, 0);
  expect(compare(100)).toMatchObject({ outlier: true, position: 1 });
  expect(compare(12)).toMatchObject({ outlier: false, position: (12 - 10) / 90 });
});

test('equal values have no position, and four samples no outlier', () => {
  const rows = [1, 1, 1, 1].map((value, index) => row(`s${index}`, value));
  expect(compareColumn(rows, 0)(1)).toEqual({ score: null, outlier: false, position: null });
});
