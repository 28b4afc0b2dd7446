import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countSet } from './count-set.ts';
import { bgzipped, row, vcfFolder, vcfText } from './testing/vcf-folder.ts';

const folder = vcfFolder();
const WINDOW = 100;

/** Counts one multi-sample file of the twins, with windows of 100 bases. */
function twins(...rows: readonly string[]) {
  return countSet([folder.file('twins.vcf', vcfText(['LCL5', 'LCL6'], rows))], WINDOW);
}

/** Counts of the first windows of chromosome 1 by sample. */
async function firstWindows(counted: ReturnType<typeof twins>, kind: 'snv' | 'indel', windows = 2) {
  const { chromosomes } = await counted;
  return chromosomes.find(({ name }) => name === 'chr1')?.[kind].map((counts) => counts.slice(0, windows));
}

describe('what a row counts for', () => {
  test.each([
    ['an SNV of one twin', row('chr1 1 A G', '0/1', '0/0'), [[1], [0]], [[0], [0]]],
    ['an SNV of both, homozygous in one', row('chr1 100 A G', '1|1', '0/1'), [[1], [1]], [[0], [0]]],
    ['an insertion', row('chr1 5 A AT', '0/1', '0/1'), [[0], [0]], [[1], [1]]],
    ['a deletion', row('chr1 5 ACG A', '0/0', '1/1'), [[0], [0]], [[0], [1]]],
    ['two alternatives, one for each twin', row('chr1 5 A C,AT', '0/1', '0/2'), [[1], [0]], [[0], [1]]],
    ['both alternatives in one twin', row('chr1 5 A C,AT', '1/2', '0/0'), [[1], [0]], [[1], [0]]],
    ['a spanning deletion beside an SNV', row('chr1 5 A *,C', '0/1', '1/2'), [[0], [1]], [[0], [0]]],
    ['a symbolic allele', row('chr1 5 A <DEL>', '0/1', '0/1'), [[0], [0]], [[0], [0]]],
    ['a missing genotype', row('chr1 5 A C', './.', '0/1'), [[0], [1]], [[0], [0]]],
    ['a haploid genotype', row('chr1 5 A C', '1', '0'), [[1], [0]], [[0], [0]]],
    ['two changed bases', row('chr1 5 AC GT', '0/1', '0/0'), [[2], [0]], [[0], [0]]],
    ['lower case', row('1 5 a g', '0/1', '0/0'), [[1], [0]], [[0], [0]]],
  ])('%s', async (_, line, snv, indel) => {
    const counted = twins(line);
    expect(await firstWindows(counted, 'snv', 1)).toEqual(snv);
    expect(await firstWindows(counted, 'indel', 1)).toEqual(indel);
  });

  test('a variant counts for the window of its own position, after common bases were trimmed', async () => {
    const counted = twins(row('chr1 99 CGTAA CGTA', '0/1', '0/1'), row('chr1 101 A G', '0/1', '0/0'));
    expect(await firstWindows(counted, 'indel')).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(await firstWindows(counted, 'snv')).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });
});

describe('what is left out is counted', () => {
  test.each([
    ['badLines', 'a line with too few columns', 'chr1 5 . A C'],
    ['badLines', 'a genotype that is none', row('chr1 5 A C', 'x', '0/1')],
    ['badLines', 'an allele that the row lacks', row('chr1 5 A C', '0/2', '0/1')],
    ['badLines', 'a position of 0', row('chr1 0 A C', '0/1', '0/1')],
    ['badLines', 'a position that is no number', row('chr1 5e3 A C', '0/1', '0/1')],
    ['badLines', 'a position beyond the chromosome', row('chr1 1001 A C', '0/1', '0/1')],
    ['badLines', 'a position beyond every VCF', row('chr2 4294967296 A C', '0/1', '0/1')],
    ['badLines', 'a line without genotypes', 'chr1 5 . A C . PASS . DP 3 4'],
    ['otherSequences', 'mitochondria', row('chrM 5 A C', '0/1', '0/1')],
    ['otherSequences', 'an alternate contig', row('chr1_KI270762v1_alt 5 A C', '0/1', '0/1')],
    ['filteredLines', 'a line that failed a filter', row('chr1 5 A C q10', '0/1', '0/1')],
    ['referenceLines', 'a line without an alternative', row('chr1 5 A .', '0/0', '0/0')],
    ['referenceLines', 'a block of a gVCF', row('chr1 5 A <NON_REF>', '0/0', '0/0')],
    ['otherAlleles', 'a symbolic allele', row('chr1 5 A <INS>', '0/1', '0/1')],
    ['otherAlleles', 'a break end', row('chr1 5 A A[chr2:7[', '0/1', '0/0')],
    ['otherAlleles', 'a spanning deletion', row('chr1 5 A *', '0/1', '0/0')],
    ['missingGenotypes', 'a missing genotype', row('chr1 5 A C', './.', '0/1')],
    ['missingGenotypes', 'a half missing genotype', row('chr1 5 A C', './1', '0/1')],
  ] as const)('%s: %s', async (name, _, line) => {
    const { leftOut } = await twins(line);
    const { files, ...counts } = leftOut;
    expect(files).toEqual([]);
    expect(Object.entries(counts).filter(([, count]) => count > 0)).toEqual([[name, 1]]);
  });

  test('a genotype that fails its own filter is missing', async () => {
    const counted = twins('chr1 5 . A C . PASS . GT:FT 0/1:LowGQ 0/1:PASS');
    expect(await firstWindows(counted, 'snv', 1)).toEqual([[0], [1]]);
    expect((await counted).leftOut.missingGenotypes).toBe(1);
  });

  test('columns beyond 24 are not read', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `S${index}`);
    const line = row('chr1 5 A C', ...names.map(() => '0/1'));
    const { samples, leftOut } = await countSet([folder.file('panel.vcf', vcfText(names, [line]))], WINDOW);
    expect([samples.length, leftOut.samples]).toEqual([24, 6]);
  });
});

describe('files', () => {
  const line = row('chr1 5 A C', '0/1');
  const one = (name: string, ...rows: readonly string[]) => folder.file(`${name}.vcf`, vcfText([name], rows));

  test('the files of the family are counted side by side, by donor', async () => {
    const files = ['LCL8', 'LCL5', 'LCL7', 'LCL6'].map((name) => one(name, line));
    const counted = await countSet(files, WINDOW);
    expect([counted.samples, counted.files]).toEqual([['D5', 'D6', 'F7', 'M8'], 4]);
    expect(counted.chromosomes.map(({ name, length, isDeclared }) => [name, length, isDeclared])).toEqual([
      ['chr1', 1000, true],
      ['chrX', 500, true],
    ]);
  });

  test('parts of a sample in several files are added: one file for each kind, or for each chromosome', async () => {
    const parts = [
      folder.file('snv.vcf', vcfText(['D5'], [line])),
      folder.file('indel.vcf', vcfText(['D5'], [row('chr1 5 A AC', '0/1')])),
      folder.file('x.vcf', vcfText(['D5'], [row('chrX 5 A C', '0/1')])),
    ];
    const { samples, chromosomes, leftOut } = await countSet(parts, WINDOW);
    expect([samples, leftOut.files]).toEqual([['D5'], []]);
    expect(chromosomes.map(({ snv, indel }) => [snv[0]?.[0], indel[0]?.[0]])).toEqual([
      [1, 1],
      [1, 0],
    ]);
  });

  test('gzip with several members is read whole', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => row(`chr1 ${index + 1} A C`, '0/1'));
    const { chromosomes } = await countSet(
      [folder.file('d5.vcf.gz', bgzipped(vcfText(['D5'], rows), 7))],
      WINDOW,
    );
    expect(chromosomes[0]?.snv[0]?.[0]).toBe(50);
  });

  test('a file without sample columns lists the variants of the sample of the manifest', async () => {
    const text = vcfText([], [row('chr1 5 A C'), row('chr1 150 A AC')]);
    const { samples, chromosomes } = await countSet([folder.file('sites.vcf', text, 'M8')], WINDOW);
    expect(samples).toEqual(['M8']);
    expect([chromosomes[0]?.snv[0]?.[0], chromosomes[0]?.indel[0]?.[1]]).toEqual([1, 1]);
  });

  test('replicates of a donor in one file are samples of their own', async () => {
    const text = vcfText(['LCL5_1', 'LCL5_2'], [row('chr1 5 A C', '0/1', '0/0')]);
    expect((await countSet([folder.file('two.vcf', text)], WINDOW)).samples).toEqual(['LCL5_1', 'LCL5_2']);
  });

  test('without declared lengths a chromosome ends at its last variant', async () => {
    const text = vcfText(['D5'], [row('chr7 250 A C', '0/1'), row('chr7 20 A C', '0/1')], []);
    const { chromosomes } = await countSet([folder.file('d5.vcf', text)], WINDOW);
    expect(chromosomes).toEqual([
      { name: 'chr7', length: 250, isDeclared: false, snv: [[1, 0, 1]], indel: [[0, 0, 0]] },
    ]);
  });

  test('lines that end in CRLF are read', async () => {
    const text = vcfText(['D5'], [line]).replaceAll('\n', '\r\n');
    expect(await firstWindows(countSet([folder.file('d5.vcf', text)], WINDOW), 'snv', 1)).toEqual([[1]]);
  });

  test.each([
    ['damaged', () => folder.file('bad.vcf.gz', bgzipped(vcfText(['D6'], [line])).subarray(0, 40))],
    ['not-vcf', () => folder.file('bad.vcf', 'CHROM,POS\n1,2\n')],
    ['not-vcf', () => folder.file('bad.vcf', '##fileformat=VCFv4.2\n')],
    ['not-vcf', () => folder.file('bad.vcf', '##fileformat=VCFv4.2\nchr1\t5\n')],
    ['no-sample', () => folder.file('bad.vcf', vcfText([], [row('chr1 5 A C')]))],
    ['other-assembly', () => folder.file('bad.vcf', vcfText(['D6'], [line], ['chr1,length=999']))],
    ['repeated', () => folder.file('bad.vcf', vcfText(['LCL5'], [line]))],
    ['missing', () => ({ path: join(folder.path(), 'absent.vcf'), name: 'absent.vcf' })],
  ] as const)('a file that is %s is left out, and the others are counted', async (reason, bad) => {
    const refused = bad();
    const { samples, files, leftOut } = await countSet([one('D5', line), refused], WINDOW);
    expect([samples, files]).toEqual([['D5'], 1]);
    expect(leftOut.files).toEqual([{ file: refused.name, reason }]);
  });
});
