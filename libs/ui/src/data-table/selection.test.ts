import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageSelection, withKeys } from './selection';

test.each([
  [[], ['a', 'b'], false],
  [['a'], ['a', 'b'], 'indeterminate'],
  [['a', 'b', 'z'], ['a', 'b'], true],
  [['z'], ['a'], false],
  [['z'], [], false],
] as const)('chosen %j, on the page %j: %s', (chosen, keys, expected) => {
  expect(pageSelection(new Set(chosen), keys)).toBe(expected);
});

test('selecting and deselecting a page leaves the other pages unchanged', () => {
  const keys = fc.uniqueArray(fc.string());
  fc.assert(
    fc.property(keys, keys, (others, page) => {
      const before = new Set(others.filter((key) => !page.includes(key)));
      const all = withKeys(before, page, true);
      expect(all.size).toBe(before.size + page.length);
      expect(withKeys(all, page, false)).toEqual(before);
    }),
  );
});

test('the given set is not changed', () => {
  const given = new Set(['a']);
  withKeys(given, ['b'], true);
  expect(given).toEqual(new Set(['a']));
});
