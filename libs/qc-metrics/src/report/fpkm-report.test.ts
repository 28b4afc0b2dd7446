import { expect, test } from 'vitest';
import { groupBySample } from '../expression/sample-groups';
import { absoluteCorrelation } from '../expression/replicate-metrics';
import { type ExpressionMatrix } from '../matrix/expression-matrix';
import { withFpkm } from '../matrix/fpkm-table';
import { prepareTable, type ScaleChoice } from '../matrix/value-scale';
import { rnaBatch } from '../testing/rna-batch';
import { type ThresholdProfile } from '../verdict/threshold-profile';
import { buildExpressionReport } from './build-expression-report';
import { type ExpressionReport, type QcMetric } from './qc-report';

const PROFILE: ThresholdProfile = {
  id: 'test',
  version: '1.0.0',
  omics: 'transcriptomics',
  origin: 'test',
  batch: [{ rule: 'rc', metric: 'rc', origin: 'published', fail: { le: 0.89 } }],
  perSample: [],
};
const BATCH = rnaBatch(1);
const HISTORY = [1, 2, 3, 4, 5].map((step) => ({
  batch: `b${step}`,
  values: { snr: 4 * step, rc: 0.8 + 0.03 * step },
}));

const both = (): ExpressionMatrix => {
  const joined = withFpkm(BATCH.counts, BATCH.fpkm);
  if (!joined.ok) {
    throw new Error(JSON.stringify(joined.problems));
  }
  return joined.value;
};

function reportOn(table: ExpressionMatrix, choice: ScaleChoice = 'auto'): ExpressionReport {
  const prepared = prepareTable(
    'transcriptomics',
    { matrix: { ...table, values: table.values.slice() }, negatives: [] },
    choice,
  );
  if (!prepared.ok) {
    throw new Error(JSON.stringify(prepared.problems));
  }
  return buildExpressionReport({
    omics: 'transcriptomics',
    ...prepared.value,
    sheet: BATCH.sheet,
    dataFile: 'd.csv',
    metadataFile: 'm.csv',
    synthetic: false,
    generatedAt: '2024-01-01T00:00:00.000Z',
    software: { name: 'test', version: '1.0.0' },
    profile: PROFILE,
    reference: {
      info: { id: 'rna', title: 'RNA', licence: 'MIT', source: 'test' },
      foldChanges: { key: 'gene', values: BATCH.reference },
      history: HISTORY,
    },
  });
}

const metricOf = (report: ExpressionReport, key: QcMetric['key']): QcMetric =>
  report.metrics.find((metric) => metric.key === key)!;
const cautionsOf = (report: ExpressionReport): string[] =>
  (report.cautions ?? []).map(({ metric, reason }) => `${metric} ${reason}`);

test('a table of FPKM alone is recognised: SNR and correlation on FPKM, no RC and no total', () => {
  const report = reportOn(BATCH.fpkm);
  expect(report.input).toMatchObject({ scale: 'fpkm', scaleChosen: false });
  expect(report.notices).toEqual([{ code: 'fpkm-without-counts', params: {} }]);
  expect(metricOf(report, 'rc')).toMatchObject({ value: null, notComputed: { reason: 'counts-missing' } });
  expect(metricOf(report, 'total').notComputed?.reason).toBe('total-needs-figures');
  expect(report.differential).toBeNull();
  expect(cautionsOf(report)).toEqual(['absoluteCorrelation detected-by-fpkm', 'snr detected-by-fpkm']);
  expect(metricOf(report, 'snr').value).toBeCloseTo(metricOf(reportOn(both()), 'snr').value!, 0);
});

test('FPKM beside counts: RC from the counts, SNR and correlation from the FPKM of the detected genes', () => {
  const [alone, joined] = [reportOn(BATCH.counts), reportOn(both())];
  expect(joined.input.scale).toBe('counts');
  for (const key of ['rc', 'cv', 'missing', 'features'] as const) {
    expect(metricOf(joined, key).value).toBe(metricOf(alone, key).value);
  }
  expect(metricOf(joined, 'snr').value).not.toBe(metricOf(alone, 'snr').value);
  expect(metricOf(joined, 'total').rank).toBeDefined();
  expect(cautionsOf(joined)).toEqual([]);
  const levels = BATCH.fpkm.values.map((value, cell) =>
    BATCH.counts.values[cell]! >= 3 ? Math.log2(value + 0.01) : NaN,
  );
  const expected = absoluteCorrelation({ ...BATCH.fpkm, values: levels }, groupBySample(BATCH.sheet));
  expect(metricOf(joined, 'absoluteCorrelation').value).toBeCloseTo(expected, 12);
});

test('counts that are ranked in a history of FPKM have a caution beside each rank', () => {
  const report = reportOn(BATCH.counts);
  expect(cautionsOf(report)).toEqual(['snr counts-per-million', 'total counts-per-million']);
  expect(reportOn(BATCH.counts, 'intensities').input).toMatchObject({ scale: 'counts', scaleChosen: true });
});

test('estimated counts are fractions with larger sums; a stated scale is used', () => {
  const estimated = { ...BATCH.counts, values: BATCH.counts.values.map((count) => 100 * count + 0.25) };
  expect(reportOn(estimated).input.scale).toBe('counts');
  expect(reportOn(estimated, 'fpkm').input).toMatchObject({ scale: 'fpkm', scaleChosen: true });
  expect(reportOn(BATCH.fpkm, 'intensities').input.scale).toBe('counts');
});

test('the FPKM are joined by gene in any order; genes without FPKM and exchanged tables are rejected', () => {
  const genes = [...BATCH.fpkm.features];
  const width = BATCH.fpkm.libraries.length;
  const rows = genes.map((name, row) => ({
    name,
    values: BATCH.fpkm.values.slice(row * width, (row + 1) * width),
  }));
  const tableOf = (kept: typeof rows): ExpressionMatrix => ({
    ...BATCH.fpkm,
    features: kept.map(({ name }) => name),
    values: Float64Array.from(kept.flatMap(({ values }) => [...values])),
  });
  expect(withFpkm(BATCH.counts, tableOf(rows.toReversed()))).toMatchObject({
    ok: true,
    value: { fpkm: BATCH.fpkm.values },
  });
  const problemsOf = (counts: ExpressionMatrix, fpkm: ExpressionMatrix) => {
    const joined = withFpkm(counts, fpkm);
    return joined.ok ? [] : joined.problems;
  };
  expect(problemsOf(BATCH.counts, tableOf(rows.slice(2)))).toEqual([
    { code: 'features-without-fpkm', params: { features: 2, feature: 'ENSG0' } },
  ]);
  expect(problemsOf(BATCH.fpkm, BATCH.counts).map(({ code }) => code)).toEqual(['not-counts', 'not-fpkm']);
});

test('genes with fewer than three counts are not detected in a library, and a library of zeros is named', () => {
  const { counts } = BATCH;
  const values = counts.values.slice();
  const width = counts.libraries.length;
  const last = width - 1;
  for (let gene = 0; gene < counts.features.length; gene += 1) {
    values[gene * width] = gene < 100 ? 2 : 3;
    values[gene * width + last] = 0;
  }
  const report = reportOn({ ...counts, values });
  const genes = counts.features.length;
  expect(report.perSample[0]).toMatchObject({ detected: genes - 100, missingPercent: 0 });
  expect(report.perSample[last]).toMatchObject({ library: 'M8_3', detected: 0, missingPercent: 0 });
  expect(report.notices).toEqual([{ code: 'libraries-empty', params: { libraries: 'M8_3' } }]);
});
