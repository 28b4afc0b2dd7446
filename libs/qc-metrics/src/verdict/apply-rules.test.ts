import { expect, test } from 'vitest';
import { applyRules, parseThresholdProfile, ThresholdProfileError, worstLevel } from './threshold-profile';

const RULE = { rule: 'snr', metric: 'snr', comparator: '>=', warn: 12, fail: 8 } as const;

test.each([
  [13, 'pass', 12],
  [12, 'pass', 12],
  [11.9, 'warn', 12],
  [7.9, 'fail', 8],
] as const)('a value of %d gives %s with the limit %d', (value, level, limit) => {
  expect(applyRules([RULE], { snr: value })).toEqual([
    { rule: 'snr', metric: 'snr', comparator: '>=', value, limit, level },
  ]);
});

test('an upper limit reverses the comparison', () => {
  const rule = { rule: 'missing', metric: 'missing', comparator: '<=', fail: 30 } as const;
  expect([29, 30, 31].map((missing) => applyRules([rule], { missing })[0]!.level)).toEqual([
    'pass',
    'pass',
    'fail',
  ]);
});

test.each([null, NaN, Infinity, undefined])('a rule on the figure %s is not assessed', (snr) => {
  expect(applyRules([RULE], snr === undefined ? {} : { snr })).toEqual([
    { rule: 'snr', metric: 'snr', comparator: '>=', value: null, limit: 12, level: 'not-assessed' },
  ]);
});

test.each([
  [[], 'not-assessed'],
  [['not-assessed', 'not-assessed'], 'not-assessed'],
  [['pass', 'not-assessed'], 'pass'],
  [['pass', 'warn', 'not-assessed'], 'warn'],
  [['fail', 'warn'], 'fail'],
] as const)('the worst of %j is %s: absence is not a pass', (levels, worst) => {
  expect(worstLevel(levels)).toBe(worst);
});

test('a profile is valid, or every invalid key is named', () => {
  const profile = {
    id: 'p',
    version: '1',
    omics: 'proteomics',
    origin: 'test',
    batch: [RULE],
    perSample: [],
  };
  expect(parseThresholdProfile(profile)).toBe(profile);
  const wrong = {
    ...profile,
    id: 3,
    omics: 'music',
    batch: [{ rule: 'x', metric: 'colour', comparator: '>', warn: '12' }],
    perSample: null,
  };
  expect(() => parseThresholdProfile(wrong)).toThrow(ThresholdProfileError);
  expect(() => parseThresholdProfile(wrong)).toThrow(
    /id must.*omics must.*metric must.*comparator must.*needs a number.*perSample must/,
  );
  expect(() => parseThresholdProfile([])).toThrow(/one object/);
});
