import { expect, test } from 'vitest';
import { curveTable, inDrawnOrder, MAX_TABLE_LINES, type CurveLine } from './curve-figures';

const line = (id: string, outlier = false): CurveLine => ({
  id,
  label: id,
  outlier,
  notes: [],
  points: [
    { x: 1, y: 10 },
    { x: id === 'b' ? 3 : 2, y: 20 },
  ],
});

test('the chosen line is drawn last, above outliers, and is the first column of the table', () => {
  const lines = [line('a'), line('b', true), line('c')];
  expect(inDrawnOrder(lines, 'a').map((one) => [one.line.id, one.role])).toEqual([
    ['c', 'other'],
    ['b', 'outlier'],
    ['a', 'selected'],
  ]);
  expect(curveTable(lines, 'a', 'x')).toEqual({
    columns: ['x', 'a', 'b', 'c'],
    rows: [
      [1, 10, 10, 10],
      [2, 20, '', 20],
      [3, '', 20, ''],
    ],
  });
});

test('the table has a limited number of lines, with the outliers among them', () => {
  const lines = Array.from({ length: 200 }, (_, index) => line(`s${index}`, index === 199));
  const { columns } = curveTable(lines, undefined, 'x');
  expect(columns).toHaveLength(MAX_TABLE_LINES + 1);
  expect(columns[1]).toBe('s199');
});
