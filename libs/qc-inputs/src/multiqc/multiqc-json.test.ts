import { expect, test } from 'vitest';
import { figureValues, readTexts, tsv } from '../testing/read-texts';

const general = (section: string, columns: Record<string, number>) =>
  JSON.stringify({ report_general_stats_data: { [section]: { D5: columns } }, config_version: '1.30' });

test('the error rate of Qualimap is a percentage in general statistics and a fraction in its table', () => {
  const table = tsv(['Sample', 'bam_file', 'general_error_rate'], ['D5', 'D5.bam', 0.0064]);
  const inputs = [
    readTexts({
      'multiqc_data.json': general('qualimap', { general_error_rate: 0.64, avg_gc: 41.2, '30_x_pc': 90.5 }),
    }),
    readTexts({ 'multiqc_general_stats.txt': tsv(['Sample', 'qualimap-general_error_rate'], ['D5', 0.64]) }),
    readTexts({ 'multiqc_qualimap_bamqc_genome_results.txt': table }),
  ];
  expect(inputs.map((each) => figureValues(each))).toEqual([
    { alignmentErrors: 0.64, mappedGc: 41.2, covered30x: 90.5 },
    { alignmentErrors: 0.64 },
    { alignmentErrors: 0.64 },
  ]);
});

test('NaN and Infinity are absent values, and text that looks like them stays text', () => {
  const text = `{"report_saved_raw_data": {"multiqc_samtools_stats": {"a NaN, Infinity": {
    "raw_total_sequences": 10, "error_rate": NaN, "insert_size_average": -Infinity, "average_quality": 35.5
  }}}}`;
  const inputs = readTexts({ 'multiqc_data.json': text });
  expect(inputs.files[0]?.problems).toEqual([]);
  expect(inputs.samples[0]?.writtenAs).toEqual(['a NaN, Infinity']);
  expect(figureValues(inputs)).toEqual({ alignmentReads: 10, meanBaseQuality: 35.5 });
});

test('a fraction above 1 is a problem, and is not taken for a percentage', () => {
  const inputs = readTexts({
    'multiqc_data.json': general('picard', { PCT_PF_READS_ALIGNED: 99.5, MEAN_COVERAGE: 31 }),
  });
  expect(figureValues(inputs)).toEqual({ meanCoverage: 31 });
  expect(inputs.files[0]?.problems).toEqual([
    {
      file: 'multiqc_data.json',
      line: null,
      column: 'PCT_PF_READS_ALIGNED',
      code: 'out-of-range',
      params: { value: 99.5, min: 0, max: 1 },
    },
  ]);
});

test('the output of a tool goes before MultiQC, in whatever order the files come', () => {
  const direct = '# This file was produced by samtools stats (1.16)\nSN\traw total sequences:\t12\n';
  const viaMultiqc = general('samtools_stats', { raw_total_sequences: 10 });
  for (const files of [
    { 'multiqc_data.json': viaMultiqc, 'D5.stats.txt': direct },
    { 'D5.stats.txt': direct, 'multiqc_data.json': viaMultiqc },
  ]) {
    const { samples, conflicts } = readTexts(files);
    expect(samples[0]?.figures.alignmentReads?.value).toBe(12);
    expect(conflicts).toMatchObject([{ kind: 'contradiction', kept: { value: 12 }, other: { value: 10 } }]);
  }
});

test.each([
  [
    'lists',
    [{ D5: { percent_gc: 41, percent_duplicates: 12.5 } }],
    [{ percent_gc: { namespace: 'FastQC' } }],
  ],
  ['records', { fastqc: { D5: { percent_gc: 41, percent_duplicates: 12.5 } } }, { fastqc: {} }],
  ['records with an anchor', { fastqc_trimmed: { D5: { percent_gc: 41, percent_duplicates: 12.5 } } }, {}],
])('general statistics as %s', (_, data, headers) => {
  const text = JSON.stringify({ report_general_stats_data: data, report_general_stats_headers: headers });
  expect(figureValues(readTexts({ 'multiqc_data.json': text }))).toEqual({ gc: 41, duplicates: 12.5 });
});
