import fc from 'fast-check';
import { expect, test } from 'vitest';
import { baselineLimits, type ControlPoint } from './control-limits';
import { CONTROL_RULES, westgardChart } from './westgard-rules';

const STANDARD = { centre: 0, sd: 1 };

const series = (values: readonly number[]): ControlPoint[] =>
  values.map((value, index) => ({ time: index, value }));

/** Broken rules of each point, in the order of time. */
function broken(points: readonly ControlPoint[], limits = baselineLimits(points, points.length)) {
  const chart = westgardChart(points, limits);
  return chart.known ? chart.points.map((each) => each.broken) : chart.gap;
}

test.each([
  ['a value on 2 SD', [2], [[]]],
  ['1-2s above', [2.1], [['1-2s']]],
  ['1-2s below', [-2.1], [['1-2s']]],
  ['a value on 3 SD warns only', [3], [['1-2s']]],
  ['1-3s above', [3.1], [['1-3s', '1-2s']]],
  ['1-3s below', [-3.1], [['1-3s', '1-2s']]],
  ['2-2s on one side', [2.1, 2.2], [['1-2s'], ['2-2s', '1-2s']]],
  ['2-2s with a value between', [2.1, 0, 2.2], [['1-2s'], [], ['1-2s']]],
  ['R-4s', [2.1, -2.1], [['1-2s'], ['R-4s', '1-2s']]],
  ['a range of 4 SD around another centre', [2.5, -1.6], [['1-2s'], []]],
  ['4-1s', [1.1, 1.1, 1.1, 1.1], [[], [], [], ['4-1s']]],
  ['4-1s below, at each further value', [-1.1, -1.1, -1.1, -1.1, -1.1], [[], [], [], ['4-1s'], ['4-1s']]],
  ['four values, one on 1 SD', [1.1, 1.1, 1, 1.1], [[], [], [], []]],
  ['10-x', Array(10).fill(0.1), [...Array(9).fill([]), ['10-x']]],
  ['ten values, one on the centre', [0, ...Array(9).fill(0.1)], Array(10).fill([])],
])('%s', (_title, values, expected) => {
  expect(broken(series(values), STANDARD)).toEqual(expected);
});

test.each([
  ['no limits', null, 'no-limits'],
  ['no standard deviation', { centre: 1, sd: NaN }, 'no-limits'],
  ['limits without a width around other values', { centre: 1, sd: 0 }, 'no-spread'],
])('%s: the rules cannot be applied', (_title, limits, gap) => {
  expect(westgardChart(series([1, 2]), limits)).toEqual({ known: false, gap });
});

test('the baseline is the first points in the order of time', () => {
  const points = series([1, 2, 3, 40]).toReversed();
  expect(baselineLimits(points, 3)).toEqual({ centre: 2, sd: 1 });
  expect(baselineLimits(points, 1)).toBeNull();
  expect(baselineLimits(series([5]), 20)).toBeNull();
});

const values = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 40 });

test('the order in which points are given does not matter', () => {
  const shuffled = values.chain((given) =>
    fc.tuple(fc.constant(series(given)), fc.shuffledSubarray(series(given), { minLength: given.length })),
  );
  fc.assert(
    fc.property(shuffled, ([points, others]) => {
      expect(broken(others)).toEqual(broken(points));
    }),
  );
});

test('another unit or another zero of the values breaks the same rules', () => {
  const shift = fc.integer({ min: -1000, max: 1000 });
  const factor = fc.constantFrom(0.001, 0.1, 0.3, 2.5, 7, 1e6, -1, -0.7);
  fc.assert(
    fc.property(values, shift, factor, (given, by, times) => {
      expect(broken(series(given.map((value) => (value + by) * times)))).toEqual(broken(series(given)));
    }),
  );
});

test('a series of equal values breaks no rule', () => {
  const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(value, fc.integer({ min: 2, max: 40 }), (given, length) => {
      expect(broken(series(Array<number>(length).fill(given)))).toEqual(Array(length).fill([]));
    }),
  );
});

test('no point of a baseline of ten breaks 1-3s', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 10, maxLength: 10 }), (given) => {
      const rules = broken(series(given));
      expect(rules).not.toBe('no-limits');
      expect([...rules].flat()).not.toContain('1-3s');
    }),
  );
});

test('later values change no rule of earlier ones', () => {
  fc.assert(
    fc.property(values, fc.nat({ max: 40 }), (given, until) => {
      const scores = given.map((value) => value / 15);
      const all = broken(series(scores), STANDARD);
      expect(broken(series(scores.slice(0, until)), STANDARD)).toEqual(all.slice(0, until));
      expect([...all].flat().every((rule) => CONTROL_RULES.some((known) => known === rule))).toBe(true);
    }),
  );
});
