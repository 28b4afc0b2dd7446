import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GridColumn, type GridValue } from './grid-column';
import { sortRows, textOrder } from './sort-rows';

interface Row {
  value: GridValue;
  at: number;
}
const COLUMNS: GridColumn<Row>[] = [
  { id: 'value', label: 'Value', value: ({ value }) => value },
  { id: 'actions', label: 'Actions', cell: () => 'Open' },
];
const sorted = (values: readonly GridValue[], direction: 'asc' | 'desc') =>
  sortRows(
    values.map((value, at) => ({ value, at })),
    COLUMNS,
    { columnId: 'value', direction },
    textOrder('en-US'),
  );

test.each([
  ['asc', [-2, false, true, 7, Infinity, 'a', 'D9', 'D10', null, '', undefined, Number.NaN]],
  ['desc', ['D10', 'D9', 'a', Infinity, 7, true, false, -2, null, '', undefined, Number.NaN]],
] as const)('%s: numbers before texts, what is empty last', (direction, expected) => {
  const values = [null, 'D10', 7, '', true, 'a', undefined, -2, Infinity, 'D9', Number.NaN, false];
  expect(sorted(values, direction).map(({ value }) => value)).toEqual(expected);
});

test('equal rows keep their order in both directions', () => {
  const values = ['1', '01', 'b', '1', '01'];
  expect(sorted(values, 'asc').map(({ at }) => at)).toEqual([0, 1, 3, 4, 2]);
  expect(sorted(values, 'desc').map(({ at }) => at)).toEqual([2, 0, 1, 3, 4]);
});

test.each([
  ['nothing', null],
  ['a column that is gone', { columnId: 'gone', direction: 'asc' }],
  ['a column without values', { columnId: 'actions', direction: 'desc' }],
] as const)('sorted by %s, the rows are unchanged', (_title, sort) => {
  const rows = [
    { value: 2, at: 0 },
    { value: 1, at: 1 },
  ];
  expect(sortRows(rows, COLUMNS, sort)).toBe(rows);
});

test('equals a plain stable sort, and no row is lost', () => {
  const values = fc.array(
    fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constantFrom('a', 'B', 'é', '10', '9')),
  );
  const compare = textOrder('en-US');
  const plain = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : typeof a === 'string' && typeof b === 'string'
        ? compare(a, b)
        : typeof a === 'number'
          ? -1
          : 1;
  fc.assert(
    fc.property(values, (list) => {
      expect(sorted(list, 'asc').map(({ value }) => value)).toEqual([...list].sort(plain));
      expect(
        sorted(list, 'desc')
          .map(({ at }) => at)
          .sort((a, b) => a - b),
      ).toEqual(list.map((_value, at) => at));
    }),
  );
});

test('another direction, column or list is sorted again', () => {
  const rows = [
    { value: 2, at: 5 },
    { value: 1, at: 6 },
  ];
  const columns: GridColumn<Row>[] = [...COLUMNS, { id: 'at', label: 'At', value: ({ at }) => at }];
  const by = (list: readonly Row[], columnId: string, direction: 'asc' | 'desc') =>
    sortRows(list, columns, { columnId, direction }).map(({ at }) => at);
  expect(by(rows, 'value', 'asc')).toEqual([6, 5]);
  expect(by(rows, 'value', 'desc')).toEqual([5, 6]);
  expect(by(rows, 'at', 'asc')).toEqual([5, 6]);
  expect(by([...rows, { value: 0, at: 7 }], 'value', 'asc')).toEqual([7, 6, 5]);
});
