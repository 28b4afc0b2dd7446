import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenOf, keysBetween } from './use-grid-selection';

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

test('a range is the same from either end, with both of them', () => {
  expect(keysBetween(['a', 'b', 'c', 'd'], key, 1, 2)).toEqual(['b', 'c']);
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (rows, x, y) => {
      const [from, to] = [x % rows.length, y % rows.length];
      const keys = keysBetween(rows, key, from, to);
      expect(keys).toEqual(keysBetween(rows, key, to, from));
      expect(keys).toHaveLength(Math.abs(from - to) + 1);
      expect(keys).toContain(rows[from]);
      expect(keys).toContain(rows[to]);
    }),
  );
});
