import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatStorageLink, parseStorageLink } from './storage-link';

test.each([
  ['minio://users/data/a.csv', { service: 'minio', bucket: 'users', key: 'data/a.csv' }],
  ['oss://b/data/', { service: 'oss', bucket: 'b', key: 'data/' }],
  ['minio://b', { service: 'minio', bucket: 'b', key: '' }],
  ['minio://b/样本 1#?.csv', { service: 'minio', bucket: 'b', key: '样本 1#?.csv' }],
  ['file:///data/a.csv', null],
  ['https://example.org/a', null],
  ['minio:///a', null],
  ['/reports/a.html', null],
  ['', null],
])('%s is read', (link, expected) => {
  expect(parseStorageLink(link)).toEqual(expected);
});

test('a written link reads back equal', () => {
  const address = fc.record({
    service: fc.constantFrom('minio', 'oss', 's3', 'a-1'),
    bucket: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._:-]{1,61}[A-Za-z0-9]$/),
    key: fc.string({ unit: 'binary' }),
  });
  fc.assert(
    fc.property(address, (parts) => {
      expect(parseStorageLink(formatStorageLink(parts))).toEqual({ ...parts });
    }),
  );
});
