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

test('a choice reads as its label in the form; a value that is no choice stays as it is', () => {
  const field = {
    tmplType: 'select' as const,
    model: 'encoding',
    options: [{ label: 'Detect from the file', value: 'detect' }, { label: 'plain' }],
  };
  expect(
    ['detect', ['plain', 'detect'], 'other', null].map((value) => shortSampleText(value, field)),
  ).toEqual(['Detect from the file', 'plain, Detect from the file', 'other', '']);
});
