import { expect, test } from 'vitest';
import { resultRows } from './result-rows';

test('an output is a row with project, job, index, name and type', () => {
  expect(resultRows({ 'demo.fastqc.read1_html': 'minio://projects/demo/7c1f/S1_R1.html' })).toEqual([
    {
      project: 'demo',
      jobName: 'fastqc',
      fileIndex: 'read1_html',
      fileName: 'S1_R1.html',
      fileType: 'html',
      link: 'minio://projects/demo/7c1f/S1_R1.html',
    },
  ]);
});

test('outputs that are no link are ignored', () => {
  expect(
    resultRows({
      'p.j.none': null,
      'p.j.count': 3,
      'p.j.flag': true,
      'p.j.map': { a: 'minio://b/k' },
      'p.j.text': 'done',
    }),
  ).toEqual([]);
  expect(resultRows(null)).toEqual([]);
  expect(resultRows(undefined)).toEqual([]);
});

test('a list has one row per element, at any depth', () => {
  const rows = resultRows({ 'p.split.parts': ['minio://b/1.csv', ['minio://b/2.csv', null]] });
  expect(rows.map((row) => row.fileName)).toEqual(['1.csv', '2.csv']);
});

test('rows are sorted by job name, then by output name', () => {
  const rows = resultRows({ 'p.z.a': 'minio://b/1', 'p.a.b': 'minio://b/2', 'p.a.a': 'minio://b/3' });
  expect(rows.map((row) => `${row.jobName}.${row.fileIndex}`)).toEqual(['a.a', 'a.b', 'z.a']);
});

test.each([
  ['minio://b/D5.sorted.bam', 'bam'],
  ['minio://b/S1_R1.fastq.gz', 'fastq.gz'],
  ['minio://b/Table.CSV', 'csv'],
  ['minio://b/README', ''],
])('the type of %s is "%s"', (link, type) => {
  expect(resultRows({ 'p.j.o': link })[0]?.fileType).toBe(type);
});

test.each([
  ['a', { project: '', jobName: '', fileIndex: 'a' }],
  ['a.b', { project: 'a', jobName: '', fileIndex: 'b' }],
  ['a.b.c.d', { project: 'a', jobName: 'b', fileIndex: 'c.d' }],
])('splits the output key %s', (key, parts) => {
  expect(resultRows({ [key]: 'minio://b/f.txt' })[0]).toMatchObject(parts);
});

test('only a link to an object is a file', () => {
  expect(resultRows({ 'p.j.o': ['minio://bucket', 'minio://bucket/', '/local/path'] })).toEqual([]);
});
