import { expect, test } from 'vitest';
import { summaryTable } from './summary-table.ts';
import { INHERITED, variantFiles } from './testing/variant-files.ts';
import { variantWarnings } from './variant-warnings.ts';

const { joint, separate } = variantFiles();
const row = (at: string, genotypes: string, filter = 'PASS'): string => `${at} . ${filter} . GT ${genotypes}`;

test.each([
  ['chr1', true],
  ['22', true],
  ['chrX', true],
  ['x', true],
  ['Chr9', true],
  ['NC_000023.11', true],
  ['chrY', false],
  ['Y', false],
  ['chrM', false],
  ['MT', false],
  ['chr23', false],
  ['chrUn_KI270442v1', false],
  ['chr1_KI270706v1_random', false],
  ['NC_000024.10', false],
  ['NC_012920.1', false],
])('variants on %s count for Mendelian figures: %s', async (chromosome, isCounted) => {
  // Present in the mother and both twins, as usual for chrM: not a violation.
  const counted = await joint(INHERITED, row(`${chromosome} 5 . A G`, '1/1 1/1 0/0 1/1'));
  expect(counted.mendelian.snv.detected).toBe(isCounted ? 2 : 1);
  expect(counted.mendelian.leftOut).toEqual(isCounted ? [] : [{ chromosome, variants: 1 }]);
  expect(variantWarnings(counted)).toEqual(
    isCounted
      ? []
      : [
          `Mendelian figures are of chromosomes 1 to 22 and X. Variants elsewhere were left out: ${chromosome} (1).`,
        ],
  );
  expect(counted.members[0]?.snv).toBe(2);
});

test('a haploid genotype of the father on X is two copies of its allele', async () => {
  const { mendelian } = await joint(
    row('chrX 1 . A G', '0/1 0/1 1 0/0'),
    row('chrX 2 . A G', '0/0 0/0 1 0/1'),
    row('chrX 3 . A G', '0/1 0/1 0 0/1'),
  );
  expect(mendelian.snv).toMatchObject({ detected: 3, consistent: 2, notInherited: 1 });
});

test('without a variant on chromosomes 1 to 22 and X concordance is not computed, with a warning', async () => {
  const counted = await joint(row('chrM 5 . A G', '1/1 1/1 0/0 1/1'));
  expect(counted.mendelian.snv).toMatchObject({ detected: 0, concordance: null, twins: { rate: null } });
  expect(variantWarnings(counted)).toContainEqual(
    expect.stringMatching(/^Mendelian concordance was not computed/),
  );
  expect(summaryTable(counted).split('\n')[1]?.split('\t').slice(8)).toEqual(Array(12).fill('NA'));
});

test.each([
  ['a gVCF row', 'chr1 5 . A G,<NON_REF>', '0/1 0/1 0/1 0/0', { snv: 1, indel: 0 }, { allelesLeftOut: 0 }],
  [
    'a row with a spanning deletion',
    'chr1 5 . A G,*',
    '0/1 0/1 0/1 0/2',
    { snv: 1, indel: 0 },
    { allelesLeftOut: 1 },
  ],
  [
    'a row with a symbolic allele',
    'chr1 5 . A <DEL>,G',
    '0/2 0/2 0/2 0/1',
    { snv: 1, indel: 0 },
    { allelesLeftOut: 1 },
  ],
  ['an MNV', 'chr1 5 . AT GC', '0/1 0/1 0/1 0/0', { snv: 2, indel: 0 }, { multiBaseAlleles: 1 }],
  [
    'an MNV beside its own SNV',
    'chr1 5 . AT GC,GT',
    '1/2 1/2 0/1 0/2',
    { snv: 2, indel: 0 },
    { multiBaseAlleles: 1 },
  ],
  [
    'an SNV with padding',
    'chr1 5 . ATC AGC',
    '0/1 0/1 0/1 0/0',
    { snv: 1, indel: 0 },
    { multiBaseAlleles: 0 },
  ],
  [
    'an SNV beside an INDEL',
    'chr1 5 . A G,AT',
    '1/2 1/2 0/1 0/2',
    { snv: 1, indel: 1 },
    { allelesLeftOut: 0 },
  ],
  ['lower case', 'chr1 5 . a g', '0/1 0/1 0/1 0/0', { snv: 1, indel: 0 }, { usedRows: 1 }],
])('%s keeps its SNVs and INDELs', async (_, at, genotypes, expected, counts) => {
  const { mendelian, members, ...counted } = await joint(row(at, genotypes));
  expect(members[0]).toMatchObject(expected);
  expect(mendelian.snv).toMatchObject({ detected: expected.snv, consistent: expected.snv });
  expect(mendelian.indel).toMatchObject({ detected: expected.indel, consistent: expected.indel });
  expect(counted).toMatchObject({ usedRows: 1, notSmallVariants: 0, ...counts });
});

test('two different alternatives from the father are a violation, in one file and in four', async () => {
  const { mendelian } = await joint(row('chr1 5 . A G,T', '1/2 1/2 1/2 0/0'));
  expect(mendelian.snv).toMatchObject({ detected: 2, consistent: 0, notInherited: 2 });
  const both = ['chr1 5 . A G,T | 1/2'];
  const apart = await separate({ D5: both, D6: both, F7: both, M8: ['chr1 9 . A G | 0/1'] });
  expect(apart.mendelian.snv).toMatchObject({ detected: 3, consistent: 1, notInherited: 2 });
});

test('twins and trios have separate rates', async () => {
  const counted = await joint(
    INHERITED,
    row('chr1 2 . A G', '0/1 0/0 0/1 0/0'),
    row('chr1 3 . A G', '0/1 0/0 0/0 0/0'),
    row('chr1 4 . A G', '0/1 ./. 0/1 0/0'),
    row('chr1 5 . A G', '0/0 0/0 0/1 0/0'),
  );
  const { mendelian } = counted;
  expect(mendelian.snv).toMatchObject({ detected: 5, consistent: 2, twinsDiffer: 2, missingGenotype: 1 });
  expect(mendelian.snv.twins).toMatchObject({ detected: 4, identical: 1, rate: 0.25, completeRate: 1 / 3 });
  expect(mendelian.snv.trios.D5).toMatchObject({ detected: 5, consistent: 4, notInherited: 1, rate: 0.8 });
  expect(mendelian.snv.trios.D6).toMatchObject({
    detected: 4,
    consistent: 3,
    missingGenotype: 1,
    rate: 0.75,
    completeRate: 1,
  });
  expect(variantWarnings(counted)).toContainEqual(
    expect.stringMatching(/^At 1 of 5 variants a genotype is missing/),
  );
});

const CARRIED = ['chr1 1 . A G | 0/1'];
test.each([
  ['a filtered call of the same variant', 'chr1 1 . A G | 0/1 | LowQual'],
  ['a filtered call of another variant at its position', 'chr1 1 . A T | 0/1 | LowQual'],
  ['a filtered reference call', 'chr1 1 . A . | 0/0 | LowQual'],
  ['a row without a genotype', 'chr1 1 . A . | ./.'],
])('in separate files %s is missing, not reference', async (_, line) => {
  const other = 'chr1 9 . A G | 0/1';
  const { mendelian } = await separate({
    D5: CARRIED,
    D6: [line, other],
    F7: [...CARRIED, other],
    M8: [other],
  });
  expect(mendelian.snv).toMatchObject({
    detected: 2,
    missingGenotype: 1,
    twinsDiffer: 1,
    completeConcordance: 0,
  });
  const without = await separate({ D5: CARRIED, D6: [other], F7: [...CARRIED, other], M8: [other] });
  expect(without.mendelian.snv).toMatchObject({ missingGenotype: 0, twinsDiffer: 2 });
});

test('twenty filtered calls of one twin do not lower the concordance of complete genotypes', async () => {
  const rows = (filter: string) =>
    Array.from({ length: 100 }, (_, index) => `chr1 ${index} . A G | 0/1 | ${index < 20 ? filter : 'PASS'}`);
  const { mendelian } = await separate({
    D5: rows('PASS'),
    D6: rows('LowQual'),
    F7: rows('PASS'),
    M8: ['chr2 1 . A G | 0/0'],
  });
  expect(mendelian.snv).toMatchObject({
    detected: 100,
    missingGenotype: 20,
    twinsDiffer: 0,
    concordance: 0.8,
  });
  expect(mendelian.snv.completeConcordance).toBe(1);
});

test('a call that fails its own filter is missing', async () => {
  const counted = await joint('chr1 1 . A G . PASS . GT:FT 0/1:PASS 0/1:LowGQ 0/1:. 0/0');
  expect(counted.mendelian.snv).toMatchObject({ detected: 1, missingGenotype: 1 });
  expect(variantWarnings(counted)).toContain(
    'Genotypes that their own filter (FT) refuses were counted as missing: 1.',
  );
});

test('two representations of one deletion are one variant', async () => {
  const short = ['chr1 12 . AT A | 0/1'];
  const long = ['chr1 10 . GCATGG GCAGG | 0/1'];
  const other = ['chr1 90 . A G | 0/1'];
  const { mendelian } = await separate({ D5: short, D6: long, F7: long, M8: other });
  expect(mendelian.indel).toMatchObject({ detected: 1, consistent: 1 });
});
