import { expect, test } from 'vitest';
import { isBeyond, lineTable, distinctXs, namedLimits, type LineLimit } from './line-figures';

const limit = (value: number, kind: LineLimit['kind'] = 'limit'): LineLimit => ({
  key: String(value),
  label: `at ${value}`,
  value,
  kind,
});

const SERIES = [
  {
    id: 'a',
    label: 'A',
    points: [
      { x: 'May', y: 3 },
      { x: 'June', y: null },
    ],
  },
  {
    id: 'b',
    label: 'B',
    points: [
      { x: 'June', y: 5 },
      { x: 'July', y: 0 },
    ],
  },
];

test('categories keep their order, numbers ascend, each appears once', () => {
  expect(distinctXs(SERIES)).toEqual(['May', 'June', 'July']);
  const figures = [3, 1, 3, 2].map((x) => ({ x, y: 0 }));
  expect(distinctXs([{ id: 'a', label: 'A', points: figures }])).toEqual([1, 2, 3]);
});

test('a row for each x value; missing values are empty, 0 is not', () => {
  expect(lineTable(SERIES, [limit(4)], 'Month')).toEqual({
    columns: ['Month', 'A', 'B', 'at 4'],
    rows: [
      ['May', 3, '', 4],
      ['June', '', 5, 4],
      ['July', '', 0, 4],
    ],
  });
});

test('events are in the row of the point that follows, and after the last point in a row of their own', () => {
  const series = [{ id: 'a', label: 'A', points: [1, 2].map((x) => ({ x, y: x * 10 })) }];
  const event = (x: number, text: string) => ({ key: text, x, title: 'May', text });
  const events = [event(0.5, 'first'), event(1.5, 'b'), event(1.5, 'c'), event(2.5, 'last')];
  expect(lineTable(series, [], 'No.', { events, label: 'Notes' })).toEqual({
    columns: ['No.', 'A', 'Notes'],
    rows: [
      [1, 10, 'May: first'],
      [2, 20, 'May: b; May: c'],
      ['May', '', 'last'],
    ],
  });
});

test.each([
  ['between the limits', 5, [limit(2), limit(8)], false],
  ['at a limit', 8, [limit(2), limit(8)], false],
  ['above', 8.1, [limit(2), limit(8)], true],
  ['below', 1.9, [limit(2), limit(8)], true],
  ['above the centre', 6, [limit(5, 'centre')], false],
  ['with one limit', 9, [limit(8)], false],
])('%s', (_title, value, limits, beyond) => {
  expect(isBeyond(value, limits)).toBe(beyond);
});

test('names of limits that would overlap are left out, the centre and the limits last', () => {
  const limits = [
    limit(0, 'step'),
    limit(10, 'warning'),
    limit(18),
    limit(40, 'centre'),
    limit(51, 'warning'),
  ];
  expect(namedLimits(limits, (value) => value).map(({ value }) => value)).toEqual([40, 18, 0]);
});
