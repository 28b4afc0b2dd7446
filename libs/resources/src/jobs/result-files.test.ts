import { aWorkflowDetail } from '@omics-portal/api-mocks';
import { expect, test } from 'vitest';
import { resultFilesOf } from './result-files';

const filesOf = (outputs: Record<string, unknown> | null) => resultFilesOf(aWorkflowDetail({ outputs }));

test('an output is a file with project, job, index, name and type, of unknown size', () => {
  const job = aWorkflowDetail({
    sample_id: 'D5_1',
    outputs: { 'demo.fastqc.read1_html': 'minio://projects/demo/7c1f/S1_R1.html' },
  });
  expect(resultFilesOf(job)).toMatchObject([
    {
      project_name: 'demo',
      job_id: job.id,
      job_name: 'D5_1',
      file_index: 'read1_html',
      file_name: 'S1_R1.html',
      file_type: 'html',
      path: 'minio://projects/demo/7c1f/S1_R1.html',
      size: null,
    },
  ]);
});

test('outputs that are no link are ignored', () => {
  expect(
    filesOf({
      'p.j.none': null,
      'p.j.count': 3,
      'p.j.flag': true,
      'p.j.map': { a: 'minio://b/k' },
      'p.j.text': 'done',
      'p.j.buckets': ['minio://bucket', 'minio://bucket/', '/local/path'],
    }),
  ).toEqual([]);
  expect(filesOf(null)).toEqual([]);
});

test('a list has one file per element, at any depth, and files are sorted by output', () => {
  const files = filesOf({
    'p.split.parts': ['minio://b/1.csv', ['minio://b/2.csv', null]],
    'p.split.all': 'minio://b/0.csv',
  });
  expect(files.map((file) => file.file_name)).toEqual(['0.csv', '1.csv', '2.csv']);
});

test.each([
  ['D5.sorted.bam', 'bam'],
  ['S1_R1.fastq.gz', 'fastq.gz'],
  ['Table.CSV', 'csv'],
  ['README', ''],
])('the type of %s is "%s"', (name, type) => {
  expect(filesOf({ 'p.j.o': `minio://b/${name}` })[0]?.file_type).toBe(type);
});

test.each([
  ['a', { project_name: '', file_index: 'a' }],
  ['a.b', { project_name: 'a', file_index: 'b' }],
  ['a.b.c.d', { project_name: 'a', file_index: 'c.d' }],
])('splits the output key %s', (key, parts) => {
  expect(filesOf({ [key]: 'minio://b/f.txt' })[0]).toMatchObject(parts);
});
