import { expect, test } from 'vitest';
import { errorWords, isErrorLine } from './error-lines.ts';

test.each([
  '[2026-11-22 10:00:00] ERROR bad record',
  'Error: no column "sample"',
  'error: unknown option -k',
  'fastp: error: cannot open file',
  'error[E0308]: mismatched types',
  'fatal: not a git repository',
  'FATAL - out of disk',
  'ValueError: could not convert string to float',
  'Exception in thread "main" java.lang.RuntimeException: x',
  'java.lang.IllegalStateException',
  'Traceback (most recent call last):',
  'Caused by: java.io.IOException: closed',
  'Error in read.csv(file) : more columns than column names',
  'Execution halted',
  '[E::hts_open_format] Failed to open file "a.bam"',
  'Segmentation fault (core dumped)',
  'bash: line 3: samtools: command not found',
  'cat: a.fastq: No such file or directory',
  'Command exited with status 137',
  'Work dir … exit status: 2',
  '\u001B[31mERROR\u001B[0m ~ Error executing process',
])('reports an error: %s', (line) => {
  expect(isErrorLine(line)).toBe(true);
  expect(errorWords().test(line)).toBe(true);
});

test.each([
  '0 errors',
  'ERROR: 0',
  'error: 0.1 %',
  'maximum error rate: 0.1',
  'no errors were found',
  'reading error-model.txt',
  'exit status: 0',
  'INFO finished without Exceptions',
  'skipped 12 reads',
  '',
])('reports no error: %s', (line) => {
  expect(isErrorLine(line)).toBe(false);
});
