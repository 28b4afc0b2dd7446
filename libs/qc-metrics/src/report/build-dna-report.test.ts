import { expect, test } from 'vitest';
import { type DonorCalls, type FamilyConcordance, type HistoricalDnaBatch } from '../dna/dna-batch';
import { dnaExample, dnaHistory } from '../testing/dna-files';
import { type ThresholdProfile } from '../verdict/threshold-profile';
import { buildDnaReport, type DnaReportInput } from './build-dna-report';
import { type MetricKey } from './qc-report';

const PROFILE: ThresholdProfile = {
  id: 'genomics-test',
  version: '1',
  omics: 'genomics',
  origin: 'test',
  batch: [
    { rule: 'total', metric: 'total', origin: 'history', warn: { grade: 'Fair' }, fail: { grade: 'Bad' } },
    { rule: 'snv', metric: 'mendelianSnv', origin: 'history', fail: { grade: 'Bad' }, advisory: true },
  ],
  perSample: [],
};

const reference = {
  info: { id: 'dnaseq-history', title: 'History', licence: 'MIT', source: 'published' },
  batches: { WGS: dnaHistory('WGS'), WES: dnaHistory('WES') },
};

function reportOf(kind: 'WGS' | 'WES', changes: Partial<DnaReportInput> = {}) {
  return buildDnaReport({
    ...dnaExample(kind),
    folder: 'example/',
    files: [],
    samples: { columns: [], rows: [] },
    sequencing: kind,
    sequencingChosen: false,
    synthetic: false,
    generatedAt: '2026-01-01T00:00:00.000Z',
    software: { name: 'test', version: '1' },
    profile: PROFILE,
    reference,
    ...changes,
  });
}

const metric = (report: ReturnType<typeof reportOf>, key: MetricKey) =>
  report.metrics.find((one) => one.key === key)!;

test.each([
  ['WGS', '0.97299', { position: 2, of: 10 }, 'Great', 'pass'],
  ['WES', '0.89575', { position: 71, of: 81 }, 'Bad', 'fail'],
] as const)(
  'the published %s example has its published score and rank',
  (kind, total, rank, grade, level) => {
    const report = reportOf(kind);
    const score = metric(report, 'total');
    expect(score.value?.toFixed(5)).toBe(total);
    expect(score).toMatchObject({ rank, grade, grading: { atCut: 'better' } });
    expect(report.verdict).toMatchObject({ level, gaps: [] });
    expect(report.history).toHaveLength(rank.of - 1);
    const totals = report.history.map(({ metrics }) => metrics?.total ?? NaN);
    expect(totals.filter((past) => past > (score.value ?? NaN))).toHaveLength(rank.position - 1);
  },
);

test('the concordance rates are the published ones', () => {
  const report = reportOf('WGS');
  expect(metric(report, 'mendelianSnv').value?.toFixed(5)).toBe('0.96715');
  expect(metric(report, 'mendelianIndel').value?.toFixed(5)).toBe('0.87272');
});

test('several families and sets are one batch: their mean', () => {
  const [family] = reportOf('WGS').families as [FamilyConcordance];
  const worse = { ...family, snv: { rate: family.snv.rate - 0.1 } };
  const report = reportOf('WGS', { families: [family, worse] });
  expect(metric(report, 'mendelianSnv').value).toBeCloseTo(family.snv.rate - 0.05, 12);
});

const calls = dnaExample('WGS').calls;

test.each<[string, Partial<DnaReportInput>, string[], [MetricKey, string][]]>([
  [
    'calls',
    { calls: [] },
    ['calls-missing'],
    [
      ['precisionSnv', 'calls-missing'],
      ['total', 'total-needs-figures'],
    ],
  ],
  ['a Mendelian summary', { families: [] }, ['family-missing'], [['mendelianIndel', 'family-missing']]],
  ['a kind of sequencing', { sequencing: null }, ['sequencing-unknown'], [['total', 'sequencing-unknown']]],
  ['one donor', { calls: calls.filter(({ donor }) => donor !== 'F7') }, ['samples-missing'], []],
])('a batch without %s has no verdict, and says why', (_name, changes, gaps, absent) => {
  const report = reportOf('WGS', changes);
  expect(report.verdict.level).toBe('not-assessed');
  expect(report.verdict.gaps?.map(({ code }) => code)).toEqual(gaps);
  for (const [key, reason] of absent) {
    expect(metric(report, key)).toMatchObject({ value: null, notComputed: { reason } });
  }
});

test('a total at a cut of the history takes the better grade', () => {
  const batch = (name: string, value: number): HistoricalDnaBatch => {
    const both = { snv: value, indel: value };
    return { batch: name, group: 'PCR', precision: both, recall: both, mendelian: both };
  };
  const past = Array.from({ length: 11 }, (_, index) => batch(`b${index}`, 0.5 + index / 100));
  const at = (value: number) => {
    const figures = { precision: value, recall: value };
    const flat = calls.map(({ sample, donor }): DonorCalls => ({
      sample,
      donor,
      snv: figures,
      indel: figures,
    }));
    const families = [{ family: 'f', snv: { rate: value }, indel: { rate: value } }];
    const batches = { WGS: past, WES: [] };
    return metric(reportOf('WGS', { calls: flat, families, reference: { ...reference, batches } }), 'total');
  };
  expect([0.51, 0.52, 0.55, 0.58].map((value) => at(value).grade)).toEqual(['Bad', 'Fair', 'Good', 'Great']);
});

test('without a history there are figures, and no grade', () => {
  const { reference: _, ...rest } = { reference };
  const report = buildDnaReport({
    ...dnaExample('WGS'),
    ...rest,
    folder: '',
    files: [],
    samples: { columns: [], rows: [] },
    sequencing: 'WGS',
    sequencingChosen: true,
    synthetic: false,
    generatedAt: '',
    software: { name: 'test', version: '1' },
    profile: PROFILE,
  });
  expect(metric(report, 'total')).toEqual({
    key: 'total',
    unit: '',
    noInterval: 'one-set',
    value: expect.closeTo(0.97299, 5),
  });
  expect(report.verdict.level).toBe('not-assessed');
  expect(report.references).toEqual([]);
});

/** Two sets: the example, and one with each share lower. */
function twoSets(lower: number) {
  const { calls, families } = dnaExample('WGS');
  const less = <F extends { precision: number; recall: number }>(figures: F): F => ({
    ...figures,
    precision: figures.precision - lower,
    recall: figures.recall - lower,
  });
  const second = calls.map((call) => ({ ...call, snv: less(call.snv), indel: less(call.indel) }));
  const family = families.map((one) => ({
    ...one,
    snv: { ...one.snv, rate: one.snv.rate - lower },
    indel: { ...one.indel, rate: one.indel.rate - lower },
  }));
  return { calls: [...calls, ...second], families: [...families, ...family] };
}

test('a batch of two sets has intervals, wider for sets that differ more; one of a single set says that it has none', () => {
  const widthOf = (lower: number): number => {
    const { interval, value } = metric(reportOf('WGS', twoSets(lower)), 'total');
    expect(interval!.low).toBeLessThanOrEqual(value!);
    expect(interval!.high).toBeGreaterThanOrEqual(value!);
    expect(interval!.high).toBeLessThanOrEqual(1);
    return interval!.high - interval!.low;
  };
  expect(widthOf(0.01)).toBeLessThan(widthOf(0.05));
  const [total, recall] = (['total', 'recallSnv'] as const).map((key) => metric(reportOf('WGS'), key));
  expect(total).toMatchObject({ noInterval: 'one-set' });
  expect(total).not.toHaveProperty('interval');
  expect(recall).not.toHaveProperty('noInterval');
});

test('two samples of each donor and one family: precision and recall have intervals, the total has none', () => {
  const { calls } = twoSets(0.02);
  const report = reportOf('WGS', { calls });
  expect(metric(report, 'precisionSnv').interval).toBeDefined();
  expect(metric(report, 'mendelianSnv').interval).toBeUndefined();
  expect(metric(report, 'total').noInterval).toBe('one-set');
  expect(metric(report, 'total').interval).toBeUndefined();
});

test('a limit within the interval of the total is named near', () => {
  const wide = reportOf('WGS', twoSets(0.08)).verdict.reasons.find(({ rule }) => rule === 'total');
  expect(wide).toMatchObject({ nearLimit: true });
  expect(reportOf('WGS').verdict.reasons[0]).not.toHaveProperty('nearLimit');
});
