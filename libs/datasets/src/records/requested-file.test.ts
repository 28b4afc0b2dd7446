import {
  emptyQuery,
  toggleExcluded,
  withFilter,
  type DataQuery,
  type FilterValue,
} from '@omics-portal/data-query';
import { expect, test } from 'vitest';
import { requestedFile, requestedFiles } from './requested-file';

const none = emptyQuery('quartet_genomics');
const by = (field: string, values: readonly FilterValue[], query = none): DataQuery =>
  withFilter(query, field, { kind: 'category', values });

test.each([
  ['one path', by('file_path', ['minio://a/b.csv']), 'minio://a/b.csv'],
  ['one name', by('file_name', ['b.csv']), 'b.csv'],
  ['two names', by('file_name', ['a.csv', 'b.csv']), undefined],
  ['files without a name', by('file_name', [null]), undefined],
  ['a name with a second condition', by('data_type', ['VCF'], by('file_name', ['b.csv'])), undefined],
  ['part of a name', withFilter(none, 'file_name', { kind: 'text', contains: 'b' }), undefined],
  ['another field', by('library_id', ['L1']), undefined],
  ['all but one path', toggleExcluded(none, 'file_path', 'minio://a/b.csv'), undefined],
  ['no condition', none, undefined],
])('a query for %s', (_title, query, requested) => {
  expect(requestedFile(query)).toBe(requested);
});

test.each([
  ['a cart of two files', by('file_path', ['minio://a/b.csv', 'minio://a/c.csv']), 2],
  ['one name', by('file_name', ['b.csv']), 1],
  ['a list with a second condition', by('data_type', ['VCF'], by('file_path', ['a', 'b'])), undefined],
  ['a library', by('library_id', ['L1', 'L2']), undefined],
])('a query for %s lists files', (_title, query, count) => {
  expect(requestedFiles(query)?.length).toBe(count);
});
