import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchReference, relativeCorrelation } from '../expression/relative-correlation';
import { signalToNoise } from '../expression/signal-to-noise';
import { correlationInterval, normalInterval } from './normal-interval';
import { replicateResamples } from './replicate-resamples';
import { resampledCorrelations } from './resampled-correlation';

const GROUPS = [
  { sample: 'D5', libraries: [0, 1, 2] },
  { sample: 'D6', libraries: [3, 4, 5] },
];
const FEATURES = Array.from({ length: 40 }, (_, index) => `F${index}`);

/** Table of intensities: features by six libraries. */
function tableOf(values: readonly number[]) {
  return { features: FEATURES, libraries: ['a', 'b', 'c', 'd', 'e', 'f'], values: Float64Array.from(values) };
}

const REFERENCE = FEATURES.map((feature, index) => ({
  feature,
  pair: 'D5/D6',
  log2FoldChange: Math.sin(index) * 2,
}));
const intensity = fc.integer({ min: 1, max: 10_000 });
const intensities = fc.array(intensity, { minLength: 240, maxLength: 240 });

test('a resample has as many libraries of each sample as the batch, and every library is drawn', () => {
  const draws = replicateResamples(GROUPS, 6, 500);
  for (const drawn of draws) {
    expect(drawn.subarray(0, 3).reduce((sum, times) => sum + times, 0)).toBe(3);
    expect(drawn.subarray(3).reduce((sum, times) => sum + times, 0)).toBe(3);
  }
  const share = (library: number) => draws.filter((drawn) => drawn[library] === 0).length / draws.length;
  // A library of three is left out of (2/3)^3 of the resamples.
  for (const library of [0, 1, 2, 3, 4, 5]) {
    expect(Math.abs(share(library) - 8 / 27)).toBeLessThan(0.06);
  }
  expect(replicateResamples(GROUPS, 6, 500)).toEqual(draws);
});

test('the correlation of the resample with each library once is that of the batch', () => {
  fc.assert(
    fc.property(intensities, (values) => {
      const match = matchReference('metabolomics', tableOf(values), GROUPS, REFERENCE);
      const reference = match.points.map((point) => point.reference);
      const [once] = resampledCorrelations(match.measured, reference, [[1, 1, 1, 1, 1, 1]]);
      expect(once).toBeCloseTo(relativeCorrelation(match.points), 10);
    }),
    { numRuns: 50 },
  );
});

test('the correlation of a resample is that of the table with the libraries drawn', () => {
  fc.assert(
    fc.property(intensities, (values) => {
      // The first library three times, and the fourth, fourth and sixth.
      const drawn = [0, 0, 0, 3, 3, 5];
      const redrawn = values.map((_, cell) => values[cell - (cell % 6) + drawn[cell % 6]!]!);
      const match = matchReference('metabolomics', tableOf(values), GROUPS, REFERENCE);
      const reference = match.points.map((point) => point.reference);
      const [, resampled] = resampledCorrelations(match.measured, reference, [
        [1, 1, 1, 1, 1, 1],
        [3, 0, 0, 2, 0, 1],
      ]);
      const whole = matchReference('metabolomics', tableOf(redrawn), GROUPS, REFERENCE);
      expect(resampled).toBeCloseTo(relativeCorrelation(whole.points), 10);
    }),
    { numRuns: 50 },
  );
});

const coordinate = fc.double({ min: -50, max: 50, noNaN: true });

test('the signal-to-noise ratio of a resample counts pairs of different libraries by their draws', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 6, maxLength: 6 }), (coordinates) => {
      const points = coordinates.map(([pc1, pc2], index) => ({
        sample: index < 3 ? 'D5' : 'D6',
        pc1,
        pc2,
      }));
      const once = signalToNoise(points, [0.5, 0.2], [1, 1, 1, 1, 1, 1]);
      expect(once).toBe(signalToNoise(points, [0.5, 0.2]));
      // A library that is not drawn has no influence.
      const moved = points.map((point, index) => (index === 2 ? { ...point, pc1: 1e6 } : point));
      const draws = [2, 1, 0, 1, 1, 1];
      expect(signalToNoise(moved, [0.5, 0.2], draws)).toBe(signalToNoise(points, [0.5, 0.2], draws));
    }),
  );
  const alone = [0, 0, 9, 9].map((pc1, index) => ({ sample: index < 2 ? 'D5' : 'D6', pc1, pc2: 0 }));
  // No pair of replicates was drawn: nothing is known about the noise.
  expect(signalToNoise(alone, [1, 0], [2, 0, 0, 2])).toBeNaN();
});

test('an interval has its estimate in the middle, and grows with the scatter of the resamples', () => {
  const resampled = Array.from({ length: 200 }, (_, index) => Math.sin(index * 7));
  const narrow = normalInterval(20, resampled)!;
  const wide = normalInterval(
    20,
    resampled.map((value) => 3 * value),
  )!;
  expect((narrow.low + narrow.high) / 2).toBeCloseTo(20, 12);
  expect(wide.high - 20).toBeCloseTo(3 * (narrow.high - 20), 10);
  // The standard deviation of a sine is the root of one half.
  expect(narrow.high - 20).toBeCloseTo(1.96 * Math.SQRT1_2, 1);
});

test('resamples without a value are left out; too few of them give no interval', () => {
  expect(
    normalInterval(5, [...Array.from({ length: 19 }, (_, index) => index), NaN, Infinity]),
  ).toBeUndefined();
  expect(normalInterval(NaN, [1, 2, 3])).toBeUndefined();
  expect(normalInterval(5, [...Array.from({ length: 20 }, () => 5), NaN])).toEqual({ low: 5, high: 5 });
});

test('the interval of a correlation stays below 1', () => {
  const interval = correlationInterval(
    0.98,
    Array.from({ length: 100 }, (_, index) => 0.9 + index / 1100),
  )!;
  expect(interval.low).toBeGreaterThan(0.8);
  expect(interval.low).toBeLessThan(0.98);
  expect(interval.high).toBeLessThan(1);
  expect(interval.high).toBeGreaterThan(0.98);
});
