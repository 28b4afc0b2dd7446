import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindows, type RowGroup } from './page-windows.ts';

const groups = [
  { id: 'a', rows: 3 },
  { id: 'b', rows: 0 },
  { id: 'c', rows: 4 },
];

test.each([
  ['within the first group', 1, 2, [{ id: 'a', offset: 0, limit: 2 }]],
  [
    'over two groups',
    2,
    2,
    [
      { id: 'a', offset: 2, limit: 1 },
      { id: 'c', offset: 0, limit: 1 },
    ],
  ],
  ['at the end, with fewer rows', 2, 5, [{ id: 'c', offset: 2, limit: 2 }]],
  ['after the end', 9, 5, []],
])('a page %s', (_title, page, size, expected) => {
  expect(pageWindows(groups, { page, size })).toEqual(expected);
});

const rowsOf = ({ id, rows }: RowGroup) => Array.from({ length: rows }, (_, index) => `${id}${index}`);

test('the windows of every page have the rows that the page of the whole list has', () => {
  const sizes = fc.array(fc.nat({ max: 6 }), { maxLength: 8 });
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (rows, page, size) => {
      const list = rows.map((count, index) => ({ id: `g${index}-`, rows: count }));
      const byId = new Map(list.map((group) => [group.id, rowsOf(group)]));
      const shown = pageWindows(list, { page, size }).flatMap(({ id, offset, limit }) =>
        (byId.get(id) ?? []).slice(offset, offset + limit),
      );
      expect(shown).toEqual(list.flatMap(rowsOf).slice((page - 1) * size, page * size));
    }),
  );
});
