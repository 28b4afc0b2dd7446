import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CUT_GRADES, gradeOf, quantileGrades, rankGrades } from '../scores/grades';
import { applyRules, verdictOf } from './apply-rules';
import { type ThresholdRule } from './threshold-profile';

const RULE = { rule: 'snr', metric: 'snr', origin: 'house', warn: { lt: 12 }, fail: { lt: 8 } } as const;

test.each([
  [13, 'pass', 12],
  [12, 'pass', 12],
  [11.9, 'warn', 12],
  [7.9, 'fail', 8],
] as const)('a value of %d gives %s with the limit %d', (value, level, limit) => {
  expect(applyRules([RULE], { snr: value })).toEqual([
    { rule: 'snr', metric: 'snr', origin: 'house', comparator: '>=', value, limit, level },
  ]);
});

test.each([
  [{ lt: 30 }, '>=', ['fail', 'pass', 'pass']],
  [{ le: 30 }, '>', ['fail', 'fail', 'pass']],
  [{ gt: 30 }, '<=', ['pass', 'pass', 'fail']],
  [{ ge: 30 }, '<', ['pass', 'fail', 'fail']],
] as const)('the condition %j fails values by %s', (fail, comparator, levels) => {
  const rule = { rule: 'missing', metric: 'missing', origin: 'custom', fail } as const;
  const applied = [29, 30, 31].map((missing) => applyRules([rule], { missing })[0]!);
  expect(applied.map(({ level }) => level)).toEqual(levels);
  expect(applied.map((reason) => reason.comparator)).toEqual([comparator, comparator, comparator]);
});

test.each([null, NaN, Infinity, undefined])('a rule on the figure %s is not assessed', (snr) => {
  expect(applyRules([RULE], snr === undefined ? {} : { snr })).toMatchObject([
    { rule: 'snr', value: null, limit: 12, level: 'not-assessed' },
  ]);
});

const BY_GRADE = {
  rule: 'total',
  metric: 'total',
  origin: 'history',
  warn: { grade: 'Fair' },
  fail: { grade: 'Bad' },
} as const satisfies ThresholdRule;
const LEVEL_OF_GRADE = { Bad: 'fail', Fair: 'warn', Good: 'pass', Great: 'pass' } as const;

test('a rule by grade gives the level of the grade, and shows the cut in the history', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 10, maxLength: 40 }),
      fc.integer({ min: -32, max: 32 }),
      fc.constantFrom('higher' as const, 'lower' as const),
      fc.constantFrom(quantileGrades, rankGrades),
      (history, total, direction, grades) => {
        const grading = grades(history, direction);
        const [reason] = applyRules([BY_GRADE], { total }, { total: grading });
        const grade = gradeOf(grading, total);
        expect(reason?.level).toBe(LEVEL_OF_GRADE[grade]);
        expect(reason?.limit).toBe(grade === 'Bad' ? grading.cuts.Bad : grading.cuts.Fair);
        expect(CUT_GRADES.map((each) => grading.cuts[each])).toContain(reason?.limit);
      },
    ),
  );
});

const ADVISORY: ThresholdRule = { ...RULE, advisory: true };

test('the total score decides the verdict; without it the advisory rules do', () => {
  const grading = { total: quantileGrades([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'higher') };
  const graded = applyRules([BY_GRADE, ADVISORY], { total: 9.5, snr: 3 }, grading);
  expect(graded.map(({ level, advisory }) => [level, advisory])).toEqual([
    ['pass', undefined],
    ['fail', true],
  ]);
  expect(verdictOf(graded)).toBe('pass');
  // The total could not be computed: its rule is shown as not assessed.
  expect(verdictOf(applyRules([BY_GRADE, ADVISORY], { total: null, snr: 3 }, grading))).toBe('fail');
  // No history: there is no cut to show.
  const withoutHistory = applyRules([BY_GRADE, ADVISORY], { total: null, snr: 10 });
  expect(withoutHistory.map(({ rule, level }) => [rule, level])).toEqual([['snr', 'warn']]);
  expect(verdictOf(withoutHistory)).toBe('warn');
});

test.each([
  [[], 'not-assessed'],
  [['not-assessed', 'not-assessed'], 'not-assessed'],
  [['pass', 'not-assessed'], 'pass'],
  [['pass', 'warn', 'not-assessed'], 'warn'],
  [['fail', 'warn'], 'fail'],
] as const)('the verdict of %j is %s: absence is not a pass', (levels, worst) => {
  expect(verdictOf(levels.map((level) => ({ level })))).toBe(worst);
});
