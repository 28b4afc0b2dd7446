import { expect, test } from 'vitest';
import { acceptsFile, readFileFilter } from './file-filter';

test.each([
  ['', { kind: 'any' }],
  [undefined, { kind: 'any' }],
  ['/', { kind: 'directory' }],
  ['fastq|fastq.gz|fq|fq.gz', { kind: 'extensions', extensions: ['.fastq', '.fastq.gz', '.fq', '.fq.gz'] }],
  ['\\.(csv|tsv|txt)$', { kind: 'extensions', extensions: ['.csv', '.tsv', '.txt'] }],
  ['.*\\.vcf$', { kind: 'extensions', extensions: ['.vcf'] }],
  ['\\.(fastq|fq)(\\.gz)?$', { kind: 'extensions', extensions: ['.fastq', '.fastq.gz', '.fq', '.fq.gz'] }],
  ['\\.fq(\\.(gz|bz2))?$', { kind: 'extensions', extensions: ['.fq', '.fq.gz', '.fq.bz2'] }],
  ['\\.vcf(\\.gz)?$', { kind: 'extensions', extensions: ['.vcf', '.vcf.gz'] }],
  ['^run_\\d+/.*[ab]\\.txt$', { kind: 'pattern' }],
])('the filter %s is parsed as %j', (filterType, filter) => {
  expect(readFileFilter(filterType)).toEqual(filter);
});

test.each([
  ['', 'anything', true],
  ['/', 'data/run1/', true],
  ['/', 'data/run1', false],
  ['\\.(csv|tsv)$', 'minio://b/table.csv', true],
  ['\\.(csv|tsv)$', 'minio://b/table.csv.gz', false],
  ['\\.(csv|tsv)$', 'minio://b/TABLE.CSV', true],
  ['[\\w\\-]+\\.csv$', 'minio://b/a-b.CSV', true],
  ['fastq|fq', 'minio://b/S1.fastq.gz', true],
  ['[\\w\\-]+\\.csv$', 'minio://b/a-b.csv', true],
  ['(', 'an expression that is none accepts all', true],
])('the filter %s accepts %s: %s', (filterType, key, accepted) => {
  expect(acceptsFile(filterType, key)).toBe(accepted);
});
