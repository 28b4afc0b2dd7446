import { expect, test } from 'vitest';
import { countSeparate } from './count-variants.ts';
import { MEMBERS } from './member-counts.ts';
import { INHERITED, variantFiles, vcf } from './testing/variant-files.ts';
import { variantWarnings } from './variant-warnings.ts';

const { file, jointText, joint, separate } = variantFiles();
const row = (at: string, genotypes: string, filter = 'PASS'): string => `${at} . ${filter} . GT ${genotypes}`;
const CARRIED = ['chr1 1 . A G | 0/1'];

test.each([
  [
    'an allele that the row does not have',
    row('chr1 1 . A G', '0/1 0/3 0/1 0/0'),
    /family\.vcf, line 3: the genotype "0\/3" of LCL6_D6 names alternative allele 3, but the row has 1/,
  ],
  [
    'an allele of a row without alternatives',
    row('chr1 1 . A .', '0/1 0/0 0/0 0/0'),
    /the genotype "0\/1" of LCL5_D5 names alternative allele 1, but the row has 0/,
  ],
  [
    'text for an allele',
    row('chr1 1 . A G', '0/1 0/x 0/1 0/0'),
    /line 3: the genotype "0\/x" of LCL6_D6 is not of the form 0\/1/,
  ],
  [
    'three alleles',
    row('chr1 1 . A G', '0/1 0/1/1 0/1 0/0'),
    /the genotype "0\/1\/1" of LCL6_D6 is not of the form/,
  ],
  [
    'a position that is no number',
    row('chr1 x . A G', '0/1 0/1 0/1 0/0'),
    /line 3: the position "x" is not a number/,
  ],
  ['a row that is cut off', 'chr1 1 . A G . PASS . GT 0/1', /line 3: 10 columns instead of 13/],
  ['rows without genotypes', 'chr1 1 . A G . PASS . DP 1 1 1 1', /line 3: no genotype/],
])('%s is refused with its line', async (_, line, message) => {
  await expect(joint(line)).rejects.toThrow(message);
});

test.each([
  ['a file without variants', [], /family\.vcf holds no variants/],
  [
    'a gVCF of reference blocks',
    [
      row('chr1 1 . A <NON_REF>', '0/0 0/0 0/0 0/0'),
      row('chr1 2 . A <DEL>', '0/1 0/1 0/1 0/0'),
      row('chr1 3 . A G', '0/1 0/1 0/1 0/0', 'LowQual'),
    ],
    /no variant that can be used\. Rows: 3; left out by FILTER: 1; reference blocks or sites without a variant: 1; neither SNV nor INDEL: 1/,
  ],
  [
    'variants without a carrier',
    [row('chr1 1 . A G', '0/0 ./. 0/0 0/0')],
    /No genotype of the family carries one of the variants in family\.vcf \(rows with variants: 1\)/,
  ],
])('%s is no success', async (_, rows, message) => {
  await expect(joint(...rows)).rejects.toThrow(message);
});

test.each([
  [
    'a member without a column',
    vcf('LCL5_D5 LCL6_D6 LCL7_F7 X', INHERITED),
    /no sample column for M8; its columns are LCL5_D5, LCL6_D6, LCL7_F7, X/,
  ],
  ['two columns of a member', vcf('LCL5 D5 LCL7 LCL8', INHERITED), /more than one sample column for D5/],
  ['a file that is no VCF', 'chr1\t1\n', /is no VCF/],
])('%s is refused', async (_, text, message) => {
  await expect(jointText(text)).rejects.toThrow(message);
});

test('an empty file among four is refused by name, and a member without variants is named', async () => {
  await expect(separate({ D5: CARRIED, D6: [], F7: CARRIED, M8: CARRIED })).rejects.toThrow(
    /D6\.vcf holds no variants/,
  );
  const counted = await separate({ D5: CARRIED, D6: ['chr1 1 . A G | 0/0'], F7: CARRIED, M8: CARRIED });
  expect(variantWarnings(counted)).toEqual(['D6 (D6) carries no variant at all.']);
});

test('exchanged files are detected by their sample names', async () => {
  const files = new Map(
    MEMBERS.map((member) => [member, file(`${member}.vcf`, vcf('LCL7', 'chr1 1 . A G . PASS . GT 0/1'))]),
  );
  await expect(countSeparate(files)).rejects.toThrow(
    /D5\.vcf was chosen for D5, but its sample is LCL7, which is F7/,
  );
});

test('the published names of the cell lines are recognised, and shown with the member', async () => {
  const { members } = await jointText(
    vcf('lcl8 LCL7 Quartet_LCL6_1 LCL5', row('1 1 . A G', '0/0 0/1 0/1 0/1')),
  );
  expect(members.map(({ member, column }) => [member, column])).toEqual([
    ['D5', 'LCL5'],
    ['D6', 'Quartet_LCL6_1'],
    ['F7', 'LCL7'],
    ['M8', 'lcl8'],
  ]);
});
