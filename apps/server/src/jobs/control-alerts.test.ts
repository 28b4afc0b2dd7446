import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenRules, type ChartedReport } from './control-alerts.ts';

const DAY_MS = 86_400_000;

const batch = (index: number, snr: number, changes: Partial<ChartedReport> = {}): ChartedReport => ({
  id: `r${String(index).padStart(3, '0')}`,
  figures: { values: { snr }, sequencing: null },
  measuredOn: null,
  startedTime: index * DAY_MS,
  ...changes,
});
const BASELINE = [
  18, 18.4, 17.8, 18.2, 18.1, 18.3, 17.9, 18.2, 18, 18.4, 18.1, 17.9, 18.3, 18, 18.2, 17.8, 18.4, 18.1, 18.2,
  18,
];
const EARLIER = BASELINE.map((snr, index) => batch(index, snr));

test('a value far from the centre breaks 1-3s, and the warning 1-2s is no alert', () => {
  expect(brokenRules(batch(20, 25), EARLIER)).toEqual([{ rule: '1-3s', figures: ['snr'] }]);
  expect(brokenRules(batch(20, 18.6), EARLIER)).toEqual([]);
  expect(brokenRules(batch(20, 18.1), EARLIER)).toEqual([]);
});

test('a rule that two figures break names both', () => {
  const withRc = (report: ChartedReport, rc: number): ChartedReport => ({
    ...report,
    figures: { values: { ...report.figures.values, rc }, sequencing: null },
  });
  const earlier = EARLIER.map((report, index) => withRc(report, 0.9 + (index % 3) / 100));
  expect(brokenRules(withRc(batch(20, 25), 0.1), earlier)).toEqual([
    { rule: '1-3s', figures: ['snr', 'rc'] },
  ]);
});

test('a report that was measured within the baseline is judged at its day', () => {
  const earlier = EARLIER.map((report, index) => (index === 3 ? batch(3, 20) : report));
  const rules = (report: ChartedReport) => brokenRules(report, earlier).map(({ rule }) => rule);
  expect(rules(batch(20, 20, { measuredOn: '1970-01-05' }))).toEqual(['2-2s']);
  expect(rules(batch(20, 20))).toEqual(['1-3s']);
});

test('whole genomes and exomes are no one series', () => {
  const genome = (report: ChartedReport): ChartedReport => ({
    ...report,
    figures: { ...report.figures, sequencing: 'WGS' },
  });
  expect(brokenRules(batch(20, 25), EARLIER.map(genome))).toEqual([]);
});

test('only the newest hundred reports are in the chart', () => {
  const far = Array.from({ length: 100 }, (_, index) => batch(index + 30, 25 + (index % 2)));
  expect(brokenRules(batch(200, 25), [...EARLIER, ...far])).toEqual([]);
});

test('reports without a report before them, or all alike, break no rule', () => {
  expect(brokenRules(batch(1, 5), [])).toEqual([]);
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 50, noNaN: true }),
      fc.integer({ min: 1, max: 40 }),
      (snr, count) => {
        const others = Array.from({ length: count }, (_, index) => batch(index, snr));
        expect(brokenRules(batch(count, snr), others)).toEqual([]);
      },
    ),
    { numRuns: 50 },
  );
});
