import { createDatainsClient } from '@omics-portal/api';
import { describe, expect, it } from 'vitest';
import { STORED_FILES, toCartFile } from '../cart-store/cart-file';
import { checkStoredFiles, signStoredFiles, UnknownFilesError } from './stored-files';

const MD5 = 'd41d8cd98f00b204e9800998ecf8427e';
const OTHER = MD5.replace('d', 'a');

const stored = (name: string, size: number | null = 1, md5: string | null = MD5) =>
  toCartFile(STORED_FILES, { file_path: `minio://users/${name}`, file_size: size, md5sum: md5 })!;

/** Client of a store with these responses by the path of the request. */
const clientOf = (respond: (url: URL) => unknown) =>
  createDatainsClient({
    baseUrl: 'https://portal.test/datains',
    locale: () => 'en-US',
    fetch: (request) => {
      const body = respond(new URL(request.url));
      return Promise.resolve(
        body === null ? Response.json({ message: 'none' }, { status: 500 }) : Response.json(body),
      );
    },
  });

describe('checkStoredFiles', () => {
  const check = (state: object) =>
    checkStoredFiles(
      clientOf(() => ({ data: [{ key: 'a', ...state }] })),
      [stored('a')],
      new AbortController().signal,
    );

  it.each<[string, object, number, number]>([
    ['the same size and checksum', { state: 'present', length: 1, etag: `"${MD5}"` }, 0, 0],
    ['the same size, no checksum', { state: 'present', length: 1, etag: null }, 0, 0],
    ['another size', { state: 'present', length: 2 }, 0, 1],
    ['another checksum', { state: 'present', length: 1, etag: OTHER }, 0, 1],
    ['no object', { state: 'missing', length: null }, 1, 0],
    ['no access', { state: 'forbidden', length: null }, 1, 0],
  ])('finds %s', async (_, state, missing, replaced) => {
    const found = await check(state);
    expect([found.missing.length, found.replaced.length]).toEqual([missing, replaced]);
  });

  it('rejects where a state could not be fetched', async () => {
    const failed = checkStoredFiles(
      clientOf(() => null),
      [stored('a')],
      new AbortController().signal,
    );
    await expect(failed).rejects.toThrow(UnknownFilesError);
  });
});

describe('signStoredFiles', () => {
  it('signs stored files only, and keeps the facts of the cart', async () => {
    const client = clientOf(({ pathname }) =>
      pathname.endsWith('object-meta')
        ? { meta: { length: 9, etag: OTHER } }
        : { download_url: '/storage/a?signature=s', expires_time: 1_800_000_000_000 },
    );
    const record = toCartFile('example_genomics', { file_path: 'minio://p/a.vcf' })!;
    const signed = await signStoredFiles(
      client,
      [record, stored('a'), stored('b', null, null)],
      'https://portal.test/#/x',
    );
    expect(signed.files.map(({ size, md5, signedUrl }) => [size, md5, signedUrl])).toEqual([
      [null, null, undefined],
      [1, MD5, 'https://portal.test/storage/a?signature=s'],
      [9, OTHER, 'https://portal.test/storage/a?signature=s'],
    ]);
    expect([signed.missing, signed.expires]).toEqual([0, 1_800_000_000_000]);
  });
});
