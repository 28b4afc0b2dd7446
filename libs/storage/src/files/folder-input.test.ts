import { expect, test } from 'vitest';
import { folderInput, locationOfSearch } from './folder-input';

const OWN = { service: 'minio', bucket: 'users', prefix: 'data/ada/' };
const search = (path?: string, page?: number, perPage?: number) => ({ path, page, perPage });

test.each([
  ['the own folder without a path', undefined, OWN, { ...OWN, page: 1, perPage: 10 }],
  [
    'the folder of a path',
    'minio://shared/run1/',
    OWN,
    { service: 'minio', bucket: 'shared', prefix: 'run1/', page: 1, perPage: 10 },
  ],
  [
    'a filter of names',
    'minio://shared/run1/D5',
    OWN,
    { service: 'minio', bucket: 'shared', prefix: 'run1/D5', page: 1, perPage: 10 },
  ],
  [
    'a path without an own folder',
    'minio://shared/',
    null,
    { service: 'minio', bucket: 'shared', prefix: '', page: 1, perPage: 10 },
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

test('the request has the page of the search parameters', () => {
  const location = locationOfSearch(search(), OWN);
  expect(location && folderInput(location, search(undefined, 4, 50))).toMatchObject({ page: 4, perPage: 50 });
});
