import { expect, test } from 'vitest';
import type { BatchPoint } from './batches';
import { bandPosition } from './chart-position';

const chart = (values: readonly number[]) => ({
  points: values.map((value, index) => ({
    point: { value } as BatchPoint,
    order: index + 1,
    score: null,
    broken: [],
  })),
  limits: { centre: 18, sd: 1 },
  gap: null,
});
const history = (mean: number, sd: number) =>
  ({ mean, sd }) as NonNullable<Parameters<typeof bandPosition>[1]>;

test.each([
  ['between the limits', [18], history(18, 1), 'within'],
  ['reaching beyond a limit', [18], history(21, 1), 'partly'],
  ['around everything', [18], history(18, 100), 'partly'],
  ['above the limits', [18], history(40, 2), 'above'],
  ['below the limits', [18], history(2, 1), 'below'],
  ['up to a far value', [18, 45], history(40, 2), 'within'],
])('a band %s', (_title, values, band, expected) => {
  expect(bandPosition(chart(values), band)).toBe(expected);
});

test('limits that the rules cannot use do not widen the chart, and no history has no position', () => {
  expect(bandPosition({ ...chart([18, 18]), gap: 'no-spread' }, history(20, 1))).toBe('above');
  expect(bandPosition(chart([18]), undefined)).toBeNull();
});
