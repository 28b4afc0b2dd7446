import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExpressionReport, QcMetric } from '@omics-portal/qc-metrics';
import { ProgramBench, type ProgramEnd } from '../testing/run-program.ts';

const PROTEINS = resolve(import.meta.dirname, '../../../seed/proteomics');

let bench: ProgramBench;
let end: ProgramEnd;
let report: ExpressionReport;
beforeAll(async () => {
  bench = new ProgramBench();
  end = await bench.run('expression-matrix-qc', {
    omics: 'proteomics',
    dataFile: { path: `${PROTEINS}/protqc_data_log2_example.csv`, name: 'my proteins.csv' },
    metadataFile: `${PROTEINS}/protqc_metadata_example.csv`,
  });
  report = JSON.parse(bench.read('report.json')) as ExpressionReport;
});
afterAll(() => bench.remove());

const metric = (key: string): QcMetric => report.metrics.find((each) => each.key === key)!;

test('the real protein table gets its published metrics, a verdict, and the reason for a missing RC', () => {
  expect(end).toMatchObject({ exitCode: 0, stderr: '' });
  expect(
    ['features', 'missing', 'absoluteCorrelation', 'cv', 'snr'].map((key) => metric(key).value!.toFixed(3)),
  ).toEqual(['4831.000', '26.030', '0.950', '1.001', '25.651']);
  expect(metric('rc').notComputed).toEqual({
    reason: 'reference-key-mismatch',
    params: { dataKey: 'gene', referenceKey: 'peptide', matched: 0, features: 4831 },
  });
  expect(report).toMatchObject({
    input: { dataFile: 'my proteins.csv', synthetic: false },
    verdict: { level: 'pass', profile: { id: 'proteomics-default' } },
    references: [
      {
        id: 'proteomics-quartet',
        version: '1.0.0',
        files: [
          { file: 'reference_dataset.csv', sha256: expect.stringMatching(/^8a6c8db8[0-9a-f]{56}$/) },
          { file: 'historical_qc.csv', sha256: expect.stringMatching(/^ba4a8f01[0-9a-f]{56}$/) },
        ],
      },
    ],
  });
  expect(bench.read('metrics.tsv')).toContain('rc\tNA\t\t');
});

test('the table of features has a row for each feature, whose differences are those of the volcano charts', () => {
  const [head = '', ...lines] = bench.read('features.tsv').trimEnd().split('\n');
  const columns = head.split('\t');
  expect(report.featureTable).toEqual({ file: 'features.tsv', entries: 4831 });
  expect(lines).toHaveLength(4831);
  const rows = new Map(lines.map((line) => [line.split('\t')[0], line.split('\t')]));
  const pairs = report.differential?.pairs ?? [];
  expect(pairs.map(({ pair }) => pair)).toEqual(['D5/D6', 'F7/D6', 'M8/D6']);
  for (const { pair, points } of pairs) {
    const [change, p] = ['log2_fold_change_', 'adjusted_p_'].map((name) => columns.indexOf(name + pair));
    for (const { name, log2FoldChange, adjustedP } of points) {
      expect([change, p].map((column) => Number(rows.get(name)?.[column!]))).toEqual([
        log2FoldChange,
        adjustedP,
      ]);
    }
  }
});

test('the page is self-contained: plot, sentence, no script, no external resource', () => {
  const page = bench.read('report.html');
  expect(page).toContain('<svg');
  expect(page).toContain('25.651 dB');
  expect(page).toContain('this table names its 4,831 features by gene, the reference set by peptide');
  expect(page).toContain('my proteins.csv, 4,831 features, 12 libraries (D5: 3, D6: 3, F7: 3, M8: 3). Made ');
  expect(page).not.toMatch(/<script|https?:|src=|@import/);
  const chinese = bench.read('report.zh-CN.html');
  expect(chinese).toContain('my proteins.csv，4,831 个特征，12 个文库（D5：3，D6：3，F7：3，M8：3）。由 ');
  expect(chinese).toContain('<li>✓ 通过：总分：7.017');
});
