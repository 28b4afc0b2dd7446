import { createDatainsClient } from '@omics-portal/api';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readStoredFiles, type StoredFilesRequest } from './stored-files';

/** Server that records its requests. Keys with "none" do not exist, those with "theirs" belong to somebody else. */
function server(hasMetas: boolean) {
  const requests: string[] = [];
  const stateOf = (key: string) =>
    key.includes('none') ? 'missing' : key.includes('theirs') ? 'forbidden' : 'present';
  const client = createDatainsClient({
    locale: () => 'en-US',
    baseUrl: 'http://portal.test',
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      requests.push(pathname.split('/').slice(-2).join('/'));
      if (pathname.endsWith('/object-metas')) {
        if (!hasMetas) return Response.json({ message: 'There is nothing here.' }, { status: 404 });
        const { keys } = (await request.json()) as { keys: string[] };
        return Response.json({
          data: keys.map((key) => {
            const state = stateOf(key);
            return { key, state, length: state === 'present' ? 5 : null };
          }),
        });
      }
      const key = searchParams.get('key') ?? '';
      const status = { present: 200, missing: 404, forbidden: 403 }[stateOf(key)];
      if (status !== 200) return Response.json({ message: 'no' }, { status });
      return pathname.endsWith('-meta')
        ? Response.json({ meta: { bucket: 'b', key, length: 5 } })
        : Response.json({ message: 'no link' }, { status: 500 });
    },
  });
  return { client, requests };
}

async function read(client: ReturnType<typeof server>['client'], change: Partial<StoredFilesRequest>) {
  const progress: number[] = [];
  const queryClient = new QueryClient();
  const facts = await queryClient
    .getMutationCache()
    .build(queryClient, readStoredFiles(client))
    .execute({
      paths: [],
      needsHead: () => false,
      headBytes: 10,
      signal: new AbortController().signal,
      onProgress: (done) => progress.push(done),
      ...change,
    });
  return { facts, progress };
}

const PATHS = ['minio://users/a', 'minio://users/none', 'minio://users/theirs', 'minio://other/a', 'no link'];
const FACTS = [
  ['minio://users/a', { kind: 'present', size: 5, md5: null }],
  ['minio://users/none', { kind: 'missing' }],
  ['minio://users/theirs', { kind: 'forbidden' }],
  ['minio://other/a', { kind: 'present', size: 5, md5: null }],
  ['no link', { kind: 'unknown' }],
];

test('the facts of many files take one request for each bucket', async () => {
  const { client, requests } = server(true);
  const { facts, progress } = await read(client, { paths: PATHS });
  expect([...facts]).toEqual(FACTS);
  expect(requests).toEqual(['users/object-metas', 'other/object-metas']);
  expect(progress).toEqual([4, 5]);
});

test('an older server has a request for each file, with the same facts', async () => {
  const { client, requests } = server(false);
  const { facts, progress } = await read(client, { paths: PATHS });
  expect([...facts]).toEqual(FACTS);
  expect(requests.filter((path) => path.endsWith('object-meta'))).toHaveLength(4);
  expect(progress).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a request has at most 1,000 keys', async () => {
  const { client, requests } = server(true);
  const paths = Array.from({ length: 2500 }, (_, index) => `minio://users/${index}`);
  const { facts } = await read(client, { paths });
  expect(requests).toHaveLength(3);
  expect([...facts.values()].every(({ kind }) => kind === 'present')).toBe(true);
});

test('first bytes that cannot be fetched are unknown, for files over the limit, too', async () => {
  const { client, requests } = server(true);
  const paths = Array.from({ length: 2100 }, (_, index) => `minio://users/${index}`);
  const { facts } = await read(client, { paths, needsHead: () => true });
  expect(new Set([...facts.values()].map((fact) => JSON.stringify(fact)))).toEqual(
    new Set(['{"kind":"present","size":5,"md5":null,"head":null}']),
  );
  // Three for the states, and one for the link of each file up to the limit.
  expect(requests).toHaveLength(2003);
});
