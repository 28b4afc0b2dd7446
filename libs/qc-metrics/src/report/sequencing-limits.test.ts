import { expect, test } from 'vitest';
import { type ThresholdProfile } from '../verdict/threshold-profile';
import { buildReadsReport } from './build-reads-report';
import { type QcSampleTable } from './sample-table';
import { isWithoutTable } from './without-table';
import { sequencingPart } from './sequencing-limits';

const PROFILE: ThresholdProfile = {
  id: 'transcriptomics-test',
  version: '1',
  omics: 'transcriptomics',
  origin: 'test',
  batch: [{ rule: 'snr', metric: 'snr', origin: 'published', fail: { le: 12 } }],
  perSample: [],
  sequencing: [
    { rule: 'mapped', metric: 'mapped', origin: 'published', warn: { le: 90 }, fail: { le: 50 } },
    { rule: 'gc-low', metric: 'gc', origin: 'published', warn: { lt: 40 } },
    { rule: 'rrna', metric: 'rrna', origin: 'published', warn: { ge: 10 } },
  ],
};

/** Table of mapping rates and GC contents by sample. */
function tableOf(values: Readonly<Record<string, readonly (number | null)[]>>): QcSampleTable {
  return {
    columns: ['mapped', 'gc'].map((key) => ({ key, unit: 'percent', tools: ['test'] })),
    rows: Object.entries(values).map(([sample, row]) => ({ sample, donor: null, values: row })),
  };
}

const partOf = (values: Parameters<typeof tableOf>[0], profile = PROFILE) =>
  sequencingPart({ folder: 'run/', files: [], samples: tableOf(values) }, profile);

test.each([
  ['all within', { a: [95, 45], b: [91, 40] }, ['pass', 'pass', 'not-assessed'], 'pass'],
  ['one at a limit', { a: [90, 45], b: [91, 45] }, ['warn', 'pass', 'not-assessed'], 'warn'],
  ['one far beyond', { a: [50, 45], b: [80, 39] }, ['fail', 'warn', 'not-assessed'], 'fail'],
  [
    'no figure with a limit',
    { a: [null, null] },
    ['not-assessed', 'not-assessed', 'not-assessed'],
    'not-assessed',
  ],
  ['no sample', {}, ['not-assessed', 'not-assessed', 'not-assessed'], 'not-assessed'],
])('%s: the level of a limit is that of its worst sample', (_, values, levels, level) => {
  const part = partOf(values);
  expect(part.limits.map((limit) => limit.level)).toEqual(levels);
  expect(part.level).toBe(level);
});

test('a limit names the samples beyond it, and the limit that the worst one crossed', () => {
  const [mapped, gc, rrna] = partOf({ a: [50, 45], b: [80, null], c: [99, 41] }).limits;
  expect(mapped).toEqual({
    rule: 'mapped',
    metric: 'mapped',
    origin: 'published',
    comparator: '>',
    limit: 50,
    level: 'fail',
    samples: 3,
    beyond: ['a', 'b'],
  });
  expect(gc).toMatchObject({ samples: 2, beyond: [] });
  expect(rrna).toMatchObject({ comparator: '<', limit: 10, samples: 0, level: 'not-assessed' });
});

test('a profile without such limits checks nothing', () => {
  const { sequencing: _none, ...profile } = PROFILE;
  expect(partOf({ a: [1, 1] }, profile)).toMatchObject({ limits: [], level: 'not-assessed' });
});

test('without counts a report is not assessed, and each figure of the counts names the reason', () => {
  const report = buildReadsReport({
    sequencing: partOf({ a: [99, 45] }),
    synthetic: false,
    generatedAt: '2026-01-01T00:00:00.000Z',
    software: { name: 'test', version: '1' },
    profile: PROFILE,
    reference: {
      info: { id: 'set', title: 'Set', licence: 'none', source: 'test' },
      history: [1, 2, 3].map((at) => ({ batch: String(at), values: { snr: 10 + at, rc: 0.8 + at / 100 } })),
    },
  });
  expect(isWithoutTable(report)).toBe(true);
  expect(report.verdict).toMatchObject({
    level: 'not-assessed',
    gaps: [{ code: 'counts-missing' }],
    reasons: [{ rule: 'snr', value: null, level: 'not-assessed' }],
  });
  for (const metric of report.metrics) {
    expect(metric).toMatchObject({ value: null, notComputed: { reason: 'counts-missing' } });
  }
  expect(report.metrics.map(({ key }) => key)).toContain('total');
  expect(report.metrics.find(({ key }) => key === 'snr')?.history).toMatchObject({ n: 3 });
  expect(report.sequencing).toMatchObject({ level: 'pass' });
});
