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
  // Fits the maximum height: no scaling.
  [0, 400, 100_000, 0],
  [20 * 500, 400, 100_000, 500],
  // Scaled: both ends stay reachable.
  [0, 400, 3_000_000, 0],
  [8_000_000 - 400, 400, 3_000_000, 3_000_000 - 20],
  [8_000_000, 400, 3_000_000, 3_000_000 - 20],
  // A log shorter than its viewport.
  [0, 400, 5, 0],
])('scrolled to %i in a box of %i, %i lines begin with %i', (scrollTop, box, count, first) => {
  expect(firstVisibleLine(scrollTop, box, count)).toBe(first);
});

test('every line can be scrolled into view', () => {
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
