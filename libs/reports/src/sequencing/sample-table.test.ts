import { expect, test } from 'vitest';
import { compareColumn, type SampleRow } from './sample-table';

const row = (sample: string, value: number | null, read?: 1 | 2): SampleRow => ({
  sample,
  donor: null,
  ...(read && { read }),
  values: [value],
});
const wholes = (...values: number[]) => values.map((value, index) => row(`s${index}`, value));

test('a value far from the others is an outlier, with its position between the extremes', () => {
  const compare = compareColumn(wholes(10, 11, 12, 13, 14, 100), 0);
  expect(compare(row('f', 100))).toMatchObject({ value: 100, outlier: true, position: 1 });
  expect(compare(row('c', 12))).toMatchObject({ value: 12, outlier: false, position: (12 - 10) / 90 });
  expect(compare(row('g', null))).toBeNull();
});

test('equal values have no position, and four samples no outlier', () => {
  const compare = compareColumn(wholes(1, 1, 1, 1), 0);
  expect(compare(row('a', 1))).toEqual({ value: 1, score: null, outlier: false, position: null });
});

test('a first read with the quality of second reads is an outlier among first reads', () => {
  const pairs = Array.from({ length: 12 }, (_, index) => [
    row(`S${index} R1`, index === 7 ? 30 : 36 + index / 100, 1),
    row(`S${index} R2`, 30 + index / 100, 2),
  ]).flat();
  const rows = [...pairs, ...wholes(90, 91, 92, 93, 94)];
  const compare = compareColumn(rows, 0);
  expect(rows.filter((each) => compare(each)?.outlier).map(({ sample }) => sample)).toEqual(['S7 R1']);
  expect(compare(row('S7 R1', 30, 1))).toMatchObject({ position: 0 });
  expect(compare(row('s4', 94))).toMatchObject({ position: 1, outlier: false });
});
