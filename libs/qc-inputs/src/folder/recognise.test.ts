import { expect, test } from 'vitest';
import { type InputFormat } from '../model/input-format';
import { realOutputs } from '../testing/real-outputs';
import { publishedExample } from '../testing/seeded-tables';
import { recognise } from './recognise';

const EXPECTED: Readonly<Record<string, InputFormat>> = {
  'D5_1.alignment_summary_metrics.txt': 'picard-metrics',
  'D5_1.bcftools_stats.txt': 'bcftools-stats',
  'D5_1.flagstat.txt': 'samtools-flagstat',
  'D5_1.insert_size_metrics.txt': 'picard-metrics',
  'D5_1.stats.txt': 'samtools-stats',
  'D5_1.wgs_metrics.txt': 'picard-metrics',
  'D5_1_R1_fastqc/fastqc_data.txt': 'fastqc-data',
  'multiqc_bcftools_stats.txt': 'multiqc-module-table',
  'multiqc_data.json': 'multiqc-json',
  'multiqc_fastqc.txt': 'multiqc-module-table',
  'multiqc_general_stats.txt': 'multiqc-general-stats',
  'multiqc_mendelian_details.txt': 'dseqc-mendelian',
  'multiqc_picard_AlignmentSummaryMetrics.txt': 'multiqc-module-table',
  'multiqc_picard_insertSize.txt': 'multiqc-module-table',
  'multiqc_picard_wgsmetrics.txt': 'multiqc-module-table',
  'multiqc_post_alignment_qc_summary.txt': 'dseqc-post-alignment',
  'multiqc_pre_alignment_qc_summary.txt': 'dseqc-pre-alignment',
  'multiqc_samtools_flagstat.txt': 'multiqc-module-table',
  'multiqc_samtools_stats.txt': 'multiqc-module-table',
  'multiqc_variant_calling_qc_details.txt': 'dseqc-variant-calling',
};

test('files with figures are recognised by their content, whatever their name', () => {
  const files = [...realOutputs('tools'), ...realOutputs('multiqc'), ...publishedExample('wes')];
  const found = files
    .filter(({ path }) => Object.hasOwn(EXPECTED, path))
    .map(({ path, text }) => [path, recognise('upload-1.bin', String(text))]);
  expect(Object.fromEntries(found)).toEqual(EXPECTED);
});

test.each([
  ['an expression table', 'GENE_ID,D5_1,D6_1\nENSG1,1,2\n'],
  ['a sample sheet', 'library,group,sample\nD5_1,D5,D5\n'],
  ['other JSON', '{"name": "x"}'],
  ['a web page', '<!doctype html><title>MultiQC Report</title>'],
  ['a VCF', '##fileformat=VCFv4.2\n#CHROM\tPOS\n'],
  [
    'the extended table of hap.py',
    'Type,Subtype,Subset,Filter,METRIC.Recall,METRIC.Precision\nSNP,*,*,ALL,1,1\n',
  ],
  ['a table with a column Sample', 'Sample\tage\nD5\t40\n'],
  ['the name of a format alone', ''],
])('%s has no reader', (_, text) => {
  expect(recognise('fastqc_data.txt', text)).toBe(null);
});

test('a side file without figures is not a problem', () => {
  const text = 'PASS\tBasic Statistics\tD5_R1.fastq.gz\n';
  expect(recognise('D5_R1_fastqc/summary.txt', text)).toBe('no-figures');
});
