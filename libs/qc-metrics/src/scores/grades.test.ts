import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantile } from '../statistics/descriptive';
import { type Grade, gradeOf, quantileGrades, rankGrades } from './grades';
import { type Rank, rankAgainst } from './history';

/** Grades of a value at each cut and one above it. */
const GRADES_AT_CUTS: Grade[] = ['Bad', 'Fair', 'Fair', 'Good', 'Good', 'Great'];

test('grades change at 20, 50 and 80 % of the history, and a value on a cut takes the worse one', () => {
  const history = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
  const higher = quantileGrades(history, 'higher');
  expect(higher.cuts).toEqual({ Bad: 20, Fair: 50, Good: 80 });
  expect([20, 20.1, 50, 50.1, 80, 80.1].map((value) => gradeOf(higher, value))).toEqual(GRADES_AT_CUTS);
  const lower = quantileGrades(history, 'lower');
  expect(lower.cuts).toEqual({ Bad: 80, Fair: 50, Good: 20 });
  expect([80, 79.9, 50, 49.9, 20, 19.9].map((value) => gradeOf(lower, value))).toEqual(GRADES_AT_CUTS);
});

test('quantile grades of lower values are those of their negatives', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 40 }),
      fc.integer({ min: -60, max: 60 }),
      (history, value) => {
        const cut = quantile(history, 0.2);
        expect(gradeOf(quantileGrades(history, 'higher'), value) === 'Bad').toBe(value <= cut);
        const mirrored = quantileGrades(
          history.map((other) => -other),
          'lower',
        );
        expect(gradeOf(mirrored, -value)).toBe(gradeOf(quantileGrades(history, 'higher'), value));
      },
    ),
  );
});

/** Grade by rank, in the words of the package: fifths at both ends, halves between. */
function gradeByRank({ position, of }: Rank): Grade {
  if (position < of / 5) return 'Great';
  if (of - position + 1 < of / 5) return 'Bad';
  return position <= of / 2 ? 'Good' : 'Fair';
}

test('grades by cuts are the published grades by rank, with ties and in both directions', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 2, maxLength: 40 }),
      fc.integer({ min: -11, max: 11 }),
      fc.constantFrom('higher' as const, 'lower' as const),
      (history, value, direction) => {
        expect(gradeOf(rankGrades(history, direction), value)).toBe(
          gradeByRank(rankAgainst(history, value, direction)),
        );
      },
    ),
    { numRuns: 2000 },
  );
});

test('of 22 batches 4 are Great, 7 Good, 7 Fair and 4 Bad', () => {
  const history = Array.from({ length: 21 }, (_, index) => index);
  const scale = rankGrades(history, 'higher');
  const grades = Array.from({ length: 22 }, (_, index) => gradeOf(scale, index - 0.5));
  const count = (grade: Grade) => grades.filter((each) => each === grade).length;
  expect((['Great', 'Good', 'Fair', 'Bad'] as const).map(count)).toEqual([4, 7, 7, 4]);
});

test('in a short history no rank is Bad or Great', () => {
  const scale = rankGrades([1, 2], 'higher');
  expect([0, 1.5, 3].map((value) => gradeOf(scale, value))).toEqual(['Fair', 'Fair', 'Good']);
});
