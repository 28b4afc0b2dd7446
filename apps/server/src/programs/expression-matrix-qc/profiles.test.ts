import {
  applyRules,
  type Grade,
  gradeOf,
  type Level,
  type Omics,
  quantileGrades,
  rankGrades,
  totalScore,
  verdictOf,
} from '@omics-portal/qc-metrics';
import { expect, test } from 'vitest';
import { installedReference } from './installed-sets.ts';
import { thresholdProfile } from '../report/profiles.ts';

const LEVEL_OF_GRADE = { Bad: 'fail', Fair: 'warn', Good: 'pass', Great: 'pass' } as const satisfies Record<
  Grade,
  Level
>;
const HISTORY = installedReference('proteomics')!.history!;

/** Verdict of an earlier batch by a profile: of its figures and its total score. */
function verdictOfBatch(name: 'default' | 'strict', index: number) {
  const values = HISTORY[index]!.values;
  const { historicalTotals } = totalScore(HISTORY, values);
  const total = historicalTotals[index]!;
  const grading = quantileGrades(historicalTotals, 'higher');
  const reasons = applyRules(
    thresholdProfile('proteomics', name).batch,
    { ...values, total },
    { total: grading },
  );
  return { level: verdictOf(reasons), grade: gradeOf(grading, total) };
}

test('the default verdict of each published protein batch is that of its published grade', () => {
  const verdicts = HISTORY.map((_, index) => verdictOfBatch('default', index));
  expect(verdicts.map(({ level }) => level)).toEqual(verdicts.map(({ grade }) => LEVEL_OF_GRADE[grade]));
  const count = (level: string) => verdicts.filter((each) => each.level === level).length;
  expect(['fail', 'warn', 'pass'].map(count)).toEqual([7, 9, 16]);
});

test('the strict profile passes no batch that the default one warns about', () => {
  const verdicts = HISTORY.map((_, index) => [
    verdictOfBatch('default', index).level,
    verdictOfBatch('strict', index).level,
  ]);
  expect(verdicts.filter(([normal, strict]) => normal !== 'pass' && strict === 'pass')).toEqual([]);
  expect(verdicts.filter(([, strict]) => strict === 'pass').length).toBeGreaterThan(0);
});

/** Levels of a batch whose figures are good except those given, by the default profile. */
function levelOf(
  omics: Omics,
  figures: Readonly<Record<string, number | null>>,
  grading?: Parameters<typeof applyRules>[2],
) {
  return verdictOf(applyRules(thresholdProfile(omics, 'default').batch, figures, grading));
}

test.each(['metabolomics', 'proteomics', 'transcriptomics'] as const)(
  'with a history of %s the grade of the total score decides, whatever a single figure says',
  (omics) => {
    const totals = Array.from({ length: 21 }, (_, index) => 1 + index / 3);
    const total =
      omics === 'transcriptomics' ? rankGrades(totals, 'higher') : quantileGrades(totals, 'higher');
    for (const value of [0.5, 3, 5, 9]) {
      const figures = { snr: 1, missing: 60, absoluteCorrelation: 0.1, rc: 0.8, total: value };
      expect(levelOf(omics, figures, { total })).toBe(LEVEL_OF_GRADE[gradeOf(total, value)]);
    }
  },
);

test('samples that were exchanged fail by RC although they are well separated', () => {
  const total = quantileGrades([2, 4, 6, 8], 'higher');
  for (const omics of ['proteomics', 'metabolomics'] as const) {
    expect(levelOf(omics, { snr: 30, rc: -0.8, total: 9 }, { total })).toBe('fail');
  }
});

test.each<[Omics, Record<string, number | null>, Level]>([
  // Published figures of the metabolite batch U-L1-1, which is graded Bad.
  ['metabolomics', { snr: 9.95878, missing: 0, absoluteCorrelation: 0.95, total: null }, 'fail'],
  ['metabolomics', { snr: 15, missing: 0, absoluteCorrelation: 0.95, total: null }, 'warn'],
  ['metabolomics', { snr: 20, missing: 0, absoluteCorrelation: 0.95, total: null }, 'pass'],
  // A published cut-off is exceeded by a good value, not met.
  ['transcriptomics', { snr: 12, rc: 0.95, total: null }, 'fail'],
  ['transcriptomics', { snr: 12.01, rc: 0.89, total: null }, 'fail'],
  ['transcriptomics', { snr: 12.01, rc: 0.8901, total: null }, 'pass'],
])('without a history the limits of single figures decide: %s %j is %s', (omics, figures, level) => {
  expect(levelOf(omics, figures)).toBe(level);
});
