import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_QUARTET, quartetVcfs } from '../synthetic/quartet-vcf.ts';
import { ProgramBench, problemsOf } from '../testing/run-program.ts';
import { type MemberSummary } from './member-counts.ts';

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

test('the built-in violations of the family are found, from one file and from four', async () => {
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

test('alleles, ratios and excluded rows of a small file equal a count by hand', async () => {
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
  // Row 4 has two SNVs.
  expect(mendelian.snv).toMatchObject({ detected: 4, consistent: 4, concordance: 1 });
  expect(mendelian.indel).toMatchObject({ detected: 1, consistent: 0, twinsDiffer: 1, concordance: 0 });
});

test('a refused file ends the program with a message and exit code 1', async () => {
  const end = await bench.run('variant-qc', { vcf: bench.write('family.vcf', vcf(FAMILY)) });
  expect(end).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(/holds no variants/) });
  expect(problemsOf(end)).toEqual([{ file: 'family.vcf', code: 'variant.no-variants', params: {} }]);
});
