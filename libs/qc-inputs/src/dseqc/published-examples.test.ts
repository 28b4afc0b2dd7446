import { expect, test } from 'vitest';
import { readFolder } from '../folder/read-folder';
import { publishedExample } from '../testing/seeded-tables';

test('the published WGS example has its public Mendelian concordance', () => {
  const { mendelian, files } = readFolder(publishedExample('wgs'));
  expect(files.flatMap(({ problems }) => problems)).toEqual([]);
  expect(mendelian).toHaveLength(1);
  expect(mendelian[0]).toMatchObject({
    family: 'Queried_Data_Set1',
    snv: { total: 5_235_240, concordant: 5_063_285 },
    indel: { total: 1_265_334, concordant: 1_104_285 },
  });
  expect(mendelian[0]?.snv?.rate?.toFixed(5)).toBe('0.96715');
  expect(mendelian[0]?.indel?.rate?.toFixed(5)).toBe('0.87272');
});

test('the published WGS example has a row for each FASTQ file and each sample', () => {
  const { samples, conflicts } = readFolder(publishedExample('wgs'));
  expect(conflicts).toEqual([]);
  expect(samples.map(({ donor, read, lane }) => [donor, read, lane])).toEqual([
    ['D5', null, 'L004'],
    ['D5', 1, 'L004'],
    ['D5', 2, 'L004'],
    ['D6', null, 'L004'],
    ['D6', 1, 'L004'],
    ['D6', 2, 'L004'],
    ['F7', null, 'L004'],
    ['F7', 1, 'L004'],
    ['F7', 2, 'L004'],
    ['M8', null, 'L004'],
    ['M8', 1, 'L004'],
    ['M8', 2, 'L004'],
  ]);
  const [sample, file] = samples;
  expect(sample?.name).toBe('LCL5_D5_DNA_R1_FIMM_S3_L004');
  expect(sample?.figures.mapped).toEqual({
    value: 99.65,
    unit: 'percent',
    rounding: 0.005,
    source: {
      tool: 'dseqc',
      viaMultiqc: true,
      file: 'multiqc_post_alignment_qc_summary.txt',
      column: 'post_alignment_qc_summary_Mapping',
    },
  });
  expect(sample?.figures.medianInsertSize?.value).toBe(444);
  expect(file?.figures.sequences).toMatchObject({ value: 653_130_000, unit: 'reads', rounding: 5000 });
  expect(file?.figures.duplicates?.value).toBe(33.27);
});

test('calls of the published examples are fractions, and counts where the table has them', () => {
  const { dna } = readFolder(publishedExample('wgs'));
  expect(dna.map(({ donor }) => donor)).toEqual(['D5', 'D6', 'F7', 'M8']);
  expect(dna[0]?.snv).toMatchObject({ number: 3_996_629, precision: 0.9969, recall: 0.9983, query: null });
  const exome = readFolder(publishedExample('wes'));
  expect(exome.files.flatMap(({ problems }) => problems)).toEqual([]);
  expect(exome.dna[0]?.indel).toEqual({
    number: 907,
    query: 671,
    truePositives: 625,
    falsePositives: 46,
    falseNegatives: 344,
    precision: 0.9314,
    recall: 0.6439,
    f1: 0.7614,
  });
});

test('the tables of the workflow give percentages, and counts of a family by type', () => {
  const { dna, mendelian, files } = readFolder([
    {
      path: 'call-extract_tables/variants.calling.qc.txt',
      text: 'Sample\tSNV number\tINDEL number\tSNV precision\tINDEL precision\tSNV recall\tINDEL recall\nLCL5\t3996629\t950359\t99.69\t98.35\t99.83\t98.59\n',
    },
    {
      path: 'call-merge_mendelian/fam.summary.txt',
      text: 'Family\tTotal_Variants\tMendelian_Concordant_Variants\tMendelian_Concordance_Rate\nfam.INDEL\t1265334\t1104285\t0.8727221413334386\nfam.SNV\t5235240\t5063285\t0.9671543539\n',
    },
    {
      path: 'older/wes.summary.txt',
      text: 'Family\tReproducibility_D5_D6\tMendelian_Concordance_Quartet\nwes.INDEL\t0.91\t0.83\nwes.SNV\t0.98\t0.958\n',
    },
  ]);
  expect(files.map(({ format, problems }) => [format, problems])).toEqual([
    ['dseqc-variant-calling', []],
    ['dseqc-mendelian', []],
    ['dseqc-mendelian', []],
  ]);
  expect(dna[0]).toMatchObject({ donor: 'D5', snv: { precision: 0.9969, recall: 0.9983 } });
  expect(mendelian.map(({ family, snv, indel }) => [family, snv?.rate?.toFixed(5), indel?.rate])).toEqual([
    ['fam', '0.96715', 1_104_285 / 1_265_334],
    ['wes', '0.95800', 0.83],
  ]);
  expect(mendelian[1]?.snv).toEqual({ total: null, concordant: null, rate: 0.958, twinRate: 0.98 });
});

test('a fraction in a column of percentages contradicts the counts and is left out', () => {
  const { dna, files } = readFolder([
    {
      path: 'variants.calling.qc.txt',
      text: 'Sample\tSNV TP\tSNV FP\tSNV FN\tSNV precision\tSNV recall\nD5\t90\t10\t10\t0.90\t90.00\n',
    },
  ]);
  expect(dna[0]?.snv).toMatchObject({ precision: null, recall: 0.9 });
  expect(files[0]?.problems).toEqual([
    {
      file: 'variants.calling.qc.txt',
      line: 2,
      column: 'snv precision',
      code: 'inconsistent',
      params: { expected: 0.9, found: 0.009 },
    },
  ]);
});

test('shares under a header of another form may be percentages or fractions, and are left out', () => {
  const { dna, files } = readFolder([
    { path: 'calls.txt', text: 'Sample\tSNV_number\tSNV_precision\tSNV_recall\nD5\t3900000\t0.99\t0.98\n' },
  ]);
  expect(dna[0]?.snv).toMatchObject({ number: 3_900_000, precision: null, recall: null });
  expect(files[0]?.problems).toMatchObject([
    { line: 2, column: 'SNV_precision', code: 'unknown-scale', params: { value: 0.99 } },
    { line: 2, column: 'SNV_recall', code: 'unknown-scale', params: { value: 0.98 } },
  ]);
});
