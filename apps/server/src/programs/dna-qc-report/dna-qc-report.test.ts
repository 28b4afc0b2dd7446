import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseProblemLine } from '@omics-portal/qc-inputs/problem-line';
import type { DnaReport, QcCurves } from '@omics-portal/qc-metrics';
import { strToU8, zipSync } from 'fflate';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_QUARTET, quartetVcfs } from '../synthetic/quartet-vcf.ts';
import { ProgramBench } from '../testing/run-program.ts';
import { type MemberSummary } from '../variant-qc/member-counts.ts';
import { dnaQcReport } from './dna-qc-report.ts';

const SEED = resolve(import.meta.dirname, '../../../seed/dnaseq');

let bench: ProgramBench;
let folder: string;
beforeEach(() => {
  bench = new ProgramBench();
  folder = join(bench.folder, 'results');
  mkdirSync(folder);
});
afterEach(() => bench.remove());

const all = (params: Record<string, string>) => ({ folder: { path: folder, name: 'results/' }, ...params });
const run = (params: Record<string, string> = {}) => bench.runHere(dnaQcReport, all(params));
const report = (): DnaReport => JSON.parse(bench.read('report.json')) as DnaReport;
const total = () => report().metrics.find(({ key }) => key === 'total');

/** Copies tables of a published example into the folder. */
function copyExample(kind: 'wgs' | 'wes', tables: readonly string[]): void {
  for (const table of tables) {
    const name = `multiqc_${table}.txt`;
    cpSync(join(SEED, kind, name), join(folder, kind, name));
  }
}

const CALLS = 'variant_calling_qc_details';
const FAMILY = 'mendelian_details';

test.each([
  ['wgs', 'WGS', 0.97299, { position: 2, of: 10 }, 9.767, 'pass'],
  ['wes', 'WES', 0.89575, { position: 71, of: 81 }, 8.478, 'fail'],
] as const)(
  'the published %s example has its published score and rank',
  async (kind, sequencing, score, rank, scaled, level) => {
    copyExample(kind, [CALLS, FAMILY, 'pre_alignment_qc_summary', 'post_alignment_qc_summary']);
    bench.write('results/reads.fastq.gz', 'no file of quality control');
    const { exitCode, stdout } = await bench.run('dna-qc-report', all({}));
    expect(exitCode, stdout).toBe(0);
    expect(stdout).toMatch(/PROGRESS 100\n$/);
    expect(total()).toMatchObject({
      value: expect.closeTo(score, 5),
      rank,
      scaled: expect.closeTo(scaled, 2),
    });
    expect(report()).toMatchObject({
      omics: 'genomics',
      input: { sequencing, sequencingChosen: false },
      verdict: { level },
      references: [{ version: '1.0.0', files: [{ file: 'history.txt', sha256: expect.any(String) }] }],
    });
    expect(report()).toMatchObject({ families: [{ matching: 'haplotype' }], cautions: [] });
    expect(report().samples.rows.length).toBeGreaterThan(4);
    expect(bench.read('report.html')).toContain('Mendelian concordance rate, SNV');
    // FastQ Screen writes 0.04 and 0: numbers of one column have the same decimals.
    const numbers = [...bench.read('report.html').matchAll(/<td class="number">(0\.0\d?)<\/td>/g)];
    expect(new Set(numbers.map(([, text]) => text?.length))).toEqual(new Set([4]));
    expect(bench.read('report.html')).not.toContain('<script');
  },
);

test('a batch with one donor and no truth set is not assessed, and says what is missing', async () => {
  copyExample('wgs', ['pre_alignment_qc_summary']);
  expect(await run()).toMatchObject({ exitCode: 0 });
  expect(report().verdict).toMatchObject({
    level: 'not-assessed',
    gaps: [{ code: 'calls-missing' }, { code: 'family-missing' }],
  });
});

test('the two FASTQ files of a pair are one sample', async () => {
  copyExample('wgs', ['pre_alignment_qc_summary']);
  const { stdout } = await run();
  expect(report().samples.rows).toHaveLength(8);
  expect(stdout).toContain('have figures: 4 samples,');
});

test.each([
  [
    'report.html',
    'Verdict: – Not assessed',
    /Not computed: Precision, SNV; [^.]*; Total score\. They need .*hap\.py/,
  ],
  ['report.zh-CN.html', '结论：– 未评估', /未计算：SNV 精确率、[^。]*、总分。这些指标需要.*hap\.py/],
])(
  '%s of a batch without called variants names the missing figures in one sentence',
  async (page, level, sentence) => {
    copyExample('wgs', ['pre_alignment_qc_summary']);
    await run();
    const html = bench.read(page);
    expect(html).toContain(level);
    expect(html).toMatch(sentence);
    expect(html.match(/Total score|总分/g)).toHaveLength(1);
  },
);

test('a batch without a family has the figures of its calls, and the other ones are named', async () => {
  copyExample('wgs', [CALLS]);
  await run();
  const html = bench.read('report.html');
  expect(html).toMatch(/<td>Precision, SNV<\/td><td class="number">0\.9/);
  expect(html).toMatch(
    /Not computed: Mendelian concordance rate, SNV; .*; Total score\. They need the Mendelian/,
  );
  expect(html).not.toContain('<td>Total score');
});

test('the general statistics of a parquet file of MultiQC are in the table of samples', async () => {
  const cells = {
    anchor: 'general_stats_table',
    section_key: 'fastqc',
    sample: 'D5_1',
    metric: 'percent_gc',
  };
  const texts = Object.entries(cells).map(([name, text]) => ({
    name,
    data: [text],
    type: 'STRING' as const,
  }));
  const value = { name: 'val_raw', data: [48.5], type: 'DOUBLE' as const };
  writeFileSync(
    join(folder, 'multiqc.parquet'),
    Buffer.from(parquetWriteBuffer({ columnData: [...texts, value] })),
  );
  expect(await run()).toMatchObject({ exitCode: 0 });
  expect(report().samples.rows).toMatchObject([{ sample: 'D5_1', donor: 'D5', values: [48.5] }]);
});

test('the chosen kind of sequencing is used, with the strict profile', async () => {
  copyExample('wgs', [CALLS, FAMILY]);
  expect(await run({ sequencing: 'WES', thresholdProfile: 'strict' })).toMatchObject({ exitCode: 0 });
  expect(report()).toMatchObject({
    input: { sequencing: 'WES', sequencingChosen: true },
    verdict: { profile: { id: 'genomics-strict' } },
  });
  expect(total()?.rank?.of).toBe(81);
});

test('the family of the variant app counts, and archives are looked into', async () => {
  const tally = (consistent: number) => ({
    detected: 100,
    consistent,
    concordance: consistent / 100,
    twins: { rate: 0.98 },
    trios: { D5: { rate: 0.985 }, D6: { rate: 0.975 } },
  });
  bench.write(
    'results/variant_qc.json',
    JSON.stringify({ sampleId: 'family_1', mendelian: { snv: tally(97), indel: tally(80) } }),
  );
  const table = 'Sample\t%Dup\t%GC\tTotal Sequences (million)\nLCL5_1\t10.00\t41.00\t12.00\n';
  bench.write('results/tables.zip', Buffer.from(zipSync({ 'pre_alignment.txt': strToU8(table) })));
  bench.write('results/broken.zip', 'PK not an archive');
  expect(await run()).toMatchObject({ exitCode: 0 });
  const parts = { twinRate: 0.98, trioRates: { D5: 0.985, D6: 0.975 } };
  expect(report().families).toEqual([
    {
      family: 'family_1',
      matching: 'site',
      snv: { detected: 100, consistent: 97, rate: 0.97, ...parts },
      indel: { detected: 100, consistent: 80, rate: 0.8, ...parts },
    },
  ]);
  expect(report().cautions?.map(({ metric }) => metric)).toEqual(['mendelianSnv', 'mendelianIndel']);
  expect(bench.read('report.html')).toContain('0.98500');
  expect(bench.read('report.html')).toMatch(
    /Mendelian concordance rate, INDEL<\/strong><br>.*match haplotypes \(VBT\)/,
  );
  expect(bench.read('report.zh-CN.html')).toMatch(/INDEL 孟德尔一致率<\/strong><br>.*按单倍型匹配（VBT）/);
  expect(report().samples.rows).toMatchObject([{ sample: 'LCL5_1', donor: 'D5' }]);
  expect(report().input.files).toEqual([
    { path: 'tables.zip/pre_alignment.txt', tool: 'DSeqC' },
    { path: 'variant_qc.json', tool: 'variant-qc' },
  ]);
});

test('a project of the variant app has the variants of each member in the table of samples', async () => {
  const vcf = bench.write('family.vcf.gz', gzipSync(quartetVcfs(DEFAULT_QUARTET).joint));
  expect(await bench.run('variant-qc', { layout: 'joint', vcf })).toMatchObject({ exitCode: 0 });
  const { members } = JSON.parse(bench.read('variant_qc.json')) as { members: readonly MemberSummary[] };
  bench.write('results/variant_qc.json', bench.read('variant_qc.json'));
  const { exitCode, stderr } = await run();
  expect(exitCode, stderr).toBe(0);
  const { columns, rows } = report().samples;
  expect(columns.map(({ key }) => key)).toEqual(['snvs', 'indels', 'tiTv', 'hetHom']);
  expect(rows.map(({ donor }) => donor)).toEqual(['D5', 'D6', 'F7', 'M8']);
  expect(rows.map(({ sample, values }) => [sample, ...values.slice(0, 2)])).toEqual(
    members.map(({ column, snv, indel }) => [column, snv, indel]),
  );
  expect(report().families).toHaveLength(1);
  expect(report().input.files).toEqual([{ path: 'variant_qc.json', tool: 'variant-qc' }]);
});

test('values that differ, and problems of files, are in the report, on its page and in the log', async () => {
  const stats = (reads: string) =>
    `# This file was produced by samtools stats (1.16)\nSN\traw total sequences:\t${reads}\n`;
  bench.write('results/D5_1.stats.txt', stats('600'));
  bench.write('results/D5_1.txt', stats('500'));
  bench.write('results/D6_1.stats.txt', `${stats('600')}SN\treads mapped:\tmany\n`);
  const { exitCode, stderr, stdout } = await run();
  expect(exitCode, stderr).toBe(0);
  expect(stdout.split('\n').flatMap((line) => parseProblemLine(line) ?? [])).toMatchObject([
    { file: 'D6_1.stats.txt', code: 'dna.not-a-number', params: { text: 'many' } },
  ]);
  expect(report().notices).toMatchObject([
    { code: 'values-differ', params: { count: 1, value: 600, other: 500 } },
    { code: 'file-problems', params: { count: 1, files: 'D6_1.stats.txt' } },
  ]);
  expect(report().differingValues).toMatchObject([
    {
      sample: 'D5_1',
      shown: { value: 600, file: 'D5_1.stats.txt' },
      other: { value: 500, file: 'D5_1.txt' },
    },
  ]);
  expect(bench.read('report.html')).toContain('is 600 and is shown');
  expect(bench.read('report.zh-CN.html')).toContain('涉及的文件：D6_1.stats.txt');
});

test('curves of all samples are in a file of their own, with the one that differs', async () => {
  const quality = (level: number) => Array.from({ length: 40 }, (_, position) => [position + 1, level]);
  const samples = ['D5_1', 'D5_2', 'D6_1', 'D6_2', 'F7_1', 'F7_2'];
  for (const [index, sample] of samples.entries()) {
    const positions = quality(index === 4 ? 20 : 35 + index / 10).map(([position, meanQuality]) => ({
      position,
      meanQuality,
    }));
    bench.write(
      `results/${sample}.json`,
      JSON.stringify({
        software: { name: 'fastq-qc', version: '1.0.0' },
        schemaVersion: 2,
        sampleId: sample,
        paired: false,
        files: [{ file: `${sample}_R1.fastq`, mate: 1, reads: 10, gcOfReads: [0, 4, 6], positions }],
      }),
    );
  }
  const { exitCode, stderr } = await run();
  expect(exitCode, stderr).toBe(0);
  const { curves } = JSON.parse(bench.read('curves.json')) as QcCurves;
  expect(report().curves).toEqual({ file: 'curves.json', entries: 12 });
  expect(curves.filter(({ outlier }) => outlier).map(({ kind, sample }) => [kind, sample])).toEqual([
    ['meanQuality', 'F7_1'],
  ]);
  expect(curves.find(({ kind }) => kind === 'readGc')?.points).toEqual([
    [0, 0],
    [1, 40],
    [2, 60],
  ]);
});

test('a family whose INDELs were left-aligned by a genome has a caution of its own', async () => {
  const tally = { detected: 10, consistent: 9, concordance: 0.9 };
  bench.write(
    'results/variant_qc.json',
    JSON.stringify({
      sampleId: 'family_1',
      mendelian: { snv: tally, indel: tally },
      genome: { set: 'genome-38', assembly: 'GRCh38' },
    }),
  );
  expect(await run()).toMatchObject({ exitCode: 0 });
  expect(report().families).toMatchObject([{ matching: 'left-aligned' }]);
  expect(report().cautions?.map(({ reason }) => reason)).toEqual([
    'variants-left-aligned',
    'variants-left-aligned',
  ]);
  expect(bench.read('report.html')).toContain('INDELs left-aligned by the reference genome');
  expect(bench.read('report.zh-CN.html')).toContain('INDEL 已依参考基因组左对齐');
});
