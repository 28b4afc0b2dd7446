import fc from 'fast-check';
import { expect, test } from 'vitest';
import { binEdges, type BinSpacing } from './bin-edges';

const MIN = Number.MIN_VALUE;
const GREATEST = Number.MAX_VALUE;

test.each<[string, number, number, BinSpacing]>([
  ['a few steps below the greatest number', 1.797693134862312e308, 1.7976931348623101e308, 'linear'],
  ['the whole range of numbers', -GREATEST, GREATEST, 'linear'],
  ['a few steps above the least number', 9 * MIN, 70 * MIN, 'ratio'],
  ['the least number and the greatest', MIN, GREATEST, 'ratio'],
  ['two neighbours', 1, 1 + Number.EPSILON, 'linear'],
])('the edges of %s ascend', (_, a, b, spacing) => {
  const [min, max] = [Math.min(a, b), Math.max(a, b)];
  const edges = binEdges(min, max, 12, spacing);
  expect(edges).toHaveLength(13);
  expect([edges[0], edges[12]]).toEqual([min, max]);
  expect(edges.toSorted((one, other) => one - other)).toEqual(edges);
});

test('edges divide a range into equal widths, or equal ratios', () => {
  expect(binEdges(0, 10, 5)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(binEdges(1, 1000, 3, 'ratio').map(Math.round)).toEqual([1, 10, 100, 1000]);
  expect(binEdges(-GREATEST, GREATEST, 2)).toEqual([-GREATEST, 0, GREATEST]);
});

test('edges never decrease and never leave the bounds, whatever the bounds', () => {
  const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
  const nearGreatest = fc.integer({ min: 0, max: 64 }).map((steps) => GREATEST - steps * 2 ** 971);
  const nearMin = fc.integer({ min: 1, max: 64 }).map((steps) => steps * MIN);
  const bound = fc.oneof(finite, nearGreatest, nearMin);
  fc.assert(
    fc.property(bound, bound, fc.integer({ min: 1, max: 40 }), (a, b, bins) => {
      const [min, max] = [Math.min(a, b), Math.max(a, b)];
      for (const spacing of min > 0 ? (['linear', 'ratio'] as const) : (['linear'] as const)) {
        const edges = binEdges(min, max, bins, spacing);
        expect(edges).toHaveLength(bins + 1);
        for (const [index, edge] of edges.entries()) {
          expect(edge).toBeGreaterThanOrEqual(edges[index - 1] ?? min);
          expect(edge).toBeLessThanOrEqual(max);
        }
      }
    }),
    { numRuns: 500 },
  );
});
