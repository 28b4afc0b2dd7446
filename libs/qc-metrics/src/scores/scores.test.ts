import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantile } from '../statistics/descriptive';
import { gradeOf, quantileGrades } from './grades';
import { proteomicsHistory, publishedTable } from '../testing/published-files';
import {
  describeHistory,
  geometricMean,
  rankAgainst,
  roundedLike,
  scaledTotal,
  scoreAgainst,
} from './history';
import {
  DIRECTION_OF_METRIC,
  figuresOfTotal,
  historyOf,
  rootTotal,
  totalScore,
  withoutFigures,
} from './total-score';

const PUBLISHED = {
  features: 5948,
  missing: 4.813,
  absoluteCorrelation: 0.987,
  cv: 6.698,
  snr: 27.179,
  rc: 0.827,
};
const ROW_OF_METRIC: Record<keyof typeof PUBLISHED, number> = {
  features: 0,
  missing: 1,
  absoluteCorrelation: 2,
  cv: 3,
  snr: 4,
  rc: 5,
};
const HISTORY = proteomicsHistory();

test('the published run scores 8.216 as a geometric mean and 9.11 against its history', () => {
  const score = totalScore(HISTORY, PUBLISHED);
  expect(score.geometricMean.toFixed(3)).toBe('8.216');
  expect(score.total.toFixed(2)).toBe('9.11');
});

test('each score and total of the 32 historical batches is the published one', () => {
  const table = publishedTable('published-run/rank_table.tsv');
  const { historicalTotals } = totalScore(HISTORY, PUBLISHED);
  const column = table.header.indexOf('Total_norm');
  historicalTotals.forEach((total, index) => {
    // The published tables have three decimals and were computed from values rounded to as many.
    expect(Math.abs(total - Number(table.rows[index]![column]))).toBeLessThan(0.0025);
  });
  expect(historicalTotals).toHaveLength(32);
});

test.each(Object.entries(ROW_OF_METRIC) as [keyof typeof PUBLISHED, number][])(
  '%s has the published rank, grade and history',
  (metric, row) => {
    const published = publishedTable('published-run/conclusion_table.tsv').rows[row]!;
    const history = historyOf(HISTORY, metric);
    const rank = rankAgainst(history, PUBLISHED[metric], DIRECTION_OF_METRIC[metric]);
    const { mean, sd } = describeHistory(history);
    expect(`${rank.position}/${rank.of}`).toBe(published[3]);
    expect(gradeOf(quantileGrades(history, DIRECTION_OF_METRIC[metric]), PUBLISHED[metric])).toBe(
      published[4],
    );
    expect(`${Number(mean.toFixed(3))} \\u00b1 ${Number(sd.toFixed(3))}`).toBe(published[2]);
  },
);

test('the total of the published run has the published rank, grade and history', () => {
  const { total, historicalTotals } = totalScore(HISTORY, PUBLISHED);
  const { mean, sd } = describeHistory(historicalTotals);
  expect(rankAgainst(historicalTotals, total, 'higher')).toEqual({ position: 2, of: 33 });
  expect(gradeOf(quantileGrades(historicalTotals, 'higher'), total)).toBe('Great');
  expect([mean.toFixed(3), sd.toFixed(3)]).toEqual(['4.919', '2.185']);
});

test('the published cut-off table labels the quartiles of the history "20%" and "80%"', () => {
  const { historicalTotals } = totalScore(HISTORY, PUBLISHED);
  const published = Object.fromEntries(
    publishedTable('published-run/cutoff_table.tsv').rows.map(([label, value]) => [label, Number(value)]),
  );
  expect(Math.abs(quantile(historicalTotals, 0.25) - published['20%']!)).toBeLessThan(0.0025);
  expect(Math.abs(quantile(historicalTotals, 0.5) - published['50%']!)).toBeLessThan(0.0025);
  expect(Math.abs(quantile(historicalTotals, 0.75) - published['80%']!)).toBeLessThan(0.0025);
});

test('a score is 1 to 10 for any value, and reversed where lower is better', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2 }),
      fc.double({ noNaN: true }),
      (history, value) => {
        fc.pre(new Set(history).size > 1);
        const [higher, lower] = [
          scoreAgainst(history, value, 'higher'),
          scoreAgainst(history, value, 'lower'),
        ];
        expect(higher).toBeGreaterThanOrEqual(1);
        expect(higher).toBeLessThanOrEqual(10);
        expect(higher + lower).toBeCloseTo(11, 9);
      },
    ),
  );
});

test('a batch beyond the history is an end of the scale, and moves the totals of the history', () => {
  const best = {
    ...PUBLISHED,
    features: 9000,
    missing: 1,
    absoluteCorrelation: 0.999,
    cv: 2,
    snr: 60,
    rc: 1,
  };
  const { total, scores, historicalTotals } = totalScore(HISTORY, best);
  expect(total).toBe(10);
  expect(scores.snr).toBe(10);
  expect(Math.max(...historicalTotals)).toBeLessThan(9);

  const worst = { features: 100, missing: 90, absoluteCorrelation: 0.5, cv: 80, snr: 0.1, rc: 0.1 };
  expect(totalScore(HISTORY, worst).total).toBe(1);
  expect(Math.min(...totalScore(HISTORY, worst).historicalTotals)).toBeGreaterThan(1);
});

test('totals are those of any of the batches compared with the others', () => {
  const all = HISTORY.map(({ batch, values }) => ({ batch, values }));
  const whole = totalScore(all, all[0]!.values).historicalTotals;
  all.forEach(({ batch, values }, index) => {
    const others = all.filter((other) => other.batch !== batch);
    const { total } = totalScore(others, values);
    expect(total).toBeCloseTo(whole[index]!, 9);
  });
});

test('a batch without figures has no total, and the history has its own', () => {
  const { total, historicalTotals } = totalScore(HISTORY, {});
  expect(total).toBeNaN();
  expect(historicalTotals).toEqual(totalScore(HISTORY, PUBLISHED).historicalTotals);
});

test('a history that does not vary gives no score', () => {
  expect(scoreAgainst([3, 3], 3, 'higher')).toBeNaN();
  expect(geometricMean([])).toBeNaN();
});

test('a metric that could not be computed is not in the total', () => {
  const { rc: _, ...withoutRc } = PUBLISHED;
  const score = totalScore(HISTORY, withoutRc);
  expect(score.scores.rc).toBeUndefined();
  expect(score.geometricMean).toBeCloseTo((10 * 9.2708 * 9.7231 * 10 * 8.9758) ** 0.2, 3);
});

test('the lowest RC lowers the total of the published run, and not its grade', () => {
  const { total, scores, historicalTotals } = totalScore(HISTORY, { ...PUBLISHED, rc: -0.9 });
  expect(scores.rc).toBe(1);
  expect(total).toBeLessThan(totalScore(HISTORY, PUBLISHED).total - 1);
  expect(gradeOf(quantileGrades(historicalTotals, 'higher'), total)).toBe('Great');
});

test('a value is compared with the decimals of its history: the same batch has the published rank', () => {
  const history = historyOf(HISTORY, 'absoluteCorrelation');
  // Lot2_DIA_BGI: published 0.987, computed 0.98655 from its table.
  const rounded = roundedLike(history, 0.98655);
  expect(rounded).toBe(0.987);
  expect(rankAgainst(history, rounded, 'higher')).toEqual({ position: 2, of: 33 });
  expect(totalScore(HISTORY, { ...PUBLISHED, absoluteCorrelation: 0.98655, snr: 27.17884 }).total).toBe(
    totalScore(HISTORY, PUBLISHED).total,
  );
  expect(roundedLike([5948, 3316], 4831.4)).toBe(4831);
  expect(roundedLike([0.123456789], 0.98655)).toBe(0.98655);
  expect(roundedLike([1.5e-7, 2], 0.12345678)).toBe(0.12345678);
});

test('equal values share the better rank, or the mean of their ranks rounded down', () => {
  const history = [5, 4, 4, 4, 1];
  expect(rankAgainst(history, 4, 'higher')).toEqual({ position: 2, of: 6 });
  expect(rankAgainst(history, 4, 'higher', 'mean')).toEqual({ position: 3, of: 6 });
  expect(rankAgainst([5, 4, 1], 4, 'higher', 'mean')).toEqual({ position: 2, of: 4 });
  expect(rankAgainst(history, 4, 'lower', 'mean')).toEqual({ position: 3, of: 6 });
});

test('a total needs the figures that every earlier batch has', () => {
  expect(figuresOfTotal(HISTORY)).toEqual(['features', 'missing', 'absoluteCorrelation', 'cv', 'snr']);
  expect(figuresOfTotal(withoutFigures(HISTORY, ['cv']))).not.toContain('cv');
  expect(figuresOfTotal([])).toEqual([]);
});

test('the total of RNA is the square root of SNR times RC, and none of a negative figure', () => {
  const history = [
    { batch: 'a', values: { snr: 16, rc: 0.81 } },
    { batch: 'b', values: { snr: -2, rc: 0.9 } },
    { batch: 'c', values: { snr: 25 } },
  ];
  const { total, historicalTotals } = rootTotal(history, { snr: 20, rc: 0.9 });
  expect(total).toBeCloseTo(Math.sqrt(18), 12);
  expect(historicalTotals).toHaveLength(1);
  expect(historicalTotals[0]).toBeCloseTo(3.6, 12);
  expect(rootTotal(history, { snr: 20, rc: -0.1 }).total).toBeNaN();
});

test('a total is scaled from 1 to 10 between the worst and the best one', () => {
  const totals = [2, 4, 6];
  expect([2, 3, 6, 7, 1].map((total) => scaledTotal(totals, total))).toEqual([
    { scaled: 1 },
    { scaled: 3.25 },
    { scaled: 10 },
    { scaled: 10 },
    { scaled: 1 },
  ]);
  expect(scaledTotal([3, 3], 3)).toEqual({});
});
