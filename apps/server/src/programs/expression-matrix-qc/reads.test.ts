import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ExpressionReport, QcCurves } from '@omics-portal/qc-metrics';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findHome } from '../../config/server-home.ts';
import { countTables, DEFAULT_COUNTS } from '../synthetic/expression-tables.ts';
import { ProgramBench, problemsOf } from '../testing/run-program.ts';
import { expressionMatrixQc } from './expression-matrix-qc.ts';

const OUTPUTS = join(findHome().repository, 'libs/qc-inputs/src/testing');

let bench: ProgramBench;
let folder: string;
beforeEach(() => {
  bench = new ProgramBench();
  folder = join(bench.folder, 'results');
  mkdirSync(folder);
});
afterEach(() => bench.remove());

const report = (): ExpressionReport => JSON.parse(bench.read('report.json')) as ExpressionReport;
const limit = (rule: string) => report().sequencing?.limits.find((one) => one.rule === rule);
const run = (params: Record<string, unknown> = {}) =>
  bench.runHere(expressionMatrixQc, {
    omics: 'transcriptomics',
    folder: { path: folder, name: 'results/' },
    ...params,
  });

/** Tables of counts with three libraries of each sample. */
function counts(): Record<string, string> {
  const { data, metadata } = countTables(DEFAULT_COUNTS);
  return { dataFile: bench.write('counts.csv', data), metadataFile: bench.write('sheet.csv', metadata) };
}

test('outputs of MultiQC and of tools without counts: figures, curves and limits, and no verdict', async () => {
  cpSync(join(OUTPUTS, 'rna-outputs'), folder, { recursive: true });
  cpSync(join(OUTPUTS, 'real-outputs/tools'), folder, { recursive: true });
  expect(await run()).toMatchObject({ exitCode: 0, stderr: '' });
  const { verdict, metrics, sequencing, featureTable } = report();
  expect(verdict).toMatchObject({ level: 'not-assessed', gaps: [{ code: 'counts-missing' }] });
  for (const metric of metrics) {
    expect(metric).toMatchObject({ value: null, notComputed: { reason: 'counts-missing' } });
  }
  expect(featureTable).toBeUndefined();
  expect(sequencing).toMatchObject({ folder: 'results/', level: 'warn' });
  expect(sequencing?.files.map(({ tool }) => tool)).toEqual(
    expect.arrayContaining([
      'Qualimap',
      'STAR',
      'HISAT2',
      'RSeQC',
      'Picard',
      'FastQC',
      'SAMtools',
      'MultiQC',
    ]),
  );
  expect(sequencing?.samples.columns.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['sequences', 'mapped', 'exonic', 'fiveToThreeBias']),
  );
  expect(limit('sequences-published')).toMatchObject({ level: 'warn', comparator: '>', limit: 10_000_000 });
  expect(limit('intergenic-published')).toMatchObject({ level: 'pass', samples: 2, beyond: [] });
  expect(limit('rrna-published')).toMatchObject({ level: 'not-assessed', samples: 0 });
  const curves = JSON.parse(bench.read('curves.json')) as QcCurves;
  expect(sequencing?.curves).toEqual({ file: 'curves.json', entries: curves.curves.length });
  expect(new Set(curves.curves.map(({ kind }) => kind))).toEqual(
    new Set(['meanQuality', 'readGc', 'adapterContent', 'insertSize', 'coverage', 'geneCoverage']),
  );
  for (const [page, texts] of [
    [
      'report.html',
      [
        'Reads and alignments',
        'Curves of all samples',
        'Share of the pairs',
        'Exonic (%)',
        'Not computed: there is no table of counts.',
      ],
    ],
    [
      'report.zh-CN.html',
      ['读段与比对', '所有样本的曲线', '读段对占比', '外显子 (%)', '未计算：没有计数表。'],
    ],
  ] as const) {
    for (const text of texts) expect(bench.read(page)).toContain(text);
  }
});

test('counts beside the files: the verdict is that of the counts alone, and the sheet names the donors', async () => {
  await bench.runHere(expressionMatrixQc, { omics: 'transcriptomics', ...counts() });
  const alone = report();
  cpSync(join(OUTPUTS, 'rna-outputs/multiqc'), folder, { recursive: true });
  expect(await run(counts())).toMatchObject({ exitCode: 0, stderr: '' });
  const both = report();
  expect(both).toMatchObject({ verdict: alone.verdict, metrics: alone.metrics, pca: alone.pca });
  expect(alone.sequencing).toBeUndefined();
  expect(both.sequencing?.samples.rows.map(({ sample, donor }) => [sample, donor])).toEqual([
    ['D5_1', 'D5'],
    ['D6_1', 'D6'],
  ]);
  expect(both.featureTable).toEqual(alone.featureTable);
});

test('a strict profile fails a sample beyond a limit, not the batch', async () => {
  // Its intronic share is within the limit by Qualimap, whose figures go first, and below it by RSeQC.
  const name = 'D5_1.read_distribution.txt';
  cpSync(join(OUTPUTS, 'rna-outputs/tools', name), join(folder, name));
  cpSync(join(OUTPUTS, 'rna-outputs/tools/D6_1'), join(folder, 'D6_1'), { recursive: true });
  expect(await run({ thresholdProfile: 'strict', samples: 'D5_1 = M8' })).toMatchObject({ exitCode: 0 });
  expect(report()).toMatchObject({
    verdict: { level: 'not-assessed' },
    sequencing: { level: 'fail', samples: { rows: [{ donor: 'M8' }, { donor: 'D6' }] } },
  });
});

test('limits of a user judge the reads and alignments, with their origin on the page', async () => {
  cpSync(join(OUTPUTS, 'rna-outputs/tools'), folder, { recursive: true });
  const limits = [{ scope: 'sample', metric: 'intergenic', warn: { gt: 0.01 } }];
  const profile = { id: 'p', name: 'Ours', version: '1', omics: 'transcriptomics', limits };
  expect(await run({ thresholdProfile: JSON.stringify(profile) })).toMatchObject({ exitCode: 0 });
  expect(report().sequencing?.limits).toMatchObject([
    { rule: 'intergenic-custom', origin: 'custom', comparator: '<=', limit: 0.01, level: 'warn' },
  ]);
  expect(bench.read('report.html')).toContain('limit of a custom profile');
  const without = { ...profile, limits: [{ scope: 'batch', metric: 'snr', fail: { lt: 12 } }] };
  await run({ thresholdProfile: JSON.stringify(without) });
  expect(report().sequencing).toMatchObject({ limits: [], level: 'not-assessed' });
  expect(bench.read('report.html')).toContain('The profile has no limits of reads and alignments.');
});

test.each([
  ['a folder without figures', {}, 'dna.no-figures'],
  ['one table without the other', { dataFile: 'counts.csv' }, 'program.missing-file'],
  ['a folder for proteins', { omics: 'proteomics' }, 'program.folder-for-rna'],
  ['neither tables nor a folder', { folder: null }, 'program.missing-file'],
])('%s is refused', async (_, params, code) => {
  const end = await run(params);
  expect(end.exitCode).toBe(1);
  expect(problemsOf(end)[0]).toMatchObject({ code });
});
