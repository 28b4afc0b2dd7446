import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DensePoints, layOutDense } from './dense-layout';
import { wholeRange, zoomed } from './dense-range';

const SIZE = { width: 100, height: 50 };
const RANGE = { x: [0, 10], y: [0, 5] } as const;

function pointsOf(...rows: readonly (readonly [x: number, y: number, series: number])[]): DensePoints {
  return {
    x: rows.map(([x]) => x),
    y: rows.map(([, y]) => y),
    series: rows.map(([, , series]) => series),
    nameAt: String,
  };
}

test('points of one pixel are drawn once, and the last series of the order is on top', () => {
  const points = pointsOf([5, 2.5, 1], [5.01, 2.49, 0], [5.02, 2.48, 1], [1, 1, 0]);
  expect(layOutDense(points, [0, 1], RANGE, SIZE).drawn).toEqual([[3], [2]]);
  expect(layOutDense(points, [1, 0], RANGE, SIZE).drawn.map((one) => [...one])).toEqual([[1, 3], []]);
});

test('points outside of the range and without a value are not drawn', () => {
  const points = pointsOf([-0.1, 1, 0], [10.2, 1, 0], [NaN, 1, 0], [1, Infinity, 0], [10, 0, 0], [0, 5, 0]);
  const layout = layOutDense(points, [0], RANGE, SIZE);
  expect(layout.drawn).toEqual([[5, 4]]);
  expect(layout.positionOf(0)).toBeUndefined();
  expect(layout.positionOf(4)).toEqual({ x: 100, y: 50 });
});

test('the nearest point is found within the distance only', () => {
  const layout = layOutDense(pointsOf([5, 2.5, 0], [6, 2.5, 0]), [0], RANGE, SIZE);
  expect(layout.nearest(53, 25, 8)).toBe(0);
  expect(layout.nearest(57, 25, 8)).toBe(1);
  expect(layout.nearest(55, 40, 8)).toBeUndefined();
});

test('a million points are drawn with at most one for each pixel', () => {
  const count = 1_000_000;
  const x = Float64Array.from({ length: count }, (_, index) => (index % 1000) / 100);
  const y = Float64Array.from({ length: count }, (_, index) => Math.floor(index / 1000) / 200);
  const { drawn } = layOutDense({ x, y, series: new Uint8Array(count), nameAt: String }, [0], RANGE, SIZE);
  expect(drawn[0]).toHaveLength(SIZE.width * SIZE.height);
});

const span = fc
  .tuple(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.double({ min: 1e-3, max: 1e6, noNaN: true }))
  .map(([low, length]) => [low, low + length] as const);

test('a zoomed range stays within the whole one, and zooming out comes back to it', () => {
  fc.assert(
    fc.property(span, span, fc.double({ min: 0, max: 1, noNaN: true }), (x, y, part) => {
      const whole = { x, y };
      const centre = { x: x[0] + part * (x[1] - x[0]), y: y[0] + part * (y[1] - y[0]) };
      const inside = zoomed(whole, 0.5, centre, whole);
      for (const axis of ['x', 'y'] as const) {
        const length = whole[axis][1] - whole[axis][0];
        expect(inside[axis][0]).toBeGreaterThanOrEqual(whole[axis][0] - length * 1e-9);
        expect(inside[axis][1]).toBeLessThanOrEqual(whole[axis][1] + length * 1e-9);
        expect(inside[axis][1] - inside[axis][0]).toBeCloseTo(length / 2, 5);
      }
      const back = zoomed(inside, 4, centre, whole);
      expect(back.x[0]).toBeCloseTo(x[0], 5);
      expect(back.y[1]).toBeCloseTo(y[1], 5);
    }),
  );
});

test('the whole range has the points and the thresholds, with padding; without a point it is 0 to 1', () => {
  const { x, y } = wholeRange({ x: [1, 3, NaN], y: [] }, { x: [-1], y: [] });
  expect(x[0]).toBeLessThan(-1);
  expect(x[1]).toBeGreaterThan(3);
  expect(y).toEqual([0, 1]);
});
