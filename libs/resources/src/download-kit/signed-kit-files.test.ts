import { expect, test } from 'vitest';
import { signedKitFiles } from './signed-kit-files';

const MD5 = 'd41d8cd98f00b204e9800998ecf8427e';
const PAGE = 'https://portal.test/app/#/files';

test.each([
  [
    'a URL without a host is that of the page',
    { signedUrl: '/s/x?signature=1', size: 3, md5: MD5 },
    [3, MD5, 'https://portal.test/s/x?signature=1'],
  ],
  [
    'an absolute URL stays',
    { signedUrl: 'https://store.test/x', size: 0, md5: null },
    [0, null, 'https://store.test/x'],
  ],
  [
    'an unknown size is that of the list',
    { signedUrl: 'https://store.test/x', size: null, md5: null },
    [7, null, 'https://store.test/x'],
  ],
  ['a file that cannot be signed has no URL', { signedUrl: null, size: null, md5: null }, [7, null, null]],
  ['a file that was not signed has no URL', undefined, [7, null, null]],
] as const)('%s', (_, known, expected) => {
  const signed = { files: new Map(known ? [['minio://b/x', known]] : []), expires: null };
  const [file] = signedKitFiles([{ name: 'x', path: 'minio://b/x', size: 7 }], signed, PAGE);
  expect([file?.name, file?.path, file?.sha256]).toEqual(['x', 'minio://b/x', null]);
  expect([file?.size, file?.md5, file?.signedUrl]).toEqual(expected);
});
