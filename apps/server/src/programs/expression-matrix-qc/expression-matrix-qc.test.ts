import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QcMetric, ExpressionReport } from '@omics-portal/qc-metrics';
import {
  countTables,
  DEFAULT_COUNTS,
  DEFAULT_PEPTIDES,
  peptideTables,
} from '../synthetic/expression-tables.ts';
import { ProgramBench } from '../testing/run-program.ts';
import { expressionMatrixQc } from './expression-matrix-qc.ts';
import { installedReference } from './installed-sets.ts';

const SEED = resolve(import.meta.dirname, '../../../seed');
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

/** Parameters of a table of two proteins. */
const twoProteins = () => ({
  omics: 'proteomics',
  dataFile: bench.write('d.csv', 'rowname,a,b\nP1,1,2\nP2,2,1\n'),
  metadataFile: bench.write('m.csv', 'name,sample\na,D5\nb,D5\n'),
});
const report = (): ExpressionReport => JSON.parse(bench.read('report.json')) as ExpressionReport;
const metric = (key: string): QcMetric => report().metrics.find((each) => each.key === key)!;

test('names from the tables are escaped', async () => {
  const library = '<img onerror=x>';
  const data = bench.write('d.csv', `rowname,${library},b\nP1,1,2\nP2,2,1\n`);
  await bench.runHere(expressionMatrixQc, {
    omics: 'proteomics',
    dataFile: data,
    metadataFile: bench.write('m.csv', `name,sample\n${library},D5\nb,D5\n`),
  });
  expect(bench.read('report.html')).not.toContain('<img');
  expect(bench.read('report.html')).toContain('&lt;img onerror=x&gt;');
});

test('the page has the name of the report in its heading and its title', async () => {
  await bench.runHere(expressionMatrixQc, { ...twoProteins(), sampleId: 'batch <7>' });
  expect(bench.read('report.html')).toContain('<title>batch &lt;7&gt; · Proteomics quality report</title>');
  expect(bench.read('report.html')).toContain('<h1>batch &lt;7&gt;</h1>');
  expect(bench.read('report.zh-CN.html')).toContain(
    '<h1>batch &lt;7&gt;</h1>\n<p class="kind">蛋白质组质控报告</p>',
  );
  await bench.runHere(expressionMatrixQc, twoProteins());
  expect(bench.read('report.html')).toContain('<h1>Proteomics quality report</h1>');
});

test('columns of the data table that the sample sheet does not name are named in the report, annotations are not', async () => {
  const further = Array.from({ length: 13 }, (_, index) => `c${index}`);
  const files = twoProteins();
  const dataFile = bench.write(
    'more.csv',
    `rowname,Description,a,b,${further.join(',')}\nP1,x,1,2${',1'.repeat(13)}\nP2,y,2,1${',1'.repeat(13)}\n`,
  );
  await bench.runHere(expressionMatrixQc, files);
  expect(report().notices).toEqual([]);
  await bench.runHere(expressionMatrixQc, { ...files, dataFile });
  const columns = `${further.slice(0, 12).join(', ')} …`;
  expect(report().notices).toEqual([
    { code: 'columns-unused', params: { file: 'more.csv', count: 13, columns } },
  ]);
  expect(bench.read('report.html')).toContain(`were not used: ${columns} (13 in total)`);
  expect(bench.read('report.zh-CN.html')).toContain(`more.csv 中有 13 列不在样本表中，未使用：${columns}`);
});

test('the real metabolite table gets its published SNR and the missing reference sets are named', async () => {
  await bench.runHere(expressionMatrixQc, METABOLITES);
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
  await bench.runHere(expressionMatrixQc, {
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
  await bench.runHere(expressionMatrixQc, {
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

/** The synthetic counts as FPKM of genes of 1 kb or 2.5 kb, in reverse order. */
function fpkmOf(data: string): string {
  const [comment = '', header = '', ...lines] = data.trim().split('\n');
  const rows = lines.map((line) => line.split(','));
  const sizes = header.split(',').map((_, column) => rows.reduce((sum, row) => sum + Number(row[column]), 0));
  const levels = rows.map(([gene = '', ...counts], index) => [
    gene,
    ...counts.map(
      (count, column) => (1e6 * Number(count)) / sizes[column + 1]! / (index % 2 === 0 ? 1 : 2.5),
    ),
  ]);
  return [comment, header, ...levels.toReversed().map((row) => row.join(','))].join('\n');
}

test('FPKM of RNA: beside the counts, alone with a notice, and refused where they are counts', async () => {
  const { data, metadata } = countTables(DEFAULT_COUNTS);
  const files = {
    omics: 'transcriptomics',
    dataFile: bench.write('d.csv', data),
    metadataFile: bench.write('m.csv', metadata),
  };
  const fpkmFile = bench.write('fpkm.csv', fpkmOf(data));
  await bench.runHere(expressionMatrixQc, files);
  const alone = metric('snr').value!;
  await bench.runHere(expressionMatrixQc, { ...files, fpkmFile });
  expect(metric('snr').value).not.toBe(alone);
  expect(report().notices).toEqual([{ code: 'fpkm-table', params: { file: 'fpkm.csv' } }]);
  expect(report().differential).not.toBeNull();
  await bench.runHere(expressionMatrixQc, { ...files, dataFile: fpkmFile });
  expect(report().input.scale).toBe('fpkm');
  expect(metric('rc').notComputed!.reason).toBe('counts-missing');
  expect(bench.read('report.html')).toContain('The data table has FPKM or TPM, not counts');
  expect(bench.read('report.zh-CN.html')).toContain('数据表为 FPKM 或 TPM 而非计数');
  const refused = await bench.runHere(expressionMatrixQc, { ...files, fpkmFile: files.dataFile });
  expect(refused.stderr).toMatch(
    /"code":"not-fpkm".*d\.csv cannot be used: The table of FPKM holds no FPKM/su,
  );
});

test('without an installed set the protein report names it as missing', async () => {
  vi.stubEnv('REFERENCE_SETS_DIR', bench.folder);
  await bench.runHere(expressionMatrixQc, twoProteins());
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
  const end = await bench.runHere(expressionMatrixQc, {
    omics: 'proteomics',
    dataFile: bench.write('d.csv', data),
    metadataFile: bench.write('m.csv', metadata),
  });
  expect(end.exitCode).toBe(1);
  expect(end.stderr.trimEnd().split('\n').at(-1)).toMatch(message);
});

test('a table without evidence is not assessed: in report.json, on the page and in the log', async () => {
  const libraries = ['D5', 'LCL6', 'F7', 'tumor'].flatMap((sample) =>
    [1, 2].map((replicate) => [`${sample}_${replicate}`, sample]),
  );
  const zeros = Array.from({ length: 20 }, (_, row) => [`P${row}`, ...libraries.map(() => '0')].join(';'));
  const data = [['rowname', ...libraries.map(([library]) => library)].join(';'), ...zeros].join('\n');
  const end = await bench.runHere(expressionMatrixQc, {
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
    'Not samples of the Quartet family: tumor.',
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
  expect((await bench.runHere(expressionMatrixQc, { ...twoProteins(), omics: 'music' })).stderr).toMatch(
    /"music" is no kind of data/,
  );
  expect((await bench.runHere(expressionMatrixQc, { ...twoProteins(), scale: 'ln' })).stderr).toMatch(
    /"ln" is no scale that this app knows \(parameter "scale"\)\. Choose one of auto, log2, intensities/,
  );
  expect(
    (await bench.runHere(expressionMatrixQc, { ...twoProteins(), thresholdProfile: 'lax' })).stderr,
  ).toMatch(/no threshold profile "lax"/);
});

test('an unreadable reference set is an error', async () => {
  const set = JSON.parse(
    readFileSync(resolve(SEED, '../reference-sets/proteomics-quartet/manifest.json'), 'utf8'),
  ) as object;
  const { mkdirSync } = await import('node:fs');
  mkdirSync(resolve(bench.folder, 'mine'));
  bench.write('mine/manifest.json', JSON.stringify(set));
  const end = await bench.run('expression-matrix-qc', twoProteins(), { REFERENCE_SETS_DIR: bench.folder });
  expect(end).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(
      /reference set cannot be used: .*reference_dataset\.csv: the table is not there/,
    ),
  });
});
