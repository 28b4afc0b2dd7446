import { expect, test } from 'vitest';
import { fileFormat } from './preview-format';

test.each([
  ['counts.TSV', null, 'tsv', false],
  ['a.b.csv', null, 'csv', false],
  ['calls.vcf.gz', null, 'vcf', true],
  ['reads_R1.fq.bgz', null, 'fastq', true],
  ['multiqc_report.html', null, 'page', false],
  ['report.html.gz', null, null, true],
  ['figures.json.gz', null, 'json', true],
  ['README', null, 'text', false],
  ['digest.txt', 'tsv', 'tsv', false],
  ['matrix.dat', 'csv', 'csv', false],
  ['sorted.bam', 'bam', null, false],
  ['data.zip', null, null, false],
  ['plot.png', 'image', 'image', false],
])('%s of kind %s is %s, compressed: %s', (name, kind, format, compressed) => {
  expect(fileFormat(name, kind)).toEqual({ format, compressed });
});
