import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type BrokenRule,
  brokenRules as rulesOfAll,
  type ChartedReport,
  newAlerts,
} from './control-alerts.ts';

const DAY_MS = 86_400_000;

const batch = (index: number, snr: number, changes: Partial<ChartedReport> = {}): ChartedReport => ({
  id: `r${String(index).padStart(3, '0')}`,
  name: `batch ${index}`,
  figures: { values: { snr }, sequencing: null },
  measuredOn: null,
  startedTime: index * DAY_MS,
  ...changes,
});
/** Rules that a report breaks among others. */
const brokenRules = (report: ChartedReport, others: readonly ChartedReport[]): readonly BrokenRule[] =>
  rulesOfAll([report, ...others]).get(report) ?? [];
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

/** Report, rule and figures of each alert. */
const listed = (alerts: ReturnType<typeof newAlerts>) =>
  alerts.map(({ report, rule, figures }) => [report.id, rule, figures.join()]);

test('a new report alerts about itself', () => {
  const alerts = newAlerts(batch(20, 25), { before: null, others: EARLIER });
  expect(listed(alerts)).toEqual([['r020', '1-3s', 'snr']]);
});

test('a report of an earlier day alerts about the last report that breaks a rule because of it', () => {
  const others = [...EARLIER, batch(30, 18.1), batch(32, 18.6)];
  expect(rulesOfAll(others).get(others.at(-1)!)).toEqual([]);
  expect(listed(newAlerts(batch(40, 18.6, { measuredOn: '1970-02-01' }), { before: null, others }))).toEqual([
    ['r032', '2-2s', 'snr'],
  ]);
});

test('a correction alerts about what was not broken before it', () => {
  const before = batch(40, 25);
  const others = [...EARLIER, batch(30, 18.1)];
  expect(newAlerts(before, { before, others })).toEqual([]);
  const within = batch(40, 18.6, { measuredOn: '1970-01-30' });
  const others2 = [...EARLIER, batch(30, 18.6), batch(35, 18.1)];
  expect(listed(newAlerts(within, { before: { ...within, measuredOn: null }, others: others2 }))).toEqual([
    ['r030', '2-2s', 'snr'],
  ]);
});

test('the same report before and after has no new alert, whatever the values', () => {
  const value = fc.double({ min: 0, max: 50, noNaN: true });
  fc.assert(
    fc.property(value, fc.array(value, { minLength: 2, maxLength: 40 }), (snr, values) => {
      const report = batch(50, snr);
      const others = values.map((each, index) => batch(index, each));
      expect(newAlerts(report, { before: report, others })).toEqual([]);
    }),
    { numRuns: 50 },
  );
});
