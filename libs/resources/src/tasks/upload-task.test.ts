import { anUploadTask } from '@omics-portal/api-mocks';
import { expect, test } from 'vitest';
import { isOpen, readUploadTask, withName } from './upload-task';

test('a task of the plugin is read as an upload task', () => {
  expect(readUploadTask(anUploadTask({ description: null }))).toMatchObject({
    name: 'rna_run1',
    description: '',
    dataType: 'transcriptomics',
    status: 'Started',
    uploadPath: 'minio://users/data/ada/rna_run1/transcriptomics/',
    email: 'ada@example.org',
    manager: 'ada',
    finished: null,
    keyHours: 12,
  });
});

test('what the server does not say is not invented', () => {
  expect(
    readUploadTask(anUploadTask({ payload: { data_type: 'lipidomics' }, response: null })),
  ).toMatchObject({
    dataType: null,
    uploadPath: null,
    email: '',
    manager: '',
    keyHours: null,
  });
});

test.each([
  ['Started', 0, 'proteomics', true],
  ['Failed', 40, 'proteomics', true],
  ['Started', 100, 'proteomics', false],
  ['Finished', 60, 'proteomics', false],
  ['Archived', 0, 'proteomics', false],
  ['Started', 0, 'lipidomics', false],
] as const)(
  'a task that is %s at %d %% with %s data takes files: %s',
  (status, percentage, data_type, open) => {
    expect(isOpen(readUploadTask(anUploadTask({ status, percentage, payload: { data_type } })))).toBe(open);
  },
);

test.each([
  ['RNA', ['rna_run1', 'my_rna_2']],
  ['  run1 ', ['rna_run1']],
  ['', ['rna_run1', 'my_rna_2', 'dna.run']],
  ['.*', []],
])('"%s" finds %o', (text, found) => {
  const tasks = ['rna_run1', 'my_rna_2', 'dna.run'].map((name) => ({ name }));
  expect(withName(tasks, text).map(({ name }) => name)).toEqual(found);
});
