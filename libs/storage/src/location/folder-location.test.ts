import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPlace, nameOf, parsePlace, placeOfText, stepsTo, type Place } from './place';

const HOME: Place = { service: 'minio', bucket: 'users', folder: 'data/ada/', filter: '' };

test.each([
  ['minio://users/data/ada/', HOME],
  ['minio://users/data/ada/D5', { ...HOME, filter: 'D5' }],
  ['  minio://users/data/ada/ ', HOME],
  ['minio://users/', { ...HOME, folder: '' }],
  ['minio://users', { ...HOME, folder: '' }],
  ['oss://my.bucket/数据/a b/', { service: 'oss', bucket: 'my.bucket', folder: '数据/a b/', filter: '' }],
])('%s is a place', (link, place) => {
  expect(parsePlace(link)).toEqual(place);
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
])('"%s" is no place', (link) => {
  expect(parsePlace(link)).toBeNull();
});

const part = fc.stringMatching(/^[A-Za-z0-9 _#?%&+=中文-]{1,12}$/u).filter((text) => text.trim() === text);

test('a place survives being written as a link', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), fc.oneof(fc.constant(''), part), (folders, filter) => {
      const place = { ...HOME, folder: folders.map((name) => `${name}/`).join(''), filter };
      expect(parsePlace(formatPlace(place))).toEqual(place);
    }),
  );
});

test.each([
  ['data/ada/run1/', 'run1'],
  ['data/ada/a.fq.gz', 'a.fq.gz'],
  ['a.fq.gz', 'a.fq.gz'],
  ['minio://users/data/ada/x', 'x'],
])('%s is called %s', (key, name) => {
  expect(nameOf(key)).toBe(name);
});

test('the way to a folder starts at its bucket and links every step', () => {
  expect(stepsTo({ ...HOME, filter: 'D5' })).toEqual([
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
])('"%s" typed in the own folder leads to the right place', (text, place) => {
  expect(placeOfText(text, HOME)).toEqual(place);
});
