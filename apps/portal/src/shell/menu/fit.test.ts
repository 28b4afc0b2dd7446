import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countThatFit } from './fit';

test.each<[string, number[], number, number]>([
  ['everything fits', [100, 100, 100], 300, 3],
  ['one pixel less, and "More" replaces the entries that do not fit', [100, 100, 100], 299, 2],
  ['"More" costs an entry of its own', [100, 100, 100], 259, 1],
  ['nothing but "More" fits', [100, 100, 100], 80, 0],
  ['not even "More" fits', [100], 10, 0],
  ['there is nothing', [], 0, 0],
])('%s', (_title, widths, available, expected) => {
  expect(countThatFit(widths, available, 60)).toBe(expected);
});

test('what stands in the row always fits, and one more would not', () => {
  const widths = fc.array(fc.integer({ min: 20, max: 200 }), { maxLength: 12 });
  fc.assert(
    fc.property(widths, fc.integer({ min: 70, max: 2000 }), (all, available) => {
      const count = countThatFit(all, available, 60);
      const used = (entries: number) =>
        all.slice(0, entries).reduce((sum, width) => sum + width, entries < all.length ? 60 : 0);
      expect(used(count)).toBeLessThanOrEqual(available);
      expect(count === all.length || used(count + 1) > available).toBe(true);
    }),
  );
});
