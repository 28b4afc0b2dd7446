import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textWidth } from './axis-layout';
import { placedNames } from './scatter-names';

test('a name is at the right of its point, or at the left where there is no room', () => {
  const names = placedNames(
    [
      { id: 'a', label: 'D5_1', x: 20, y: 50 },
      { id: 'b', label: 'D6_1', x: 290, y: 50 },
    ],
    300,
    100,
  );
  expect(names.map(({ text, anchor }) => [text, anchor])).toEqual([
    ['D5_1', 'start'],
    ['D6_1', 'end'],
  ]);
});

test('names never overlap and stay in the drawing; one without a free position is left out', () => {
  const point = fc.record({
    label: fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('D', '5', '_') }),
    x: fc.integer({ min: 0, max: 300 }),
    y: fc.integer({ min: 0, max: 200 }),
  });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 30 }), (given) => {
      const points = given.map((one, index) => ({ ...one, id: String(index) }));
      const boxes = placedNames(points, 300, 200).map(({ text, x, y, anchor }) => {
        const left = anchor === 'start' ? x : x - textWidth(text);
        return { left, right: left + textWidth(text), top: y - 10, bottom: y + 2 };
      });
      boxes.forEach((one, index) => {
        expect(one.left).toBeGreaterThanOrEqual(0);
        expect(one.right).toBeLessThanOrEqual(300);
        for (const other of boxes.slice(index + 1)) {
          const apart =
            one.left >= other.right ||
            other.left >= one.right ||
            one.top >= other.bottom ||
            other.top >= one.bottom;
          expect(apart).toBe(true);
        }
      });
      const crowd = Array.from({ length: 9 }, (_, index) => ({
        id: `${index}`,
        label: 'D5',
        x: 150,
        y: 100,
      }));
      expect(placedNames(crowd, 300, 200)).toHaveLength(4);
    }),
  );
});
