import { expect, test } from 'vitest';
import { figureValues, readTexts, tsv } from '../testing/read-texts';

const SCREEN_HEADER = [
  'Genome',
  '#Reads_processed',
  '#Unmapped',
  '%Unmapped',
  '#One_hit_one_genome',
  '%One_hit_one_genome',
];

test('FastQ Screen gives the share of reads with a hit in each genome', () => {
  const table = tsv(
    SCREEN_HEADER,
    ['Human', 1000, 13, '1.32', 900, '90.00'],
    ['phi.x.174', 1000, 999, '99.92', 1, '0.08'],
    ['Dog', 1000, 999, '99.90', 1, '0.10'],
  );
  const inputs = readTexts({
    'screen/D6_R2_screen.txt': `#Fastq_screen version: 0.12.0\t#Aligner: bowtie2\n${table}\n%Hit_no_genomes: 1.24\n`,
  });
  expect(inputs.files[0]).toMatchObject({ format: 'fastq-screen', toolVersion: '0.12.0', problems: [] });
  expect(inputs.samples[0]).toMatchObject({ name: 'D6', donor: 'D6', read: 2 });
  expect(figureValues(inputs)).toEqual({ human: 98.68, phix: 0.08, noHits: 1.24 });
});

/** Mark of a section, which would look like a merge conflict in this file. */
const MARK = '>'.repeat(7);
const GENOME_RESULTS = `BamQC report
-----------------------------------

${MARK} Input

     bam file = /bams/LCL7.sorted.deduped.bam

${MARK} Globals

     number of reads = 1,000,400
     number of mapped reads = 990,396 (99%)

${MARK} Globals inside

     number of mapped reads = 12 (0%)

${MARK} Insert size

     mean insert size = 9,999.5
     median insert size = 444

${MARK} Mapping quality

     mean mapping quality = 33.5075

${MARK} ACTG content

     GC percentage = 41.2%

${MARK} Mismatches and indels

    general error rate = 0.0064

${MARK} Coverage

     mean coverageData = 49.0721X
     std coverageData = 20.1X

     There is a 93.8% of reference with a coverageData >= 1X
     There is a 93.1% of reference with a coverageData >= 2X
     There is a 90.6% of reference with a coverageData >= 30X
`;

test('Qualimap names the alignments in one file, and its histograms belong to them', () => {
  const inputs = readTexts({
    'call-qualimap_F7/bamqc/raw_data_qualimapReport/coverage_histogram.txt':
      '#Coverage\tNumber of genomic locations\n0.0\t5.0\n1.0\t7.0\n',
    'call-qualimap_F7/bamqc/raw_data_qualimapReport/insert_size_histogram.txt':
      '#Insert size (bp)\tinsert size\n300.0\t3.0\n301.0\t1.0\n',
    'call-qualimap_F7/bamqc/raw_data_qualimapReport/genome_fraction_coverage.txt':
      '#Coverage (X)\tCoverage\n1.0\t93.8\n30.0\t90.6\n',
    'call-qualimap_F7/bamqc/raw_data_qualimapReport/mapped_reads_gc-content_distribution.txt':
      '#GC Content (%)\tSample\thg38\n40.0\t0.6\t0.5\n41.0\t0.4\t0.5\n',
    'call-qualimap_F7/bamqc/genome_results.txt': GENOME_RESULTS,
  });
  expect(inputs.files.flatMap(({ problems }) => problems)).toEqual([]);
  expect(inputs.samples).toHaveLength(1);
  expect(inputs.samples[0]).toMatchObject({ name: 'LCL7', donor: 'F7' });
  expect(figureValues(inputs)).toEqual({
    alignmentReads: 1_000_400,
    mappedReads: 990_396,
    mapped: 99,
    meanInsertSize: 9999.5,
    medianInsertSize: 444,
    meanMappingQuality: 33.5075,
    mappedGc: 41.2,
    alignmentErrors: 0.64,
    meanCoverage: 49.0721,
    coverageDeviation: 20.1,
    covered1x: 93.8,
    covered30x: 90.6,
  });
  expect(inputs.curves.map(({ kind, name, points }) => [kind, name, points])).toEqual([
    [
      'coverage',
      'LCL7',
      [
        [0, 5],
        [1, 7],
      ],
    ],
    [
      'insertSize',
      'LCL7',
      [
        [300, 0.75],
        [301, 0.25],
      ],
    ],
    [
      'cumulativeCoverage',
      'LCL7',
      [
        [1, 93.8],
        [30, 90.6],
      ],
    ],
    [
      'mappedGc',
      'LCL7',
      [
        [40, 0.6],
        [41, 0.4],
      ],
    ],
  ]);
});

test('a histogram of Qualimap alone belongs to the sample that its folder names', () => {
  const path = 'F7_bamqc/raw_data_qualimapReport/coverage_histogram.txt';
  const { curves } = readTexts({ [path]: '#Coverage\tNumber of genomic locations\n0\t5\n' });
  expect(curves[0]).toMatchObject({ name: 'F7', donor: 'F7' });
});

const HAPPY_HEADER =
  'Type,Filter,TRUTH.TOTAL,TRUTH.TP,TRUTH.FN,QUERY.TOTAL,QUERY.FP,QUERY.UNK,FP.gt,METRIC.Recall,METRIC.Precision,METRIC.Frac_NA,METRIC.F1_Score';
const HAPPY = `${HAPPY_HEADER}
INDEL,ALL,66729,66285,444,994697,40649,884830,38,0.993346,0.630016,0.889547,0.771022
INDEL,PASS,66729,66285,444,993031,40487,883326,38,0.993346,0.630947,0.889525,0.771719
SNP,ALL,401855,401039,816,3977499,49899,3526496,124,0.997969,0.889360,0.886611,0.940540
SNP,PASS,401855,401029,826,3970979,49238,3520647,124,0.997945,0.890663,0.886594,0.941257
`;

test.each([
  ['as hap.py writes it', HAPPY],
  [
    'with an index column',
    HAPPY.split('\n')
      .map((line, row) => (line === '' ? line : `${row === 0 ? '' : String(row)},${line}`))
      .join('\n'),
  ],
])('a summary of hap.py %s gives the rows of all calls', (_, text) => {
  const { dna, files } = readTexts({ 'M8_1.summary.csv': text });
  expect(files[0]).toMatchObject({ format: 'happy-summary', problems: [] });
  expect(dna).toHaveLength(1);
  expect(dna[0]).toMatchObject({ name: 'M8_1', donor: 'M8', replicate: 1 });
  expect(dna[0]?.snv).toEqual({
    number: 3_977_499,
    query: 3_977_499 - 3_526_496,
    truePositives: 3_977_499 - 3_526_496 - 49_899,
    falsePositives: 49_899,
    falseNegatives: 816,
    precision: 0.88936,
    recall: 0.997969,
    f1: 0.94054,
  });
  expect(dna[0]?.indel).toMatchObject({ number: 994_697, falsePositives: 40_649, recall: 0.993346 });
});

test('calls of hap.py in the two files of MultiQC are those of one sample', () => {
  const rows = HAPPY.trim()
    .split('\n')
    .map((line) => line.split(','));
  const record = (type: string, ending: string) => {
    const row = rows.find((cells) => cells[0] === type && cells[1] === 'ALL') ?? [];
    const columns = (rows[0] ?? []).map((name, index) => [`${name}${ending}`, row[index]]);
    return JSON.stringify({ [`M8_1_${type}_ALL`]: { sample_id: 'M8_1', ...Object.fromEntries(columns) } });
  };
  const viaMultiqc = readTexts({
    'multiqc_happy_snp_data.json': record('SNP', '_snp'),
    'multiqc_happy_indel_data.json': record('INDEL', '_indel'),
  });
  const direct = readTexts({ 'M8_1.summary.csv': HAPPY });
  expect(viaMultiqc.files.flatMap(({ problems }) => problems)).toEqual([]);
  expect(viaMultiqc.dna).toHaveLength(1);
  expect(viaMultiqc.dna[0]?.snv).toEqual(direct.dna[0]?.snv);
  expect(viaMultiqc.dna[0]?.indel).toEqual(direct.dna[0]?.indel);
});

test('a summary of hap.py without rows of all calls says so', () => {
  const { dna, files } = readTexts({ 'M8.summary.csv': HAPPY.replaceAll(',ALL,', ',PASS,') });
  expect(dna).toEqual([]);
  expect(files[0]?.problems).toMatchObject([{ code: 'missing-section', params: { section: 'ALL' } }]);
});

const FLAGSTAT = (lines: readonly string[]) =>
  ['1000 + 4 in total (QC-passed reads + QC-failed reads)', ...lines].join('\n');

test.each([
  [
    'without counts of primary reads, as before SAMtools 1.13',
    [
      '10 + 0 secondary',
      '20 + 0 supplementary',
      '5 + 0 duplicates',
      '990 + 2 mapped (99.00% : 50.00%)',
      '960 + 0 properly paired (98.97% : N/A)',
    ],
    { alignmentReads: 974, properlyPaired: 98.5626283368 },
  ],
  [
    'with counts of primary reads',
    [
      '970 + 4 primary',
      '10 + 0 secondary',
      '20 + 0 supplementary',
      '5 + 0 duplicates',
      '4 + 0 primary duplicates',
      '990 + 2 mapped (99.00% : 50.00%)',
      '960 + 2 primary mapped (98.97% : 50.00%)',
      '950 + 0 properly paired (97.94% : 0.00%)',
    ],
    {
      alignmentReads: 974,
      mappedReads: 962,
      mapped: 98.7679671458,
      markedDuplicates: 0.41067761807,
      properlyPaired: 97.5359342916,
    },
  ],
])('shares of flagstat are of primary reads: %s', (_, lines, expected) => {
  expect(figureValues(readTexts({ 'D5.flagstat': FLAGSTAT(lines) }))).toEqual(expected);
});

test('the three formats of flagstat give the same figures', () => {
  const rows = [
    ['total', 4, 1],
    ['primary', 4, 1],
    ['secondary', 0, 0],
    ['supplementary', 0, 0],
    ['duplicates', 1, 0],
    ['primary duplicates', 1, 0],
    ['mapped', 3, 1],
    ['primary mapped', 3, 1],
    ['properly paired', 2, 0],
  ] as const;
  const share = (label: string) => (label === 'mapped' ? ['75.00%\t100.00%\tmapped %'] : []);
  const asTsv = rows.flatMap(([label, passed, failed]) => [
    `${passed}\t${failed}\t${label === 'total' ? 'total (QC-passed reads + QC-failed reads)' : label}`,
    ...share(label),
  ]);
  const asText = rows.map(
    ([label, passed, failed]) =>
      `${passed} + ${failed} ${label === 'total' ? 'in total (QC-passed reads + QC-failed reads)' : label}`,
  );
  const counts = (column: 1 | 2) => ({
    ...Object.fromEntries(rows.map((row) => [row[0], row[column]])),
    'mapped %': column === 1 ? 75 : null,
  });
  const asJson = JSON.stringify({ 'QC-passed reads': counts(1), 'QC-failed reads': counts(2) }, null, 1);
  const figures = [asText.join('\n'), asTsv.join('\n'), `${asJson}\n`].map((text) =>
    figureValues(readTexts({ 'D5_1.flagstat': text })),
  );
  expect(figures[0]).toMatchObject({ mapped: 80, markedDuplicates: 20, properlyPaired: 40 });
  expect(figures[1]).toEqual(figures[0]);
  expect(figures[2]).toEqual(figures[0]);
  expect(readTexts({ 'D5_1.flagstat': asJson.slice(0, -1) }).files[0]?.problems).toMatchObject([
    { code: 'invalid-json' },
  ]);
});

test('a file of a workflow engine has the name of the alignments in its command', () => {
  const text =
    '# This file was produced by samtools stats (1.16)\n# The command line was:\tstats /work/M8_2.bam\nSN\traw total sequences:\t10\n';
  expect(readTexts({ 'stdout.txt': text }).samples[0]).toMatchObject({ name: 'M8_2', replicate: 2 });
  expect(readTexts({ 'F7_1.stats.txt': text }).samples[0]).toMatchObject({ name: 'F7_1', donor: 'F7' });
});

test.each([
  ['D6_R2.fastq.gz', 'D6'],
  ['stdin:D6_R2', 'D6'],
  ['stdin', 'M8'],
])('FastQC over %s names the sample %s', (fileName, name) => {
  const text = `##FastQC\t0.12.1\n>>Basic Statistics\tpass\n#Measure\tValue\nFilename\t${fileName}\nTotal Sequences\t10\nSequence length\t36-100\n>>END_MODULE\n`;
  const inputs = readTexts({ 'M8_R2_fastqc/fastqc_data.txt': text });
  expect(inputs.files[0]).toMatchObject({ toolVersion: '0.12.1', problems: [] });
  expect(inputs.samples[0]).toMatchObject({ name, read: 2 });
  expect(figureValues(inputs)).toEqual({ sequences: 10, failedModules: 0 });
});
