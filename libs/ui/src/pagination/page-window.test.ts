import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './page-window';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [3, 8, [1, 2, 3, 4, 5, 'gap-after', 8]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 100, [1, 2, 3, 4, 5, 'gap-after', 100]],
  [50, 100, [1, 'gap-before', 49, 50, 51, 'gap-after', 100]],
  [100, 100, [1, 'gap-before', 96, 97, 98, 99, 100]],
])('page %i of %i', (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected);
});

test('first, last, current page and its neighbours appear in order, once; a gap hides two pages or more', () => {
  const pageOfMany = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(pageOfMany, ([page, pages]) => {
      const slots = pageWindow(page, pages);
      const numbers = slots.filter((slot) => typeof slot === 'number');
      const expected = [1, page - 1, page, page + 1, pages].filter(
        (number) => number >= 1 && number <= pages,
      );
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining(expected));
      slots.forEach((slot, index) => {
        const [before, after] = [slots[index - 1], slots[index + 1]];
        if (typeof slot !== 'number' && typeof before === 'number' && typeof after === 'number') {
          expect(after - before).toBeGreaterThan(2);
        }
      });
      expect(slots.length).toBeLessThanOrEqual(7);
    }),
  );
});
