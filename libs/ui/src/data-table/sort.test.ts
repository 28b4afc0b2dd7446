import { expect, test } from 'vitest';
import { ariaSort, nextSort } from './sort';

test('presses on one head sort ascending, descending, then not at all', () => {
  const up = nextSort(null, 'size');
  const down = nextSort(up, 'size');
  expect([up, down, nextSort(down, 'size')]).toEqual([
    { columnId: 'size', direction: 'asc' },
    { columnId: 'size', direction: 'desc' },
    null,
  ]);
});

test('another column starts ascending', () => {
  expect(nextSort({ columnId: 'size', direction: 'desc' }, 'name')).toEqual({
    columnId: 'name',
    direction: 'asc',
  });
});

test.each([
  [null, 'none'],
  [{ columnId: 'name', direction: 'asc' }, 'none'],
  [{ columnId: 'size', direction: 'asc' }, 'ascending'],
  [{ columnId: 'size', direction: 'desc' }, 'descending'],
] as const)('sorted by %j, the head of "size" says %s', (sort, expected) => {
  expect(ariaSort(sort, 'size')).toBe(expected);
});
