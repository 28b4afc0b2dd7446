import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatLocation,
  nameOf,
  parseLocation,
  locationOfText,
  pathSegments,
  type FolderLocation,
} from './folder-location';

const HOME: FolderLocation = { service: 'minio', bucket: 'users', folder: 'data/ada/', filter: '' };

test.each([
  ['minio://users/data/ada/', HOME],
  ['minio://users/data/ada/D5', { ...HOME, filter: 'D5' }],
  ['  minio://users/data/ada/ ', HOME],
  ['minio://users/', { ...HOME, folder: '' }],
  ['minio://users', { ...HOME, folder: '' }],
  ['oss://my.bucket/数据/a b/', { service: 'oss', bucket: 'my.bucket', folder: '数据/a b/', filter: '' }],
])('%s is parsed', (link, location) => {
  expect(parseLocation(link)).toEqual(location);
});

test.each([
  '',
  'data/ada/',
  '/data',
  'file:///etc/passwd',
  'https://example.org/data/',
  'minio:///data/',
  'minio://a/data/',
  'minio://users//data/',
  'minio://users/../data/',
  'minio://users/./x',
  'minio://users/a\\b/',
  'minio://users/a\u0000/',
])('"%s" is rejected', (link) => {
  expect(parseLocation(link)).toBeNull();
});

const segment = fc.stringMatching(/^[A-Za-z0-9 _#?%&+=中文-]{1,12}$/u).filter((text) => text.trim() === text);

test('parseLocation inverts formatLocation', () => {
  fc.assert(
    fc.property(
      fc.array(segment, { maxLength: 4 }),
      fc.oneof(fc.constant(''), segment),
      (folders, filter) => {
        const location = { ...HOME, folder: folders.map((name) => `${name}/`).join(''), filter };
        expect(parseLocation(formatLocation(location))).toEqual(location);
      },
    ),
  );
});

test.each([
  ['data/ada/run1/', 'run1'],
  ['data/ada/a.fq.gz', 'a.fq.gz'],
  ['a.fq.gz', 'a.fq.gz'],
  ['minio://users/data/ada/x', 'x'],
])('the name of %s is %s', (key, name) => {
  expect(nameOf(key)).toBe(name);
});

test('the path to a folder starts at its bucket, and links every segment', () => {
  expect(pathSegments({ ...HOME, filter: 'D5' })).toEqual([
    { name: 'users', link: 'minio://users/' },
    { name: 'data', link: 'minio://users/data/' },
    { name: 'ada', link: 'minio://users/data/ada/' },
  ]);
});

test.each([
  ['D5', { ...HOME, filter: 'D5' }],
  ['', HOME],
  ['run1/D5', { ...HOME, folder: 'data/ada/run1/', filter: 'D5' }],
  ['minio://projects/p1/', { service: 'minio', bucket: 'projects', folder: 'p1/', filter: '' }],
  ['ftp', { ...HOME, filter: 'ftp' }],
  ['http://x/', null],
  ['/data', null],
  ['../bob/', null],
])('"%s" entered in the own folder', (text, location) => {
  expect(locationOfText(text, HOME)).toEqual(location);
});
