import { createDatainsClient, HttpError, NetworkError, type PutRequest } from '@omics-portal/api';
import { expect, test, vi } from 'vitest';
import { createUploadQueue } from './upload-queue';

const TO = { service: 'minio', bucket: 'users', folder: 'data/ada/', filter: 'D5' };
const files = (...names: string[]) => names.map((name) => new File(['12345678'], name));

/** Part size of the server in these tests, in bytes; the files have eight. */
const PART_BYTES = 5;

/** Upload queue on a server that takes parts, with PUT requests that each test settles. */
function aQueue(parallel: number, refusal?: number) {
  const calls: string[] = [];
  const has = new Map<string, number[]>();
  const puts: (PutRequest & { resolve: () => Promise<void>; reject: (error: unknown) => void })[] = [];
  const wireOf = (id: string, state: 'open' | 'done') => {
    const numbers = state === 'open' ? (has.get(id) ?? []) : [];
    const parts = numbers.map((number) => ({ number, size: number === 1 ? PART_BYTES : 3 }));
    return { id, path: '', size: 8, part_bytes: PART_BYTES, state, parts, sha256: null, expires_time: 0 };
  };
  const datains = createDatainsClient({
    baseUrl: 'https://portal.example/datains',
    locale: () => 'en-US',
    fetch: async (request) => {
      const [, , , , id = '', action = ''] = new URL(request.url).pathname.split('/');
      const body = (await request.text().catch(() => '')) || '{}';
      const { path, numbers } = JSON.parse(body) as { path?: string; numbers?: number[] };
      calls.push(
        `${request.method} ${path ?? [id, action, ...(numbers ?? [])].filter((each) => each !== '').join(' ')}`,
      );
      if (refusal !== undefined) return Response.json({ message: 'Refused' }, { status: refusal });
      if (request.method === 'DELETE') return new Response(null, { status: 204 });
      if (action === 'links')
        return Response.json({
          data: (numbers ?? []).map((number) => ({ number, upload_url: `/signed/${id}/${number}` })),
          expires_time: 0,
        });
      if (action === 'completion') return Response.json(wireOf(id, 'done'));
      if (id !== '') return Response.json(wireOf(id, 'open'));
      const name = path?.split('/').at(-1) ?? '';
      has.set(`id-${name}`, []);
      return Response.json(wireOf(`id-${name}`, 'open'), { status: 201 });
    },
  });
  const put = (request: PutRequest) =>
    new Promise<void>((resolve, reject) => {
      const [, , id = '', number = ''] = request.url.split('/');
      puts.push({
        ...request,
        resolve: async () => {
          has.get(id)?.push(Number(number));
          resolve();
          await Promise.resolve();
        },
        reject,
      });
    });
  let isOnline = true;
  let find: () => void = () => undefined;
  const online = new Promise<void>((resolve) => (find = resolve));
  const waits = {
    isOnline: () => isOnline,
    online: () => online,
    pause: () => Promise.resolve(),
  };
  const checksum = () => Promise.resolve('00'.repeat(32));
  const queue = createUploadQueue({ datains, parallel, put, checksum, waits });
  /** Settles the requests of a file until it is stored. */
  const storeAll = async (name: string) => {
    const settled = new Set<string>();
    await vi.waitFor(async () => {
      for (const request of puts) {
        if (request.url.includes(`/id-${name}/`) && !settled.has(request.url)) {
          settled.add(request.url);
          await request.resolve();
        }
      }
      expect(queue.items().find(({ file }) => file.name === name)?.status).toBe('done');
    });
  };
  return {
    queue,
    calls,
    puts,
    storeAll,
    network: {
      lose: () => (isOnline = false),
      find: () => {
        isOnline = true;
        find();
      },
    },
    statuses: () => queue.items().map(({ status }) => status),
  };
}

test('a file is sent in parts, and completed with its checksum', async () => {
  const { queue, calls, puts, storeAll } = aQueue(1);
  queue.add(files('a'), TO);
  await vi.waitFor(() => expect(puts.map(({ url }) => url)).toEqual(['/signed/id-a/1', '/signed/id-a/2']));
  expect(puts.map(({ file }) => file.size)).toEqual([PART_BYTES, 3]);
  puts[0]!.onProgress(2);
  puts[1]!.onProgress(3);
  expect(queue.items()[0]).toMatchObject({ sent: 5, upload: 'id-a' });
  await storeAll('a');
  expect(queue.items()[0]).toMatchObject({ sent: 8, isCompared: true });
  expect(calls).toEqual([
    'POST minio://users/data/ada/a',
    'POST id-a links 1',
    'POST id-a links 2',
    'POST id-a completion',
  ]);
});

test('files are sent a few at a time, each to its own key', async () => {
  const { queue, calls, storeAll, statuses } = aQueue(2);
  queue.add(files('a', 'b', 'c'), TO);
  expect(statuses()).toEqual(['sending', 'sending', 'waiting']);
  await vi.waitFor(() => expect(calls).toContain('POST minio://users/data/ada/b'));
  await storeAll('a');
  expect(statuses()).toEqual(['done', 'sending', 'sending']);
});

test('a cancelled upload is aborted, ignores late events, frees its slot, and its parts are deleted', async () => {
  const { queue, calls, puts, statuses } = aQueue(1);
  queue.add(files('a', 'b'), TO);
  await vi.waitFor(() => expect(puts).toHaveLength(2));
  queue.cancel(queue.items()[0]!.id);
  expect(puts[0]!.signal.aborted).toBe(true);
  puts[0]!.onProgress(5);
  await puts[0]!.resolve();
  await vi.waitFor(() => expect(puts).toHaveLength(4));
  expect(statuses()).toEqual(['cancelled', 'sending']);
  expect(queue.items()[0]).toMatchObject({ sent: 0, upload: null });
  expect(calls).toContain('DELETE id-a');
});

test('a paused upload is aborted, and goes on with the parts that the server does not have', async () => {
  const { queue, calls, puts, storeAll, statuses } = aQueue(1);
  queue.add(files('a', 'b'), TO);
  await vi.waitFor(() => expect(puts).toHaveLength(2));
  const { id } = queue.items()[0]!;
  await puts[0]!.resolve();
  queue.pause(id);
  expect(puts[1]!.signal.aborted).toBe(true);
  queue.resume(id);
  expect(statuses()).toEqual(['waiting', 'sending']);
  await storeAll('b');
  await vi.waitFor(() => expect(calls.filter((call) => call === 'POST id-a links 2')).toHaveLength(2));
  expect(calls.filter((call) => call === 'POST id-a links 1')).toHaveLength(1);
  expect(queue.items()[0]).toMatchObject({ status: 'sending', sent: PART_BYTES });
});

test('without a network an upload waits for it, and says so', async () => {
  const { queue, puts, network, storeAll } = aQueue(1);
  queue.add(files('a'), TO);
  await vi.waitFor(() => expect(puts).toHaveLength(2));
  network.lose();
  puts[0]!.reject(new NetworkError('/signed/id-a/1', 'PUT'));
  await vi.waitFor(() => expect(queue.items()[0]).toMatchObject({ status: 'sending', isStalled: true }));
  network.find();
  await vi.waitFor(() => expect(puts.filter(({ url }) => url === '/signed/id-a/1')).toHaveLength(2));
  expect(queue.items()[0]!.isStalled).toBe(false);
  await puts[2]!.resolve();
  await storeAll('a');
});

test('a link that has expired is asked for anew', async () => {
  const { queue, calls, puts } = aQueue(1);
  queue.add(files('a'), TO);
  await vi.waitFor(() => expect(puts).toHaveLength(2));
  puts[1]!.reject(new HttpError(403, { message: 'This link has expired' }, '/signed/id-a/2'));
  await vi.waitFor(() => expect(puts).toHaveLength(3));
  expect(calls.filter((call) => call === 'POST id-a links 2')).toHaveLength(2);
});

test('a failed upload has its error, and a retry goes on', async () => {
  const { queue, puts, statuses } = aQueue(1);
  queue.add(files('a'), TO);
  await vi.waitFor(() => expect(puts).toHaveLength(2));
  puts[0]!.reject(new HttpError(413, { message: 'Too large' }, '/signed/id-a/1'));
  await vi.waitFor(() => expect(statuses()).toEqual(['failed']));
  expect(queue.items()[0]!.error).toMatchObject({ message: 'Too large' });
  expect(puts[1]!.signal.aborted).toBe(true);
  queue.retry(queue.items()[0]!.id);
  await vi.waitFor(() => expect(puts).toHaveLength(4));
});

test('an upload fails if it is refused, and nothing is sent', async () => {
  const { queue, puts, statuses } = aQueue(1, 413);
  queue.add(files('a'), TO);
  await vi.waitFor(() => expect(statuses()).toEqual(['failed']));
  expect(puts).toEqual([]);
});

test('a server without parts gets the whole file', async () => {
  const datains = createDatainsClient({
    baseUrl: 'https://portal.example/datains',
    locale: () => 'en-US',
    fetch: async ({ url }) =>
      url.endsWith('/part-uploads')
        ? Response.json({ message: 'There is no such address.' }, { status: 404 })
        : Response.json({ upload_url: '/signed' }, { status: 201 }),
  });
  const put = vi.fn((_request: PutRequest) => Promise.resolve());
  const waits = { isOnline: () => true, online: () => Promise.resolve(), pause: () => Promise.resolve() };
  const queue = createUploadQueue({ datains, put, waits });
  queue.add(files('a'), TO);
  await vi.waitFor(() =>
    expect(queue.items()).toMatchObject([{ error: null, status: 'done', isCompared: false }]),
  );
  expect(put.mock.calls.map(([{ url, file }]) => [url, file.size])).toEqual([['/signed', 8]]);
});

test('pauseAll pauses all uploads, and starts none that waited', async () => {
  const { queue, calls, puts, statuses } = aQueue(1);
  queue.add(files('a', 'b', 'c'), TO);
  await vi.waitFor(() => expect(puts).toHaveLength(2));
  queue.pauseAll();
  expect(statuses()).toEqual(['paused', 'paused', 'paused']);
  await Promise.resolve();
  expect(calls.filter((call) => call.startsWith('POST minio'))).toHaveLength(1);
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
});

test('listeners are called on each change until they unsubscribe', () => {
  const { queue } = aQueue(1);
  const listener = vi.fn();
  const leave = queue.subscribe(listener);
  queue.add(files('a'), TO);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  queue.clear();
  queue.cancel('upload-1');
  expect(listener).toHaveBeenCalledTimes(2);
});
