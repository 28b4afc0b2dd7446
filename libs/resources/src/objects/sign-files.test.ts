import { createDatainsClient, HttpError, ResponseShapeError } from '@omics-portal/api';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { signFiles } from './sign-files';

const MD5 = 'd41d8cd98f00b204e9800998ecf8427e';

interface Stored {
  readonly status?: number;
  readonly expires?: number;
  readonly etag?: string | null;
  readonly url?: null;
}

/** Signs files on a server with these; others do not exist. */
function sign(stored: Readonly<Record<string, Stored>>, paths: readonly string[]) {
  const client = createDatainsClient({
    locale: () => 'en-US',
    baseUrl: 'http://portal.test',
    fetch: async ({ url }) => {
      const { pathname, searchParams } = new URL(url);
      const key = searchParams.get('key') ?? '';
      const { status = 200, expires, etag = null, url: noUrl } = stored[key] ?? { status: 404 };
      if (status !== 200) return Response.json({ message: 'no' }, { status });
      return pathname.endsWith('-meta')
        ? Response.json({ meta: { bucket: 'b', key, length: 3, etag } })
        : Response.json({ download_url: noUrl === null ? null : `/${key}`, expires_time: expires });
    },
  });
  const queryClient = new QueryClient();
  return queryClient.getMutationCache().build(queryClient, signFiles(client)).execute(paths);
}

test('files have URL, size and checksum; the first URL to expire counts', async () => {
  const stored = {
    a: { expires: 2000, etag: `"${MD5.toUpperCase()}"` },
    b: { expires: 1000, etag: `${MD5}-2` },
  };
  const { files, expires } = await sign(stored, ['minio://b/a', 'minio://b/b', 'minio://b/a']);
  expect([...files]).toEqual([
    ['minio://b/a', { signedUrl: '/a', size: 3, md5: MD5 }],
    ['minio://b/b', { signedUrl: '/b', size: 3, md5: null }],
  ]);
  expect(expires).toBe(1000);
});

test('a missing or forbidden file has no URL, and a server may not say when URLs expire', async () => {
  const stored = { a: { expires: 2000 }, b: {}, c: { status: 403 } };
  const { files, expires } = await sign(stored, [
    'minio://b/a',
    'minio://b/b',
    'minio://b/c',
    'minio://b/d',
    '/e',
  ]);
  expect([...files.values()].map(({ signedUrl }) => signedUrl)).toEqual(['/a', '/b', null, null, null]);
  expect(expires).toBeNull();
});

test('a server that fails, or answers without a URL, signs nothing', async () => {
  await expect(sign({ a: { url: null } }, ['minio://b/a'])).rejects.toBeInstanceOf(ResponseShapeError);
  await expect(sign({ a: { status: 500 } }, ['minio://b/a'])).rejects.toBeInstanceOf(HttpError);
});
