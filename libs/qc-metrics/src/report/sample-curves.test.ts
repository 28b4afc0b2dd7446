import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparedCurves, type CurvePoint, type SampleCurve } from './sample-curves';

const curve = (
  sample: string,
  points: readonly CurvePoint[],
  changed: Partial<SampleCurve> = {},
): SampleCurve => ({
  kind: 'meanQuality',
  sample,
  donor: null,
  tool: 'fastqc',
  points,
  ...changed,
});
const flat = (height: number): CurvePoint[] => [1, 2, 3, 4].map((x) => [x, height]);

test('the distance is that from the median curve, and a curve far from all others is an outlier', () => {
  const compared = comparedCurves([
    curve('a', flat(36)),
    curve('b', flat(36.2)),
    curve('c', flat(35.8)),
    curve('d', flat(36.1)),
    curve('e', flat(20)),
    curve('alone', flat(20), { tool: 'fastp' }),
  ]);
  expect(compared.map(({ distance }) => distance)).toEqual([0, 0.2, 0.2, 0.1, 16, null]);
  expect(compared.filter(({ outlier }) => outlier).map(({ sample }) => sample)).toEqual(['e']);
});

test('of curves that lie upon each other, the noisier one of a small file is no outlier', () => {
  const noisy = (sample: string, noise: number) =>
    curve(
      sample,
      Array.from({ length: 100 }, (_, x): CurvePoint => [x, 36 - x / 20 + (x % 2 === 0 ? noise : -noise)]),
    );
  const samples = [0.01, 0.012, -0.011, 0.009, -0.01, 0.013, 0.08].map((noise, index) =>
    noisy(`S${index}`, noise),
  );
  expect(comparedCurves(samples).filter(({ outlier }) => outlier)).toEqual([]);
  const worse = curve(
    'worse',
    noisy('worse', 0.01).points.map(([x, y]): CurvePoint => [x, y - x / 50]),
  );
  expect(comparedCurves([...samples, worse]).filter(({ outlier }) => outlier)).toMatchObject([
    { sample: 'worse' },
  ]);
});

test('a first read with the quality of second reads is an outlier among first reads', () => {
  const pairs = Array.from({ length: 12 }, (_, index) => [
    curve(`S${index} R1`, flat(index === 7 ? 30 : 36 + index / 100), { read: 1 }),
    curve(`S${index} R2`, flat(30 + index / 100), { read: 2 }),
  ]).flat();
  const compared = comparedCurves(pairs);
  expect(compared.filter(({ outlier }) => outlier).map(({ sample }) => sample)).toEqual(['S7 R1']);
  expect(compared.find(({ sample }) => sample === 'S3 R2')?.distance).toBeLessThan(0.06);
});

test('curves at other positions are compared where both have values', () => {
  const [first, second] = comparedCurves([
    curve('whole', [
      [0, 0],
      [10, 10],
    ]),
    curve('half', [
      [5, 7],
      [10, 12],
    ]),
  ]);
  // At 0 there is the first curve only, at 5 and 10 they are 2 apart and the median is between them.
  expect([first?.distance, second?.distance]).toEqual([0.666667, 1]);
});

test('a curve is never an outlier for lying at the median, and the order of the curves does not matter', () => {
  const points = fc
    .uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 30 })
    .chain((xs) =>
      fc
        .array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: xs.length, maxLength: xs.length })
        .map((ys) => xs.toSorted((a, b) => a - b).map((x, index): CurvePoint => [x, ys[index] ?? 0])),
    );
  fc.assert(
    fc.property(fc.array(points, { minLength: 1, maxLength: 8 }), (lines) => {
      const curves = lines.map((line, index) => curve(`s${index}`, line));
      const compared = comparedCurves(curves);
      expect(compared.filter(({ outlier, distance }) => outlier && distance === 0)).toEqual([]);
      expect(comparedCurves(curves.toReversed()).toReversed()).toEqual(compared);
    }),
  );
});

test('a long curve is thinned', () => {
  const long = Array.from({ length: 5000 }, (_, x): CurvePoint => [x, 1 / 3]);
  const [thin] = comparedCurves([curve('a', long)]);
  expect(thin?.points).toHaveLength(200);
  expect(thin?.points[0]).toEqual([0, 0.333333]);
});
