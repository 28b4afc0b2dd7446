import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenOf, withRows } from './use-grid-selection';

const key = (row: string) => row;

test.each([
  [[], ['a', 'b'], false],
  [['z'], ['a', 'b'], false],
  [['a'], ['a', 'b'], 'indeterminate'],
  [['b'], ['a', 'b'], 'indeterminate'],
  [['a', 'b', 'z'], ['a', 'b'], true],
  [['z'], [], false],
] as const)('of %j chosen, the rows %j are: %s', (chosen, rows, expected) => {
  expect(chosenOf(rows, key, new Set(chosen))).toBe(expected);
});

test('a range is the same from either end, inclusive', () => {
  const list = { rows: ['a', 'b', 'c', 'd'], rowKey: key };
  expect(withRows(list, new Set(['z']), [1, 2], true)).toEqual(new Set(['z', 'b', 'c']));
  expect(withRows(list, new Set(['z', 'b', 'd']), [2, 0], false)).toEqual(new Set(['z', 'd']));
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (rows, x, y) => {
      const [from, to] = [x % rows.length, y % rows.length];
      const chosen = withRows({ rows, rowKey: key }, new Set(), [from, to], true);
      expect(chosen).toEqual(withRows({ rows, rowKey: key }, new Set(), [to, from], true));
      expect(chosen.size).toBe(Math.abs(from - to) + 1);
      expect(chosen).toContain(rows[from]);
      expect(chosen).toContain(rows[to]);
      expect(withRows({ rows, rowKey: key }, chosen, [from, to], false).size).toBe(0);
    }),
  );
});

test('neither the given selection nor missing rows are changed', () => {
  const given = new Set(['a']);
  expect(withRows({ rows: ['a', 'b'], rowKey: key }, given, [1, 9], true)).toEqual(new Set(['a', 'b']));
  expect(given).toEqual(new Set(['a']));
});
