import { aChartNote } from '@omics-portal/api-mocks';
import type { Report } from '@omics-portal/resources';
import { expect, test } from 'vitest';
import dseqcExample from '../testing/dseqc-example-report.json';
import protqcExample from '../testing/protqc-example-report.json';
import rseqcExample from '../testing/rseqc-example-report.json';
import {
  type Batch,
  batchFiguresOf,
  chartedBatches,
  chosenSequencing,
  limitsOf,
  publishedHistory,
  reportsOfPeriod,
} from './batches';
import { chartContent } from './chart-content';
import { figuresOf } from './chart-figures';
import { chartFile } from './chart-file';
import { judgePoints } from './judged-points';

const HISTORY = { mean: 10, sd: 2, n: 32, source: 'proteomics-quartet' };

const report = (id: string, startedAt: number | null, figures: string | null = 'minio://b/report.json') =>
  ({ id, name: `batch ${id}`, startedAt, figures }) as Report;

const batch = (id: string, time: number, snr: number | null, history = HISTORY): Batch => ({
  report: report(id, time),
  figures: { sequencing: null, metrics: [{ key: 'snr', value: snr, unit: 'dB', history }] },
});

/** Batches newest first, as a list of reports has them. */
const batches = (...values: readonly (number | null)[]): Batch[] =>
  values.map((snr, index) => batch(String(index + 1), (index + 1) * 1000, snr)).toReversed();

const pointsOf = (...values: readonly number[]) =>
  chartedBatches(batches(...values), 'snr', undefined).points;

test('figures are read with the sequencing of DNA; anything else is unreadable', () => {
  const dna = batchFiguresOf(dseqcExample);
  expect(dna?.sequencing).toBe(dseqcExample.input.sequencing);
  expect(batchFiguresOf(protqcExample)?.metrics.map(({ key, value }) => [key, value])).toEqual(
    protqcExample.metrics.map(({ key, value }) => [key, value]),
  );
  expect(batchFiguresOf('<html>')).toBeNull();
});

test('a report on RNA without counts is read, and is no point of any figure', () => {
  const figures = batchFiguresOf(rseqcExample);
  expect(figures?.sequencing).toBeNull();
  const uncounted = { report: report('reads', 1000), figures: figures! };
  for (const figure of figuresOf('rseqc')) {
    const { points, without } = chartedBatches([uncounted], figure, undefined);
    expect([points, without.map(({ id }) => id)]).toEqual([[], ['reads']]);
    expect(judgePoints(points, limitsOf(points, undefined)).gap).not.toBeNull();
  }
});

test('a period ends now; reports without a file of figures are left out', () => {
  const day = 24 * 60 * 60 * 1000;
  const reports = [report('new', 99 * day), report('old', 50 * day), report('page', 99 * day, null)];
  expect(reportsOfPeriod(reports, 30, 100 * day).map(({ id }) => id)).toEqual(['new']);
  expect(reportsOfPeriod(reports, undefined, 100 * day).map(({ id }) => id)).toEqual(['new', 'old']);
});

test('points are in the order of time; reports without the figure are listed apart', () => {
  const { points, without } = chartedBatches(batches(12, null, 11), 'snr', undefined);
  expect(points.map(({ time, value }) => [time, value])).toEqual([
    [1000, 12],
    [3000, 11],
  ]);
  expect(without.map(({ id }) => id)).toEqual(['2']);
  expect(chartedBatches(batches(12), 'total', undefined).points).toEqual([]);
});

test('whole genomes and exomes are no one series; the newest report chooses', () => {
  const of = (id: string, sequencing: 'WGS' | 'WES' | null): Batch => ({
    report: report(id, 1),
    figures: { sequencing, metrics: [{ key: 'total', value: 1, unit: '' }] },
  });
  const mixed = [of('a', null), of('b', 'WES'), of('c', 'WGS')];
  expect(chosenSequencing(mixed, undefined)).toBe('WES');
  expect(chosenSequencing(mixed, 'WGS')).toBe('WGS');
  expect(chosenSequencing([], undefined)).toBeUndefined();
  expect(chartedBatches(mixed, 'total', 'WGS').points.map((point) => point.report.id)).toEqual(['c']);
});

test('limits come from the first reports, 20 by default, or from the published history', () => {
  expect(limitsOf(pointsOf(1, 2, 3, 90), 3)).toEqual({ centre: 2, sd: 1 });
  expect(limitsOf(pointsOf(1, 2, 3), undefined)).toEqual({ centre: 2, sd: 1 });
  expect(limitsOf(pointsOf(...Array<number>(20).fill(5), 500), undefined)).toEqual({ centre: 5, sd: 0 });
  expect(limitsOf(pointsOf(1, 2, 3), 'published')).toEqual({ centre: 10, sd: 2 });
  expect(limitsOf(pointsOf(1), undefined)).toBeNull();
});

test('the newest history is shown, and another one is reported', () => {
  const older = batch('0', 0, 3, { ...HISTORY, mean: 9 });
  const { points } = chartedBatches([...batches(1, 2), older], 'snr', undefined);
  expect(publishedHistory(points)).toEqual({ history: HISTORY, isShared: false, isOneSet: true });
  const other = batch('0', 0, 3, { ...HISTORY, source: 'other', mean: 9 });
  const mixed = chartedBatches([...batches(1, 2), other], 'snr', undefined).points;
  expect(publishedHistory(mixed)).toMatchObject({ isShared: false, isOneSet: false });
  expect(publishedHistory(pointsOf(1, 2)).isShared).toBe(true);
});

const TEXTS = {
  series: 'SNR',
  centre: 'Centre',
  distance: (signed: string) => `${signed} SD`,
  history: 'History',
  rule: (rule: string) => `rule ${rule}`,
  time: String,
  href: (id: string) => `#/${id}`,
};

const NO_CONTEXT = { history: undefined, showsBand: false, notes: [] };

test('a chart has limits, the band of the history, and the first broken rule of each point', () => {
  const points = pointsOf(10, 14.1, 14.2, 16.1);
  const chart = judgePoints(points, { centre: 10, sd: 2 });
  const { series, limits, bands, flags } = chartContent(chart, { ...NO_CONTEXT, history: HISTORY }, TEXTS);
  expect(series[0]?.points.map(({ flag, notes }) => [flag, notes])).toEqual([
    [undefined, ['1000']],
    ['1-2s', ['2000', 'rule 1-2s']],
    ['2-2s', ['3000', 'rule 2-2s', 'rule 1-2s']],
    ['1-3s', ['4000', 'rule 1-3s', 'rule 2-2s', 'rule 1-2s']],
  ]);
  expect(limits.map(({ label, value }) => [label, value])).toEqual([
    ['+3 SD', 16],
    ['+2 SD', 14],
    ['+1 SD', 12],
    ['Centre', 10],
    ['−1 SD', 8],
    ['−2 SD', 6],
    ['−3 SD', 4],
  ]);
  expect(bands).toEqual([{ label: 'History', low: 8, high: 12, scaled: false }]);
  expect(flags.map(({ key }) => key)).toEqual(['1-3s', '2-2s', '1-2s']);
});

test('a point has the date of its measurement without a time, or the time of its report', () => {
  const [dated, other] = pointsOf(10, 11).map((point) => ({ ...point }));
  const measurement = { laboratory: null, instrument: null, operator: null, measuredOn: '2026-10-01' };
  const points = [{ ...dated!, report: { ...dated!.report, measurement } }, other!];
  const { series } = chartContent(judgePoints(points, null), NO_CONTEXT, TEXTS);
  expect(series[0]?.points.map(({ notes }) => notes)).toEqual([['2026-10-01'], ['2000']]);
});

test('a chart without limits has its points and no lines; one without a spread has its centre', () => {
  const unknown = chartContent(judgePoints(pointsOf(1), null), NO_CONTEXT, TEXTS);
  expect(unknown.series[0]?.points).toHaveLength(1);
  expect([unknown.limits, unknown.bands, unknown.flags]).toEqual([[], [], []]);
  const constant = chartContent(judgePoints(pointsOf(3, 3), { centre: 3, sd: 0 }), NO_CONTEXT, TEXTS);
  expect(constant.limits.map(({ label }) => label)).toEqual(['Centre']);
});

test('a file has all digits and the broken rules; what is not known is NA', () => {
  const known = chartFile(judgePoints(pointsOf(10.0009765625, 17), { centre: 10, sd: 2 }), [], 'tsv');
  expect(known.trimEnd().split(/\r?\n/)).toEqual([
    'order\treport\treport_id\tstarted_at\tvalue\tcentre\tsd\tscore\tbroken_rules\tmeasured_on\tlaboratory\tinstrument\toperator\tnote\tnote_by',
    '1\tbatch 1\t1\t1970-01-01T00:00:01.000Z\t10.0009765625\t10\t2\t0.00048828125\t\t\t\t\t\t\t',
    '2\tbatch 2\t2\t1970-01-01T00:00:02.000Z\t17\t10\t2\t3.5\t1-3s 1-2s',
  ]);
  const unknown = chartFile(judgePoints(pointsOf(1), null), [], 'csv');
  expect(unknown).toContain('1,batch 1,1,1970-01-01T00:00:01.000Z,1,NA,NA,NA,NA');
});

test('notes are between the points of a chart, and rows of a file', () => {
  const note = aChartNote({ noted_on: '2026-03-02', text: 'New column', instrument: 'QE-HF 1' });
  const chart = judgePoints(pointsOf(1, 2), null);
  const notes = [
    { note, before: 1 },
    { note: { ...note, id: 'later', text: 'Recalibrated' }, before: 2 },
  ];
  expect(chartContent(chart, { ...NO_CONTEXT, notes }, TEXTS).events).toEqual([
    { key: note.id, x: 1.5, title: '2026-03-02', text: 'New column' },
    { key: 'later', x: 2.5, title: '2026-03-02', text: 'Recalibrated' },
  ]);
  const [, first, second, third, fourth] = chartFile(chart, notes, 'csv').split(/\r?\n/);
  expect(first).toMatch(/^1,batch 1,/);
  expect(second).toBe(',,,,,,,,,2026-03-02,,QE-HF 1,,New column,ada@example.org');
  expect(third).toMatch(/^2,batch 2,/);
  expect(fourth).toContain('Recalibrated');
});

test('points are in the order of their measurement, where it is recorded', () => {
  const measured = (snr: number, measuredOn: string | null): Batch => ({
    ...batch(String(snr), 1000, snr),
    report: {
      ...report(String(snr), 1000),
      measurement: { laboratory: null, instrument: null, operator: null, measuredOn },
    },
  });
  const newestFirst = [measured(1, '2026-03-01'), measured(2, null), measured(3, '1969-12-01')];
  const { points } = chartedBatches(newestFirst, 'snr', undefined);
  expect(points.map(({ value }) => value)).toEqual([3, 2, 1]);
});
