import { expect, test } from 'vitest';
import type { FileManagerSearch } from './file-manager-search';
import { folderInput, locationOfSearch } from './folder-input';

const OWN = { service: 'minio', bucket: 'users', prefix: 'data/ada/' };
const search = (path?: string, rest: Partial<FileManagerSearch> = {}): FileManagerSearch => ({
  path,
  find: undefined,
  sort: undefined,
  ...rest,
});

test.each([
  ['the own folder without a path', undefined, OWN, { ...OWN, page: 1, perPage: 100 }],
  [
    'the folder of a path',
    'minio://shared/run1/',
    OWN,
    { service: 'minio', bucket: 'shared', prefix: 'run1/', page: 1, perPage: 100 },
  ],
  [
    'a filter of names',
    'minio://shared/run1/D5',
    OWN,
    { service: 'minio', bucket: 'shared', prefix: 'run1/D5', page: 1, perPage: 100 },
  ],
  [
    'a path without an own folder',
    'minio://shared/',
    null,
    { service: 'minio', bucket: 'shared', prefix: '', page: 1, perPage: 100 },
  ],
])('the request lists %s', (_title, path, own, input) => {
  const location = locationOfSearch(search(path), own);
  expect(location && folderInput(location, search(path))).toEqual(input);
});

test.each([
  ['an invalid path, even if there is an own folder', 'not a link', OWN],
  ['no path and no own folder', undefined, null],
])('there is no location for %s', (_title, path, own) => {
  expect(locationOfSearch(search(path), own)).toBeNull();
});

test('the request has the search in all folders below, and the order', () => {
  const found = search('minio://shared/run1/', { find: 'D5', sort: 'size:desc' });
  const location = locationOfSearch(found, OWN);
  expect(location && folderInput(location, found)).toMatchObject({
    prefix: 'run1/',
    search: 'D5',
    recursive: true,
    sort: 'size:desc',
  });
});
