import { expect, test } from 'vitest';
import { splitEnd } from './split-end';

test.each([
  ['Quartet_DNA_ILM_LCL5_1_R2.fastq.gz', ['Quartet_DNA_ILM_LC', 'L5_1_R2.fastq.gz']],
  ['D5_1_R1.fastq.gz', ['D5_1_R1.fastq.gz', '']],
  ['abcdD5_1_R1.fastq.gz', ['abcdD5_1_R1.fastq.gz', '']],
  ['abcdeD5_1_R1.fastq.gz', ['abcde', 'D5_1_R1.fastq.gz']],
  ['', ['', '']],
])('a text of more than 20 characters has an end of 16: %s', (text, parts) => {
  expect(splitEnd(text)).toEqual(parts);
});

test('an accent stays with its letter, and a character of two units is whole', () => {
  const accent = 'e\u0301';
  expect(splitEnd(`abcde${accent}${'x'.repeat(15)}`)).toEqual(['abcde', `${accent}${'x'.repeat(15)}`]);
  expect(splitEnd(`abcde𠀋${'x'.repeat(15)}`)).toEqual(['abcde', `𠀋${'x'.repeat(15)}`]);
});
