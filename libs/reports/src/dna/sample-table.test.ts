import { expect, test } from 'vitest';
import { compareColumn, type SampleRow, sortSamples } from './sample-table';

const row = (sample: string, ...values: (number | null)[]): SampleRow => ({ sample, donor: null, values });
const ROWS = [row('s10', 3), row('s9', null), row('s2', 1), row('s1', 3)];
const names = (rows: readonly SampleRow[]) => rows.map(({ sample }) => sample);

test('samples are in the order of their numbers, of a figure, and without a value last', () => {
  expect(names(sortSamples(ROWS, { column: 'sample', descending: false }))).toEqual([
    's1',
    's2',
    's9',
    's10',
  ]);
  expect(names(sortSamples(ROWS, { column: 0, descending: false }))).toEqual(['s2', 's1', 's10', 's9']);
  expect(names(sortSamples(ROWS, { column: 0, descending: true }))).toEqual(['s1', 's10', 's2', 's9']);
});

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
