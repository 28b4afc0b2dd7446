import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProgramError } from '../command-line.ts';
import { DEFAULT_FASTQ, fastqRecords } from '../synthetic/fastq.ts';
import { ProgramBench, problemsOf } from '../testing/run-program.ts';
import { assessFastq } from './assess-fastq.ts';
import { fastqQc } from './fastq-qc.ts';
import type { FastqSummary } from './summarise.ts';

let bench: ProgramBench;
beforeEach(() => {
  bench = new ProgramBench();
});
afterEach(() => bench.remove());

const summaries = (): FastqSummary[] =>
  (JSON.parse(bench.read('fastq_qc.json')) as { files: FastqSummary[] }).files;
const synthetic = (reads: number, mate: 1 | 2 = 1): Buffer =>
  Buffer.concat([...fastqRecords({ ...DEFAULT_FASTQ, mate }, reads)]);

test('the metrics of a small file equal a count by hand', async () => {
  const read1 = bench.write(
    'r.fastq',
    '@a\nACGT\n+\nIIII\n@b\nGGNN\n+\n!5?I\n@c\nAGATCGGAAGAGC\r\n+\nIIIIIIIIIIIII\r\n@a2\nACGT\n+\nIIII',
  );
  const end = await bench.run('fastq-qc', { sampleId: 's1', read1: [{ path: read1, name: 'mine.fastq' }] });
  expect(end).toMatchObject({ exitCode: 0, stderr: '' });
  const [file] = summaries();
  expect(file).toMatchObject({
    file: 'mine.fastq',
    mate: 1,
    reads: 4,
    bases: 25,
    minLength: 4,
    maxLength: 13,
  });
  // Qualities: 22 of 40, then 0, 20 and 30.
  expect(file!.meanQuality).toBeCloseTo((22 * 40 + 0 + 20 + 30) / 25, 10);
  expect([file!.q20, file!.q30]).toEqual([24 / 25, 23 / 25]);
  expect(file!.gc).toBeCloseTo((2 + 2 + 7 + 2) / 23, 10);
  expect(file!.n).toBe(2 / 25);
  expect(file!.lengths).toEqual([
    { length: 4, reads: 3 },
    { length: 13, reads: 1 },
  ]);
  expect(file!.positions[0]).toMatchObject({
    position: 1,
    reads: 4,
    bases: { A: 3, C: 0, G: 1, T: 0, N: 0 },
  });
  expect(file!.positions[12]).toMatchObject({ reads: 1, meanQuality: 40 });
  expect(file!.adapters.filter((adapter) => adapter.reads > 0).map((adapter) => adapter.name)).toEqual([
    'Illumina TruSeq',
  ]);
  expect(file!.duplication).toMatchObject({ share: 0.25, sampled: 1 });
});

test('plain and gzip, in one member or several, give the same metrics, and progress ends at 100', async () => {
  const plain = synthetic(3000);
  const cut = plain.indexOf('@SYNTHETIC:1:1500 ');
  await bench.runHere(fastqQc, { read1: [bench.write('r.fastq', plain)] });
  const expected = { ...summaries()[0], file: '' };
  const members = Buffer.concat([gzipSync(plain.subarray(0, cut)), gzipSync(plain.subarray(cut))]);
  const end = await bench.runHere(fastqQc, { read1: [bench.write('r.fastq.gz', members)] });
  expect({ ...summaries()[0], file: '' }).toEqual(expected);
  expect(end.stdout.trimEnd().split('\n').at(-1)).toBe('PROGRESS 100');
  expect(bench.read('summary.tsv').split('\n')[1]).toContain('\t3000\t450000\t150\t');
});

test('the table has the figures of the JSON file in full, so that both find the same outliers', async () => {
  await bench.runHere(fastqQc, { read1: [bench.write('r.fastq', synthetic(3000))] });
  const [header = [], line = []] = bench
    .read('summary.tsv')
    .split('\n')
    .map((text) => text.split('\t'));
  const [file] = summaries();
  const { gc, q30, meanLength, meanQuality, duplication } = file!;
  expect(
    ['gc', 'q30', 'mean_length', 'mean_quality', 'duplication_estimate'].map((name) =>
      Number(line[header.indexOf(name)]),
    ),
  ).toEqual([gc, q30, meanLength, meanQuality, duplication.share]);
});

test('the adapter and duplicate shares of synthetic reads are recovered', async () => {
  await bench.runHere(fastqQc, { read1: [bench.write('r.fastq', synthetic(20_000))] });
  const [file] = summaries();
  expect(Math.abs(file!.adapters[0]!.share - 0.05)).toBeLessThan(0.01);
  expect(Math.abs(file!.duplication.share - 0.1)).toBeLessThan(0.02);
  expect(Math.abs(file!.gc! - 0.42)).toBeLessThan(0.005);
});

test('mates are read as a pair', async () => {
  const end = await bench.runHere(fastqQc, {
    read1: [bench.write('r1.fq', synthetic(50))],
    read2: [bench.write('r2.fq', synthetic(50, 2))],
  });
  expect(end.exitCode).toBe(0);
  expect(summaries().map((file) => file.mate)).toEqual([1, 2]);
});

test('the lanes of a sample are read in their order, each with its mate', async () => {
  const lanes = (mate: 1 | 2) =>
    [20, 30].map((reads) => bench.write(`L${reads}_R${mate}.fq`, synthetic(reads, mate)));
  const end = await bench.runHere(fastqQc, { read1: lanes(1), read2: lanes(2) });
  expect(end.exitCode).toBe(0);
  expect(summaries().map(({ mate, reads }) => [mate, reads])).toEqual([
    [1, 20],
    [2, 20],
    [1, 30],
    [2, 30],
  ]);
});

const READ = '@a 1\nACGT\n+\nIIII\n';
test.each([
  [
    'a truncated gzip file',
    gzipSync(synthetic(2000)).subarray(0, 5000),
    /r1 is truncated: its gzip data end .* Copy or upload/,
  ],
  [
    'damaged gzip data',
    Buffer.concat([gzipSync(READ).subarray(0, 10), Buffer.from('nonsense'.repeat(9))]),
    /r1 is damaged/,
  ],
  ['a record that is cut off', `${READ}@b\nACG`, /r1 is truncated: record 2 is cut off/],
  ['a record without @', `${READ}b\nACGT\n+\nIIII\n`, /record 2 does not begin with "@"/],
  ['a bad separator', `${READ}@b\nACGT\n-\nIIII\n`, /record 2 has no "\+" as its third line/],
  [
    'a quality line that is too short',
    '@a\nACGT\n+\nIII\n',
    /record 1 has a sequence and a quality line of different lengths/,
  ],
  ['a quality that is not Phred+33', '@a\nA\n+\n\x1f\n', /record 1 has a quality that is not Phred\+33/],
  ['an empty file', '', /r1 is empty/],
])('%s is refused with a sentence and a remedy', async (_, content, message) => {
  const error: unknown = await assessFastq(
    { path: bench.write('r1', content), name: 'r1' },
    { mate: 1 },
  ).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ProgramError);
  const { message: sentence, remedy } = error as ProgramError;
  expect(`${sentence} ${remedy}`).toMatch(message);
});

test('a refused file ends the program with its code, one line on stderr and exit code 1', async () => {
  const cut = gzipSync(synthetic(2000)).subarray(0, 5000);
  const end = await bench.run('fastq-qc', { read1: [bench.write('r1', cut)] });
  expect(end.exitCode).toBe(1);
  expect(problemsOf(end)).toEqual([{ file: 'r1', code: 'file.truncated', params: { packing: 'gzip' } }]);
  const sentence = end.stderr.replace(/^PROBLEM .*\n/u, '');
  expect(sentence).toMatch(/^fastq-qc: r1 is truncated: its gzip data end .* Copy or upload[^\n]*\n$/);
});

test.each([
  [
    'different numbers of reads',
    `${READ}${READ}`,
    READ,
    /r1 holds 2 reads and r2 1: they are not a pair/,
    { file: 'r1', code: 'fastq.unequal-reads', params: { reads: 2, other: 'r2', otherReads: 1 } },
  ],
  [
    'different names',
    READ,
    READ.replace('@a', '@b'),
    /differ in the names of their reads, first between read 1 and 10000/,
    { file: 'r1', code: 'fastq.other-names', params: { other: 'r2', from: 1, to: 10_000 } },
  ],
])('mates with %s are refused', async (_, first, second, message, problem) => {
  const end = await bench.runHere(fastqQc, {
    read1: [bench.write('r1', first)],
    read2: [bench.write('r2', second)],
  });
  expect(end).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(message) });
  expect(problemsOf(end)).toEqual([problem]);
});

test('a chosen quality encoding is applied, and an unknown one is refused', async () => {
  const read1 = [bench.write('r.fq', '@a\nACGT\n+\nJJJJ\n')];
  await bench.runHere(fastqQc, { read1, qualityEncoding: 'phred64' });
  const [header, line] = bench
    .read('summary.tsv')
    .split('\n')
    .map((text) => text.split('\t'));
  expect(line?.[header?.indexOf('mean_quality') ?? -1]).toBe('10');
  expect(line?.[header?.indexOf('quality_encoding') ?? -1]).toBe('Illumina 1.3 to 1.7 (Phred+64)');
  const end = await bench.runHere(fastqQc, { read1, qualityEncoding: 'phred65' });
  expect(end).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(
      /The quality encoding "phred65" is not known\. Choose one of detect, phred33/,
    ),
  });
});

test('a missing file and a missing parameter are named', async () => {
  expect((await bench.runHere(fastqQc, { read1: ['/nowhere/x.fq'] })).stderr).toMatch(/x\.fq does not exist/);
  expect((await bench.runHere(fastqQc, {})).stderr).toMatch(/No file for read 1\. Choose at least one/);
});
