import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_QUARTET, quartetVcfs } from '../synthetic/quartet-vcf.ts';
import { ProgramBench } from '../testing/run-program.ts';
import { type MemberSummary, memberOf } from './member-counts.ts';

interface Result {
  readonly members: MemberSummary[];
  readonly rows: number;
  readonly filteredOut: number;
  readonly notSmallVariants: number;
  readonly mendelian: Record<
    'snv' | 'indel',
    { detected: number; consistent: number; concordance: number | null }
  >;
}

let bench: ProgramBench;
beforeEach(() => {
  bench = new ProgramBench();
});
afterEach(() => bench.remove());

const result = (): Result => JSON.parse(bench.read('variant_qc.json')) as Result;
const HEADER = `##fileformat=VCFv4.2\n#${'CHROM POS ID REF ALT QUAL FILTER INFO FORMAT'.replaceAll(' ', '\t')}`;
const vcf = (samples: string, ...rows: string[]): string =>
  [`${HEADER}\t${samples.replaceAll(' ', '\t')}`, ...rows.map((row) => row.replaceAll(' ', '\t')), ''].join(
    '\n',
  );
const FAMILY = 'LCL5_D5 LCL6_D6 LCL7_F7 LCL8_M8';

test('the violations that were built into the family are found again, from one file and from four', async () => {
  const { joint, separate, truth } = quartetVcfs(DEFAULT_QUARTET);
  await bench.run('variant-qc', { layout: 'joint', vcf: bench.write('family.vcf.gz', gzipSync(joint)) });
  const fromJoint = result();
  expect(fromJoint.mendelian).toMatchObject(truth);
  expect(truth.snv.consistent).toBe(1960);
  const files = Object.fromEntries(
    Object.entries(separate).map(([member, text]) => [`vcf${member}`, bench.write(`${member}.vcf`, text)]),
  );
  const end = await bench.run('variant-qc', { layout: 'separate', ...files });
  expect(end).toMatchObject({ exitCode: 0, stderr: '' });
  expect(result().mendelian).toEqual(fromJoint.mendelian);
  expect(result().members).toEqual(fromJoint.members);
});

test('alleles, ratios and left-out rows of a small file are the ones counted by hand', async () => {
  const text = vcf(
    FAMILY,
    'chr1 1 . A G . PASS . GT 0/1 0/1 0/1 0/0',
    'chr1 2 . A C . . . GT:DP 1|1:9 1|1:9 0/1:9 0/1:9',
    'chr1 3 . A AT . PASS . GT 0/1 0/0 0/1 0/0',
    'chr1 4 . C T,A . PASS . GT 1/2 1/2 0/1 0/2',
    'chr1 5 . A G . LowQual . GT 0/1 0/1 0/1 0/0',
    'chr1 6 . A <DEL> . PASS . GT 0/1 0/1 0/1 0/0',
    'chr1 7 . A G . PASS . GT 0/0 ./. 0/0 0/0',
  );
  await bench.run('variant-qc', { vcf: bench.write('family.vcf', text) });
  const { members, mendelian, ...counts } = result();
  expect(counts).toMatchObject({ rows: 7, filteredOut: 1, notSmallVariants: 1 });
  expect(members[0]).toMatchObject({
    member: 'D5',
    column: 'LCL5_D5',
    snv: 4,
    indel: 1,
    transitions: 2,
    transversions: 2,
    tiTv: 1,
    heterozygous: 3,
    homozygous: 1,
    hetHom: 3,
  });
  expect(mendelian.snv).toMatchObject({ detected: 3, consistent: 3, concordance: 1 });
  expect(mendelian.indel).toMatchObject({ detected: 1, consistent: 0, twinsDiffer: 1, concordance: 0 });
});

test.each([
  [
    'a member without a column',
    vcf('LCL5_D5 LCL6_D6 LCL7_F7 X'),
    /no sample column for M8; its columns are LCL5_D5, LCL6_D6, LCL7_F7, X/,
  ],
  ['a file that is no VCF', 'chr1\t1\n', /is no VCF/],
  ['a row that is cut off', vcf(FAMILY, 'chr1 1 . A G . PASS . GT 0/1'), /line 3: 10 columns instead of 13/],
  ['rows without genotypes', vcf(FAMILY, 'chr1 1 . A G . PASS . DP 1 1 1 1'), /line 3: no genotype/],
  ['a file without variants', vcf(FAMILY), /holds no variants/],
])('%s ends with a sentence and exit code 1', async (_, text, message) => {
  const end = await bench.run('variant-qc', { vcf: bench.write('family.vcf', text) });
  expect(end).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(message) });
});

test('files that were exchanged are noticed by the name of their sample', async () => {
  const files = Object.fromEntries(
    ['D5', 'D6', 'F7', 'M8'].map((member) => [
      `vcf${member}`,
      bench.write(`${member}.vcf`, vcf('LCL_F7', 'chr1 1 . A G . PASS . GT 0/1')),
    ]),
  );
  const end = await bench.run('variant-qc', { layout: 'separate', ...files });
  expect(end.stderr).toMatch(/D5\.vcf was chosen for D5, but its sample is LCL_F7/);
});

test.each([
  ['LCL5_D5_DNA_R1', 'D5'],
  ['Quartet.M8', 'M8'],
  ['D51', null],
  ['D5_vs_D6', null],
])('the column %s stands for %s', (column, member) => {
  expect(memberOf(column)).toBe(member);
});
