import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { QcMetric, ExpressionReport } from '@omics-portal/qc-metrics';
import {
  countTables,
  DEFAULT_COUNTS,
  DEFAULT_PEPTIDES,
  peptideTables,
} from '../synthetic/expression-tables.ts';
import { ProgramBench } from '../testing/run-program.ts';
import { installedReference } from './installed-sets.ts';

const SEED = resolve(import.meta.dirname, '../../../seed');
const PROTEINS = {
  omics: 'proteomics',
  dataFile: `${SEED}/proteomics/protqc_data_log2_example.csv`,
  metadataFile: `${SEED}/proteomics/protqc_metadata_example.csv`,
};
const METABOLITES = {
  omics: 'metabolomics',
  dataFile: `${SEED}/metabolomics/metqc_data_example.csv`,
  metadataFile: `${SEED}/metabolomics/metqc_metadata_example.csv`,
};

let bench: ProgramBench;
beforeEach(() => {
  bench = new ProgramBench();
});
afterEach(() => bench.remove());

const report = (): ExpressionReport => JSON.parse(bench.read('report.json')) as ExpressionReport;
const metric = (key: string): QcMetric => report().metrics.find((each) => each.key === key)!;

test('the real protein table gets its published metrics, a verdict, and the reason for a missing RC', async () => {
  const end = await bench.run('expression-matrix-qc', {
    ...PROTEINS,
    dataFile: { path: PROTEINS.dataFile, name: 'my proteins.csv' },
  });
  expect(end).toMatchObject({ exitCode: 0, stderr: '' });
  expect(
    ['features', 'missing', 'absoluteCorrelation', 'cv', 'snr'].map((key) => metric(key).value!.toFixed(3)),
  ).toEqual(['4831.000', '26.030', '0.950', '1.001', '25.651']);
  expect(metric('rc').notComputed).toEqual({
    reason: 'reference-key-mismatch',
    params: { dataKey: 'gene', referenceKey: 'peptide', matched: 0, features: 4831 },
  });
  expect(report()).toMatchObject({
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

test('the table of features has a row for each feature, whose differences are those of the volcano charts', async () => {
  await bench.run('expression-matrix-qc', PROTEINS);
  const [head = '', ...lines] = bench.read('features.tsv').trimEnd().split('\n');
  const columns = head.split('\t');
  expect(report().featureTable).toEqual({ file: 'features.tsv', entries: 4831 });
  expect(lines).toHaveLength(4831);
  const rows = new Map(lines.map((line) => [line.split('\t')[0], line.split('\t')]));
  const pairs = report().differential?.pairs ?? [];
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

test('the page is self-contained: plot, sentence, no script, no external resource', async () => {
  await bench.run('expression-matrix-qc', PROTEINS);
  const page = bench.read('report.html');
  expect(page).toContain('<svg');
  expect(page).toContain('25.651 dB');
  expect(page).toContain('this table names its 4831 features by gene, the reference set by peptide');
  expect(page).not.toMatch(/<script|https?:|src=|@import/);
});

test('names from the tables are escaped', async () => {
  const library = '<img onerror=x>';
  const data = bench.write('d.csv', `rowname,${library},b\nP1,1,2\nP2,2,1\n`);
  await bench.run('expression-matrix-qc', {
    omics: 'proteomics',
    dataFile: data,
    metadataFile: bench.write('m.csv', `name,sample\n${library},D5\nb,D5\n`),
  });
  expect(bench.read('report.html')).not.toContain('<img');
  expect(bench.read('report.html')).toContain('&lt;img onerror=x&gt;');
});

test('the real metabolite table gets its published SNR and the missing reference sets are named', async () => {
  await bench.run('expression-matrix-qc', METABOLITES);
  expect(metric('snr').value).toBeCloseTo(9.958783278251834, 10);
  expect([metric('rc').notComputed!.reason, metric('total').notComputed!.reason]).toEqual([
    'reference-set-not-installed',
    'history-not-installed',
  ]);
});

test('a peptide table generated from the reference set gets an RC near 1 and is marked synthetic', async () => {
  const { data, metadata } = peptideTables(
    installedReference('proteomics')!.foldChanges!.values,
    DEFAULT_PEPTIDES,
  );
  await bench.run('expression-matrix-qc', {
    omics: 'proteomics',
    dataFile: bench.write('d.csv', data),
    metadataFile: bench.write('m.csv', metadata),
  });
  expect(metric('rc').value).toBeGreaterThan(0.97);
  expect(report().correlation!.n).toBeGreaterThan(1000);
  expect(report().input.synthetic).toBe(true);
  expect(bench.read('report.html')).toContain('Synthetic data');
});

test('RNA counts separate the samples, and the strict profile requires more', async () => {
  const { data, metadata } = countTables(DEFAULT_COUNTS);
  await bench.run('expression-matrix-qc', {
    omics: 'transcriptomics',
    dataFile: bench.write('d.csv', data),
    metadataFile: bench.write('m.csv', metadata),
    thresholdProfile: 'strict',
  });
  expect(metric('snr').value).toBeGreaterThan(12);
  expect(report().verdict.reasons.map(({ rule, level }) => `${rule} ${level}`)).toEqual([
    'snr-published pass',
    'rc-published not-assessed',
    'correlation-house pass',
  ]);
});

test('without an installed set the protein report names it as missing', async () => {
  await bench.run('expression-matrix-qc', PROTEINS, { REFERENCE_SETS_DIR: bench.folder });
  expect(metric('rc').notComputed).toEqual({
    reason: 'reference-set-not-installed',
    params: { set: 'proteomics-quartet' },
  });
});

test.each([
  [
    'a column that is missing',
    'rowname,a\nP,1\n',
    'id,sample\na,D5\n',
    /m\.csv cannot be used: The sample sheet has no column "name \| col_names \| library"; its columns are: id, sample\./,
  ],
  [
    'a library without a column',
    'rowname,a\nP,1\n',
    'name,sample\na,D5\nb,D5\n',
    /d\.csv cannot be used: The sample sheet names the library "b", but the data table has no such column/,
  ],
  [
    'a cell that is no number',
    'rowname,a\nP,high\n',
    'name,sample\na,D5\n',
    /Row 2 of the data table, column "a": "high" is no number/,
  ],
  [
    'a feature that comes twice',
    'rowname,a\nP,1\nQ,1\nP,2\n',
    'name,sample\na,D5\n',
    /The feature "P" of the data table stands in the rows 2, 4; each feature may come only once \(1 come more than once\)/,
  ],
  [
    'a spreadsheet as the data table',
    'PK\u0003\u0004 xl/workbook.xml',
    'name,sample\na,D5\n',
    /d\.csv is a spreadsheet file \(XLSX or XLS\), not a text table\. Save it as CSV/,
  ],
  [
    'a data table as the sample sheet',
    'rowname,a\nP,1\n',
    `rowname,a\n${`P,1${' '.repeat(1000)}\n`.repeat(11_000)}`,
    /m\.csv is too large for a sample sheet \(more than 10 MB\)\. Choose the sample sheet as the metadata file/,
  ],
  [
    'too many libraries',
    'rowname,a\nP,1\n',
    `name,sample\n${Array.from({ length: 2001 }, (_, index) => `L${index},D5\n`).join('')}`,
    /m\.csv cannot be used: The sample sheet names more than 2,000 libraries/,
  ],
])('%s is named on the last line of stderr', async (_, data, metadata, message) => {
  const end = await bench.run('expression-matrix-qc', {
    omics: 'proteomics',
    dataFile: bench.write('d.csv', data),
    metadataFile: bench.write('m.csv', metadata),
  });
  expect(end.exitCode).toBe(1);
  expect(end.stderr.trimEnd().split('\n').at(-1)).toMatch(message);
});

test('problems of a table are printed as codes with their words, for readers in any language', async () => {
  const end = await bench.run('expression-matrix-qc', {
    omics: 'proteomics',
    dataFile: bench.write('d.csv', 'rowname,a\nP,high\n'),
    metadataFile: bench.write('m.csv', 'name,sample\na,D5\n'),
  });
  const [line = ''] = end.stderr.split('\n');
  expect(JSON.parse(line.replace(/^PROBLEM /, ''))).toEqual({
    file: 'd.csv',
    code: 'not-a-number',
    params: { row: 2, column: 'a', text: 'high' },
  });
});

test('a table without evidence is not assessed: in report.json, on the page and in the log', async () => {
  const libraries = ['D5', 'LCL6', 'F7', 'tumor'].flatMap((sample) =>
    [1, 2].map((replicate) => [`${sample}_${replicate}`, sample]),
  );
  const zeros = Array.from({ length: 20 }, (_, row) => [`P${row}`, ...libraries.map(() => '0')].join(';'));
  const data = [['rowname', ...libraries.map(([library]) => library)].join(';'), ...zeros].join('\n');
  const end = await bench.run('expression-matrix-qc', {
    omics: 'proteomics',
    dataFile: bench.write('d.csv', Buffer.from(`\ufeff${data}`, 'utf16le')),
    metadataFile: bench.write('m.csv', ['name,sample', ...libraries.map((row) => row.join(','))].join('\n')),
    scale: 'log2',
  });
  expect(end).toMatchObject({ exitCode: 0, stderr: '' });
  expect(report().verdict.level).toBe('not-assessed');
  expect(report().verdict.gaps!.map(({ code }) => code)).toEqual([
    'samples-unknown',
    'samples-missing',
    'replicates-missing',
    'snr-missing',
  ]);
  expect(metric('total').notComputed!.reason).toBe('batch-not-assessed');
  expect(bench.read('metrics.tsv')).not.toMatch(/Great|Good|Fair|Bad/);
  const page = bench.read('report.html');
  for (const sentence of [
    'Verdict: – Not assessed',
    'Not samples of the Quartet: tumor.',
    'No library of M8',
    '160 cells hold 0 and were taken as missing.',
    'Sample names were read as: LCL6 = D6.',
    'd.csv was read as UTF-16.',
    'Scale of the values: log2 (as stated).',
  ]) {
    expect(page).toContain(sentence);
  }
  expect(end.stdout).toContain('Verdict: – Not assessed');
});

test('an unknown kind of data and an unknown profile are refused', async () => {
  expect((await bench.run('expression-matrix-qc', { ...PROTEINS, omics: 'music' })).stderr).toMatch(
    /"music" is no kind of data/,
  );
  expect((await bench.run('expression-matrix-qc', { ...PROTEINS, scale: 'ln' })).stderr).toMatch(
    /"ln" is no scale that this app knows \(parameter "scale"\)\. Choose one of auto, log2, intensities/,
  );
  expect((await bench.run('expression-matrix-qc', { ...PROTEINS, thresholdProfile: 'lax' })).stderr).toMatch(
    /no threshold profile "lax"/,
  );
});

test('an unreadable reference set is an error', async () => {
  const set = JSON.parse(
    readFileSync(resolve(SEED, '../reference-sets/proteomics-quartet/manifest.json'), 'utf8'),
  ) as object;
  const { mkdirSync } = await import('node:fs');
  mkdirSync(resolve(bench.folder, 'mine'));
  bench.write('mine/manifest.json', JSON.stringify(set));
  const end = await bench.run('expression-matrix-qc', PROTEINS, { REFERENCE_SETS_DIR: bench.folder });
  expect(end).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(
      /reference set cannot be used: .*reference_dataset\.csv: the table is not there/,
    ),
  });
});
