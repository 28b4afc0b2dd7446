import { expect, test } from 'vitest';
import { type ThresholdProfile } from '../verdict/threshold-profile';
import { proteomicsHistory, referenceTable, seededMatrix } from '../testing/published-files';
import { buildExpressionReport, type ExpressionReportInput } from './build-expression-report';
import { featureKeyOf } from '../matrix/feature-key';
import { type InstalledReference } from './installed-reference';

const PROFILE: ThresholdProfile = {
  id: 'test',
  version: '1.0.0',
  omics: 'proteomics',
  origin: 'test',
  batch: [
    { rule: 'snr', metric: 'snr', origin: 'house', warn: { lt: 12 } },
    { rule: 'rc', metric: 'rc', origin: 'house', fail: { lt: 0.8 } },
  ],
  perSample: [{ rule: 'sample-missing', metric: 'missing', origin: 'house', warn: { gt: 26 } }],
};

const REFERENCE: InstalledReference = {
  info: { id: 'proteomics-quartet', title: 'Quartet', licence: 'MIT', source: 'protqc' },
  foldChanges: {
    key: 'peptide',
    values: referenceTable('proteomics-quartet/reference_dataset.csv').rows.map(
      ([feature = '', pair = '', change]) => ({ feature, pair, log2FoldChange: Number(change) }),
    ),
  },
  history: proteomicsHistory(),
};

function proteins(overrides: Partial<ExpressionReportInput> = {}): ExpressionReportInput {
  return {
    ...seededMatrix('proteomics/protqc_data_log2_example.csv', 'proteomics/protqc_metadata_example.csv'),
    omics: 'proteomics',
    dataFile: 'data.csv',
    metadataFile: 'metadata.csv',
    synthetic: false,
    generatedAt: '2024-01-01T00:00:00.000Z',
    software: { name: 'test', version: '1.0.0' },
    profile: PROFILE,
    reference: REFERENCE,
    ...overrides,
  };
}

test('a table by gene gets every metric except RC, and the reason names both keys', () => {
  const report = buildExpressionReport(proteins());
  const metric = Object.fromEntries(report.metrics.map((each) => [each.key, each]));
  expect(report.metrics.map((each) => each.key)).toEqual([
    'features',
    'missing',
    'absoluteCorrelation',
    'cv',
    'snr',
    'rc',
    'total',
  ]);
  expect(metric['snr']!.value!.toFixed(3)).toBe('25.651');
  expect(metric['snr']!.rank).toEqual({ position: 3, of: 33 });
  expect(metric['rc']).toMatchObject({
    value: null,
    notComputed: {
      reason: 'reference-key-mismatch',
      params: { dataKey: 'gene', referenceKey: 'peptide', matched: 0, features: 4831 },
    },
  });
  // Computed in Python from the published tables: rounded like the history, without CV on both sides.
  expect(metric['total']!.value).toBeCloseTo(7.016705276422769, 9);
  expect(metric['total']!).toMatchObject({ rank: { position: 5, of: 33 }, grade: 'Great' });
  expect(metric['total']!.history!.mean).toBeCloseTo(5.018671665221701, 9);
  expect(metric['cv']).not.toHaveProperty('rank');
  expect(report.correlation).toBeNull();
  expect(report.pca!.points).toHaveLength(12);
  expect(report.input.groups).toEqual(['D5', 'D6', 'F7', 'M8'].map((group) => ({ group, samples: 3 })));
  expect(report.references.map((each) => each.id)).toEqual(['proteomics-quartet']);
  expect(report.cautions).toEqual([{ metric: 'cv', reason: 'cv-of-log-values' }]);
});

test('the verdict gives a reason for each rule; a rule on an absent figure is not assessed', () => {
  const report = buildExpressionReport(proteins());
  expect(report.verdict).toMatchObject({ level: 'pass', profile: { id: 'test', version: '1.0.0' } });
  expect(report.verdict.reasons.map(({ rule, level, value }) => [rule, level, value === null])).toEqual([
    ['snr', 'pass', false],
    ['rc', 'not-assessed', true],
  ]);
  expect(report.perSample.some((sample) => sample.verdict === 'warn')).toBe(true);
  expect(report.perSample.every((sample) => sample.reasons!.length === 1)).toBe(true);
});

test('without a reference set RC and the total say which set is missing', () => {
  const { reference: _, ...input } = proteins();
  const missing = buildExpressionReport(input).metrics.filter((each) => each.value === null);
  expect(missing.map((each) => [each.key, each.notComputed!.reason, each.notComputed!.params])).toEqual([
    ['rc', 'reference-set-not-installed', { set: 'proteomics-quartet' }],
    ['total', 'history-not-installed', { set: 'proteomics-quartet' }],
  ]);
});

test('one library of each sample has no replicates to compare', () => {
  const full = proteins();
  const subset = [0, 3, 6, 9];
  const values = Float64Array.from(
    [...full.matrix.features].flatMap((_, row) =>
      subset.map((library) => full.matrix.values[row * 12 + library]!),
    ),
  );
  const matrix = {
    ...full.matrix,
    libraries: subset.map((library) => full.matrix.libraries[library]!),
    values,
  };
  const report = buildExpressionReport({
    ...full,
    matrix,
    sheet: subset.map((library) => full.sheet[library]!),
  });
  const open = report.metrics
    .filter((each) => each.notComputed?.reason === 'too-few-replicates')
    .map((each) => each.key);
  expect(open).toEqual(['absoluteCorrelation', 'cv', 'snr']);
});

test('a report survives JSON: no NaN becomes null on the way', () => {
  const report = buildExpressionReport(proteins());
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
});

test('the kind of feature names is guessed from the names', () => {
  expect(featureKeyOf(['AAATPESQEPQAK', 'ELVISLIVESK', 'SAMPLEPEPTIDEK'])).toBe('peptide');
  expect(featureKeyOf(['AAAS', 'TP53', 'HLA-A', 'ENSG00000141510.4'])).toBe('gene');
  expect(featureKeyOf(['Palmitoyl ethanolamide', '2-Oxoadipic acid'])).toBe('other');
});

test('metabolites with a reference have recall, and their total needs it', () => {
  const example = seededMatrix(
    'metabolomics/metqc_data_example.csv',
    'metabolomics/metqc_metadata_example.csv',
  );
  const values = [...example.matrix.features]
    .slice(0, 60)
    .flatMap((feature) => ['D5/D6', 'F7/D6', 'M8/D6'].map((pair) => ({ feature, pair, log2FoldChange: 1 })));
  const history = [1, 2, 3, 4].map((step) => ({
    batch: `b${step}`,
    values: { snr: 5 * step, rc: 0.2 * step, recall: 0.2 * step },
  }));
  const reference = { ...REFERENCE, foldChanges: { key: 'metabolite' as const, values }, history };
  const report = buildExpressionReport({
    ...proteins(),
    ...example,
    omics: 'metabolomics',
    reference,
    profile: { ...PROFILE, omics: 'metabolomics' },
  });
  const metric = Object.fromEntries(report.metrics.map((each) => [each.key, each]));
  expect(metric['recall']!.value).toBeGreaterThan(0);
  expect(metric['recall']!.value).toBeLessThanOrEqual(1);
  expect(metric['total']!.value === null).toBe(metric['rc']!.value === null);
  const without = buildExpressionReport({
    ...proteins(),
    ...example,
    omics: 'metabolomics',
    reference: { ...reference, foldChanges: { key: 'metabolite', values: values.slice(0, 6) } },
    profile: { ...PROFILE, omics: 'metabolomics' },
  });
  const recall = without.metrics.find(({ key }) => key === 'recall');
  expect(recall).toMatchObject({ value: null, notComputed: { reason: 'too-few-reference-points' } });
});
