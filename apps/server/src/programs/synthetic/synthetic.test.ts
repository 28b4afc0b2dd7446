import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProgramBench } from '../testing/run-program.ts';
import { countTables, DEFAULT_COUNTS } from './expression-tables.ts';
import { DEFAULT_FASTQ, fastqRecords, writeSyntheticFastq } from './fastq.ts';
import { DEFAULT_QUARTET, quartetVcfs } from './quartet-vcf.ts';
import { DEFAULT_GENOME, sequencedGenome } from './sequenced-genome.ts';

let bench: ProgramBench;
beforeEach(() => {
  bench = new ProgramBench();
});
afterEach(() => bench.remove());

test('the same seed creates the same data, another seed other data', () => {
  const reads = (seed: number) => Buffer.concat([...fastqRecords({ ...DEFAULT_FASTQ, seed }, 100)]);
  expect(reads(5).equals(reads(5))).toBe(true);
  expect(reads(5).equals(reads(6))).toBe(false);
  expect(quartetVcfs(DEFAULT_QUARTET)).toEqual(quartetVcfs(DEFAULT_QUARTET));
  expect(countTables(DEFAULT_COUNTS)).toEqual(countTables(DEFAULT_COUNTS));
});

test('synthetic data is marked in names and headers', () => {
  expect(
    Buffer.concat([...fastqRecords(DEFAULT_FASTQ, 3)])
      .toString()
      .match(/^@SYNTHETIC:/gm),
  ).toHaveLength(3);
  expect(quartetVcfs(DEFAULT_QUARTET).joint).toMatch(/##source=SYNTHETIC[^]*\tSYNTHETIC_D5\tSYNTHETIC_D6/);
  expect(countTables(DEFAULT_COUNTS).data).toMatch(/^# SYNTHETIC/);
});

test('a file of a wanted size is written as valid gzip', async () => {
  const path = join(bench.folder, 'r.fastq.gz');
  const bytes = await writeSyntheticFastq(path, DEFAULT_FASTQ, { bytes: 500_000 });
  expect(bytes).toBeGreaterThanOrEqual(500_000);
  expect(bytes).toBeLessThan(1_500_000);
  expect(gunzipSync(readFileSync(path)).subarray(-1).toString()).toBe('\n');
});

test.each([
  ['fastq', 'synthetic_R2.fastq.gz'],
  ['genome', 'synthetic_genome_R2.fastq.gz'],
  ['vcf', 'synthetic_truth.json'],
  ['peptides', 'synthetic_peptides_data.csv'],
  ['counts', 'synthetic_counts_metadata.csv'],
])('the program writes %s', async (kind, file) => {
  expect(await bench.run('synthetic', { kind, reads: 10 })).toMatchObject({ exitCode: 0, stderr: '' });
  expect(readFileSync(join(bench.folder, 'out', file)).length).toBeGreaterThan(50);
});

test('mates of a genome face each other within the length of a fragment', () => {
  const { reference, reads1, reads2 } = sequencedGenome({ ...DEFAULT_GENOME, pairs: 200, errorRate: 0 });
  const genome = reference.split('\n').slice(1).join('');
  const complement = Array.from(genome, (base) => 'ACGT'['TGCA'.indexOf(base)])
    .reverse()
    .join('');
  const first = reads1.split('\n').filter((_, line) => line % 4 === 1);
  const second = reads2.split('\n').filter((_, line) => line % 4 === 1);
  expect(first).toHaveLength(200);
  const lengths = first.map((read, index) => {
    const mate = second[index] ?? '';
    const strands = genome.includes(read) ? [genome, complement] : [complement, genome];
    return genome.length - (strands[0]?.indexOf(read) ?? 0) - (strands[1]?.indexOf(mate) ?? 0);
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(DEFAULT_GENOME.readLength);
  expect(Math.abs(mean - DEFAULT_GENOME.insertSize)).toBeLessThan(10);
});

test('an unknown kind is refused', async () => {
  expect(await bench.run('synthetic', { kind: 'bam' })).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('Choose fastq, genome, vcf, peptides or counts.'),
  });
});
