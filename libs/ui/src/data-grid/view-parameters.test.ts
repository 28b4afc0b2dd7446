import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHidden, readSort, writeHidden, writeSort } from './view-parameters';

test('sorts and hidden columns come back from their search parameters', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }).filter((id) => !id.startsWith('-')),
      fc.constantFrom('asc' as const, 'desc' as const),
      fc.array(fc.string({ minLength: 1 })),
      (columnId, direction, hidden) => {
        expect(readSort(writeSort({ columnId, direction }))).toEqual({ columnId, direction });
        expect(readHidden(writeHidden(hidden))).toEqual(hidden);
      },
    ),
  );
});

test('no sort and no list are absent, and a malformed id is left out', () => {
  expect([readSort(undefined), readSort(''), writeSort(null)]).toEqual([null, null, undefined]);
  expect([readHidden(undefined), readHidden(','), readHidden('a,%E0%A4%A,b,')]).toEqual([
    undefined,
    [],
    ['a', 'b'],
  ]);
});
