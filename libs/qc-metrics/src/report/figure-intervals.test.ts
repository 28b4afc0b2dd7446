import { expect, test } from 'vitest';
import { withIntervals, withNearLimits } from './figure-intervals';
import { applyRules } from '../verdict/apply-rules';
import { type ThresholdRule } from '../verdict/threshold-profile';
import { type QcMetric } from './qc-report';

const GROUPS = ['D5', 'D6', 'F7', 'M8'].map((sample, group) => ({
  sample,
  libraries: [3 * group, 3 * group + 1, 3 * group + 2],
}));

/** Plane with four samples in the corners of a square, whose replicates lie around them at this distance. */
function planeWith(noise: number) {
  const points = GROUPS.flatMap(({ sample, libraries }, group) =>
    libraries.map((library, replicate) => ({
      library: String(library),
      sample,
      pc1: (group % 2) * 10 + noise * Math.cos(replicate * 2 + group),
      pc2: Math.floor(group / 2) * 10 + noise * (1 + replicate) * Math.sin(replicate * 2 + group),
    })),
  );
  return { points, varianceExplained: [0.4, 0.2] as const };
}

const metric = (key: QcMetric['key'], value: number | null): QcMetric => ({ key, value, unit: '' });
const NOTHING = { groups: GROUPS, libraries: 12, measured: [], points: [], total: undefined };

test('SNR has an interval around its value; metrics that are not resampled have none', () => {
  const metrics = withIntervals([metric('snr', 14), metric('rc', null), metric('missing', 3)], {
    ...NOTHING,
    plane: planeWith(1),
  });
  const interval = metrics[0]!.interval!;
  expect(interval.low).toBeLessThan(14);
  expect(interval.high).toBeGreaterThan(14);
  expect(interval.high - interval.low).toBeLessThan(20);
  expect(interval.resamples).toBe(200);
  expect(metrics.slice(1).map((each) => each.interval)).toEqual([undefined, undefined]);
});

test('the interval of the total follows that of SNR', () => {
  const metrics = withIntervals([metric('snr', 14), metric('total', 28)], {
    ...NOTHING,
    plane: planeWith(1),
    total: { values: { snr: 14 }, score: ({ snr = NaN }) => ({ total: 2 * snr, historicalTotals: [] }) },
  });
  const width = ({ interval }: QcMetric) => interval!.high - interval!.low;
  expect(width(metrics[1]!)).toBeCloseTo(2 * width(metrics[0]!), 8);
});

test('a large table is resampled less often', () => {
  const libraries = GROUPS.flatMap((group) => group.libraries);
  const weights = libraries.map(() => 1);
  const mean = { libraries, first: 0, values: libraries.map((each) => each), weights };
  const measured = Array.from({ length: 20_000 }, () => ({
    log2FoldChange: 0,
    numerator: mean,
    denominator: mean,
  }));
  const [snr] = withIntervals([metric('snr', 14)], { ...NOTHING, plane: planeWith(1), measured });
  expect(snr!.interval!.resamples).toBe(104);
});

test('a limit within the interval of its value is near, one outside is not', () => {
  const metrics = [{ ...metric('snr', 14), interval: { low: 12, high: 16, resamples: 200 } }];
  const reason = { rule: 'r', metric: 'snr', comparator: '>=', value: 14, level: 'pass' } as const;
  const near = (limit: number, of = 'snr') =>
    withNearLimits([{ ...reason, metric: of, limit }], metrics, [])[0]!.nearLimit;
  expect([11.9, 12, 15, 16, 16.1].map((limit) => near(limit))).toEqual([
    undefined,
    true,
    true,
    true,
    undefined,
  ]);
  expect(near(14, 'missing')).toBeUndefined();
});

test.each<[string, ThresholdRule, Partial<QcMetric>, object]>([
  [
    'a number',
    { rule: 'snr', metric: 'snr', origin: 'history', warn: { lt: 17.9 }, fail: { lt: 12.5 } },
    {},
    { limit: 17.9, nearFailure: { comparator: '>=', limit: 12.5 } },
  ],
  [
    'a grade',
    { rule: 'snr', metric: 'snr', origin: 'history', warn: { grade: 'Fair' }, fail: { grade: 'Bad' } },
    { grading: { direction: 'higher', cuts: { Bad: 13, Fair: 17, Good: 20 }, atCut: 'worse' } },
    { limit: 17, nearFailure: { comparator: '>', limit: 13 } },
  ],
  [
    'a number outside the interval',
    { rule: 'snr', metric: 'snr', origin: 'history', warn: { lt: 17.9 }, fail: { lt: 11.9 } },
    {},
    { limit: 17.9 },
  ],
])(
  'a value that only warns is near its failure if that limit is within the interval: %s',
  (_title, rule, more, near) => {
    const metrics = [{ ...metric('snr', 14), interval: { low: 12, high: 16, resamples: 200 }, ...more }];
    const applied = applyRules([rule], { snr: 14 }, { snr: metrics[0]?.grading });
    const {
      rule: _rule,
      metric: _metric,
      origin: _origin,
      value: _value,
      ...found
    } = withNearLimits(applied, metrics, [rule])[0]!;
    expect(found).toEqual({ comparator: expect.any(String), level: 'warn', ...near });
  },
);
