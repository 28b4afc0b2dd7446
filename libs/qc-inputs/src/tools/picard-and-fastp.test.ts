import { expect, test } from 'vitest';
import { figureValues, readTexts, tsv } from '../testing/read-texts';

test.each([
  [
    'picard.sam.DuplicationMetrics',
    ['LIBRARY', 'PERCENT_DUPLICATION'],
    ['lib', '0.061'],
    { markedDuplicates: 6.1 },
  ],
  [
    'picard.analysis.CollectQualityYieldMetrics$QualityYieldMetrics',
    ['TOTAL_BASES', 'Q20_BASES', 'Q30_BASES'],
    ['1000', '980', '905'],
    { alignedQ20: 98, alignedQ30: 90.5 },
  ],
  [
    'picard.analysis.directed.HsMetrics',
    [
      'BAIT_SET',
      'MEAN_TARGET_COVERAGE',
      'PCT_USABLE_BASES_ON_TARGET',
      'FOLD_80_BASE_PENALTY',
      'PCT_TARGET_BASES_30X',
    ],
    ['x', '32.5', '0.49', '?', '0.563'],
    { meanCoverage: 32.5, onTarget: 49, covered30x: 56.3 },
  ],
])('Picard %s', (name, header, row, expected) => {
  const text = `## htsjdk.samtools.metrics.StringHeader\n# Tool --INPUT /bams/D5_3.bam\n\n## METRICS CLASS\t${name}\n${tsv(header, row)}\n`;
  const inputs = readTexts({ 'metrics.txt': text });
  expect(inputs.files[0]?.problems).toEqual([]);
  expect(inputs.samples[0]).toMatchObject({ name: 'D5_3', donor: 'D5' });
  expect(figureValues(inputs)).toEqual(expected);
});

test('metrics of Picard without figures of a report are named', () => {
  const text = '## METRICS CLASS\tpicard.analysis.GcBiasSummaryMetrics\nA\tB\n1\t2\n';
  expect(readTexts({ 'gc.txt': text }).files[0]?.problems).toMatchObject([
    { code: 'unread-class', line: 1, params: { class: 'GcBiasSummaryMetrics' } },
  ]);
});

const FASTP = {
  summary: {
    fastp_version: '0.23.4',
    before_filtering: { total_reads: 2000, q20_rate: 0.98, q30_rate: 0.93, gc_content: 0.415 },
    after_filtering: { total_reads: 1900, q20_rate: 0.99, q30_rate: 0.95, gc_content: 0.41 },
  },
  filtering_result: { passed_filter_reads: 1900 },
  duplication: { rate: 0.125 },
  adapter_cutting: { adapter_trimmed_reads: 40 },
  read1_before_filtering: { quality_curves: { mean: [36, 35.5] } },
  read2_before_filtering: { quality_curves: { mean: [35, 34.5] } },
  command: 'fastp --in1 /data/D5_1_R1.fastq.gz --in2 /data/D5_1_R2.fastq.gz',
};

test('fastp describes a run, and the quality of both of its files', () => {
  const inputs = readTexts({ 'x.json': JSON.stringify(FASTP) });
  expect(inputs.samples[0]).toMatchObject({ name: 'D5_1', read: null, replicate: 1 });
  expect(figureValues(inputs)).toEqual({
    sequences: 2000,
    readQ20: 98,
    readQ30: 93,
    gc: 41.5,
    trimmedQ20: 99,
    trimmedQ30: 95,
    trimmedGc: 41,
    readsAfterTrimming: 1900,
    trimmingDuplicates: 12.5,
    readsKept: 95,
    readsWithAdapter: 2,
  });
  expect(inputs.curves.map(({ name, read, points }) => [name, read, points])).toEqual([
    [
      'D5_1',
      1,
      [
        [1, 36],
        [2, 35.5],
      ],
    ],
    [
      'D5_1',
      2,
      [
        [1, 35],
        [2, 34.5],
      ],
    ],
  ]);
});
