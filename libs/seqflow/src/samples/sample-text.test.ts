import { expect, test } from 'vitest';
import { sampleText, shortSampleText } from './sample-text';

test.each([
  ['minio://users/data/ada/a_R1.fastq.gz', 'minio://users/data/ada/a_R1.fastq.gz', 'a_R1.fastq.gz'],
  ['minio://users/data/folder/', 'minio://users/data/folder/', 'folder'],
  [['minio://u/a.fq', 'minio://u/b.fq'], 'minio://u/a.fq, minio://u/b.fq', 'a.fq, b.fq'],
  ['a/b', 'a/b', 'a/b'],
  [0, '0', '0'],
  [false, 'false', 'false'],
  [null, '', ''],
  [undefined, '', ''],
  [[], '', ''],
  [{ a: 1 }, '{"a":1}', '{"a":1}'],
])('the value %j reads %j, in short %j', (value, text, short) => {
  expect([sampleText(value), shortSampleText(value)]).toEqual([text, short]);
});
