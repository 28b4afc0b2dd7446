import fc from 'fast-check';
import { expect, test } from 'vitest';
import { principalComponents } from '../statistics/principal-components';
import { explainedVarianceRatio, signalToNoise } from './signal-to-noise';

const SAMPLES = ['D5', 'D5', 'D6', 'D6', 'F7', 'F7'];
const feature = fc.array(fc.integer({ min: -2000, max: 4000 }), { minLength: 6, maxLength: 6 });

function snr(rows: number[][]): number {
  const { scores, explainedVariance } = principalComponents(rows, SAMPLES.length);
  const points = SAMPLES.map((sample, index) => ({
    sample,
    pc1: scores[index]![0]!,
    pc2: scores[index]![1]!,
  }));
  return signalToNoise(points, [explainedVariance[0]!, explainedVariance[1]!]);
}

test('twice the distance between samples as within gives 10 log10(4) dB', () => {
  const points = [
    { sample: 'D5', pc1: 0, pc2: 0 },
    { sample: 'D5', pc1: 0, pc2: 1 },
    { sample: 'D6', pc1: Math.sqrt(3.5), pc2: 0 },
    { sample: 'D6', pc1: Math.sqrt(3.5), pc2: 1 },
  ];
  expect(signalToNoise(points, [0.5, 0.5])).toBeCloseTo(10 * Math.log10(4), 10);
});

test('explained variance ratios are rounded to five decimals before they are used as weights', () => {
  const points = [
    { sample: 'D5', pc1: 0, pc2: 0 },
    { sample: 'D5', pc1: 1, pc2: 50 },
    { sample: 'D6', pc1: 9, pc2: 0 },
  ];
  expect(signalToNoise(points, [0.9, 0.000004])).toBe(signalToNoise(points, [0.9, 0]));
});

test('without replicates there is no noise', () => {
  expect(
    signalToNoise(
      [
        { sample: 'D5', pc1: 0, pc2: 0 },
        { sample: 'D6', pc1: 1, pc2: 1 },
      ],
      [0.6, 0.4],
    ),
  ).toBeNaN();
});

test('the order of the features does not change the ratio', () => {
  fc.assert(
    fc.property(
      fc.array(feature, { minLength: 3, maxLength: 30 }),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (rows, keys) => {
        const shuffled = rows
          .map((row) => ({ row, key: keys.next().value as number }))
          .sort((a, b) => a.key - b.key);
        const [before, after] = [snr(rows), snr(shuffled.map(({ row }) => row))];
        // Components of almost equal strength may swap: then the plane, and the ratio, is not determined.
        const { explainedVariance } = principalComponents(rows, 6);
        fc.pre(
          Number.isFinite(before) &&
            explainedVariance[0]! - explainedVariance[1]! > 0.01 &&
            explainedVariance[1]! - explainedVariance[2]! > 0.01,
        );
        expect(after).toBeCloseTo(before, 6);
      },
    ),
  );
});

test('explained variance ratios add up to one and do not depend on the units of a feature', () => {
  fc.assert(
    fc.property(
      fc.array(feature, { minLength: 3, maxLength: 20 }),
      fc.integer({ min: 2, max: 64 }),
      (rows, factor) => {
        fc.pre(rows.some((row) => new Set(row).size > 1));
        const { scores, explainedVariance } = principalComponents(rows, 6);
        expect(explainedVariance.reduce((sum, ratio) => sum + ratio, 0)).toBeCloseTo(1, 9);
        const scaled = principalComponents(
          rows.map((row) => row.map((value) => value * factor)),
          6,
        );
        explainedVariance.forEach((ratio, index) =>
          expect(scaled.explainedVariance[index]).toBeCloseTo(ratio, 6),
        );
        expect(explainedVarianceRatio(scores)[0]).toBeCloseTo(explainedVariance[0]!, 6);
      },
    ),
  );
});
