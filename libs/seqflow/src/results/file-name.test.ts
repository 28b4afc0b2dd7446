import { expect, test } from 'vitest';
import { fileNameOf } from './file-name';

test.each([
  ['minio://b/run1/D5_R1.fastq.gz', 'D5_R1.fastq.gz'],
  ['minio://b/run1/', 'run1'],
  ['D5.csv', 'D5.csv'],
])('the file name of %s is %s', (link, name) => {
  expect(fileNameOf(link)).toBe(name);
});
