import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstVisibleLine, visibleLines, scrollHeight, scrollToLine } from './long-scroll';

test.each([
  [0, 0],
  [1000, 20_000],
  [400_000, 8_000_000],
  [3_000_000, 8_000_000],
])('%i lines take %i pixels', (count, height) => {
  expect(scrollHeight(count)).toBe(height);
});

test.each([
  // Not more than a box can be high: a pixel is a pixel.
  [0, 400, 100_000, 0],
  [20 * 500, 400, 100_000, 500],
  // More: the ends are the ends all the same.
  [0, 400, 3_000_000, 0],
  [8_000_000 - 400, 400, 3_000_000, 3_000_000 - 20],
  [8_000_000, 400, 3_000_000, 3_000_000 - 20],
  // A log that does not fill its box.
  [0, 400, 5, 0],
])('scrolled to %i in a box of %i, %i lines begin with %i', (scrollTop, box, count, first) => {
  expect(firstVisibleLine(scrollTop, box, count)).toBe(first);
});

test('every line can be brought into sight', () => {
  const position = fc.integer({ min: 1, max: 5_000_000 }).chain((count) =>
    fc.record({
      count: fc.constant(count),
      index: fc.integer({ min: 0, max: count - 1 }),
      box: fc.integer({ min: 60, max: 2000 }),
    }),
  );
  fc.assert(
    fc.property(position, ({ count, index, box }) => {
      const first = firstVisibleLine(scrollToLine(index, box, count), box, count);
      expect(first).toBeLessThanOrEqual(index);
      expect(index).toBeLessThan(first + visibleLines(box));
    }),
  );
});
