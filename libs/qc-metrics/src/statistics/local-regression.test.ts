import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localRegression } from './local-regression';

const lineOf = (points: readonly (readonly [number, number])[], span = 0.5) =>
  localRegression(
    Float64Array.from(points, ([x]) => x),
    Float64Array.from(points, ([, y]) => y),
    span,
  );

// lowess(x, y, f = 0.5) of R 4.2: different positions and their heights.
const EXPECTED = [
  [0, 5.0610214796],
  [1, 5.5542070867],
  [2, 6.044493396],
  [3, 6.53116567],
  [4, 7.0350151398],
  [5, 7.5462510001],
  [6, 7.3986213276],
  [8, 8.2066174803],
  [10, 9.5294317959],
  [12, 11.0079550074],
  [14, 12.0937586167],
  [16, 13.3041129358],
  [18, 14.5813606537],
  [21, 15.8942125767],
  [24, 17.3054947538],
  [27, 18.5312344647],
  [30, 19.6296673504],
  [33, 20.9678436021],
  [36, 22.3731123187],
  [40, 24.2372640857],
  [44, 26.0915263389],
] as const;
/** The same for a straight line with one outlier and a span of 0.8. */
const SMALL = [3, 5, 7, 9, 11, 13, 15];

test('points with equal positions give the line of lowess in R', () => {
  const points = Array.from({ length: 24 }, (_, i) => {
    const x = Math.floor((i * i) / 12);
    return [x, ((i * 7) % 11) + x / 2] as const;
  });
  const { x, y } = lineOf(points);
  EXPECTED.forEach(([position, height]) => {
    expect(y[x.indexOf(position)]).toBeCloseTo(height, 9);
  });
  expect(x).toHaveLength(EXPECTED.length);
});

test('a line that passes through most points ignores an outlier, as in R', () => {
  const points = [1, 2, 3, 4, 5, 6, 7].map((x) => [x, x === 4 ? 30 : 2 * x + 1] as const);
  SMALL.forEach((height, index) => expect(lineOf(points, 0.8).y[index]).toBeCloseTo(height, 9));
});

test('a straight line is its own trend, whatever its slope and the number of points', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -5, max: 5, noNaN: true }),
      fc.integer({ min: 1, max: 300 }),
      (slope, size) => {
        const { x, y } = lineOf(Array.from({ length: size }, (_, x) => [x, slope * x - 3] as const));
        x.forEach((position, index) => expect(y[index]).toBeCloseTo(slope * position - 3, 6));
      },
    ),
    { numRuns: 60 },
  );
});

test('heights are in the unit of the values', () => {
  // Values near the smallest double lose digits with their unit.
  const value = fc.integer({ min: -9_000_000, max: 9_000_000 }).map((millionths) => millionths / 1_000_000);
  const values = fc.array(value, { minLength: 8, maxLength: 60 });
  fc.assert(
    fc.property(values, (list) => {
      const [before, after] = [1, 64].map((unit) => lineOf(list.map((y, x) => [x, y * unit] as const)).y);
      expect([...after!]).toEqual([...before!].map((height) => height * 64));
    }),
    { numRuns: 60 },
  );
});
