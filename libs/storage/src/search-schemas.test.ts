import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fileManagerSearch } from './files/file-manager-search';
import { uploadTasksSearch } from './tasks/upload-tasks-search';

test.each([
  [
    { path: 'minio://users/a b/', find: 'D5', sort: 'size:desc' },
    { path: 'minio://users/a b/', find: 'D5', sort: 'size:desc' },
  ],
  [{ path: 'nonsense' }, { path: 'nonsense' }],
  [{ path: 7, find: '', sort: 'colour:asc' }, {}],
  [{ page: '2', other: true, find: 'x'.repeat(256) }, {}],
  [{}, {}],
])('search parameters of the file manager: %o becomes %o', (search, read) => {
  const { path, find, sort } = v.parse(fileManagerSearch, search);
  expect({ path, find, sort }).toEqual({ path: undefined, find: undefined, sort: undefined, ...read });
});

test.each([
  [
    { status: 'Failed', name: 'rna', page: 3 },
    { status: 'Failed', name: 'rna', page: 3 },
  ],
  [{ status: 'Gone', name: 12, perPage: 1.5 }, { name: '12' }],
  [{}, {}],
])('search parameters of the upload tasks: %o becomes %o', (search, read) => {
  const { status, page, perPage, name } = v.parse(uploadTasksSearch, search);
  expect({ status, page, perPage, name }).toEqual({
    status: undefined,
    page: undefined,
    perPage: undefined,
    name: undefined,
    ...read,
  });
});
