import { createDatainsClient, HttpError, type PutRequest } from '@omics-portal/api';
import { expect, test, vi } from 'vitest';
import { createUploadQueue } from './upload-queue';

const TO = { service: 'minio', bucket: 'users', folder: 'data/ada/', filter: 'D5' };
const files = (...names: string[]) => names.map((name) => new File(['12345678'], name));

/** Upload queue on a server that signs every URL, with PUT requests that each test settles. */
function aQueue(parallel: number, status = 201) {
  const signed: string[] = [];
  const puts: (PutRequest & { resolve: () => void; reject: (error: unknown) => void })[] = [];
  const datains = createDatainsClient({
    baseUrl: 'https://portal.example/datains',
    locale: () => 'en-US',
    fetch: async (request) => {
      signed.push(new URL(request.url).searchParams.get('key') ?? '');
      return Response.json({ upload_url: `/signed/${signed.length}` }, { status });
    },
  });
  const put = (request: PutRequest) =>
    new Promise<void>((resolve, reject) => void puts.push({ ...request, resolve, reject }));
  const queue = createUploadQueue({ datains, parallel, put });
  return { queue, signed, puts, statuses: () => queue.items().map(({ status }) => status) };
}

test('files are sent a few at a time, each to its own key and signed URL', async () => {
  const { queue, signed, puts, statuses } = aQueue(2);
  queue.add(files('a', 'b', 'c'), TO);
  expect(statuses()).toEqual(['sending', 'sending', 'waiting']);
  await vi.waitFor(() => expect(puts).toHaveLength(2));
  expect(signed).toEqual(['data/ada/a', 'data/ada/b']);
  puts[0]!.onProgress(4);
  expect(queue.items()[0]).toMatchObject({ sent: 4 });
  puts[0]!.resolve();
  await vi.waitFor(() => expect(statuses()).toEqual(['done', 'sending', 'sending']));
});

test('a cancelled upload is aborted, ignores late events, and frees its slot', async () => {
  const { queue, puts, statuses } = aQueue(1);
  queue.add(files('a', 'b'), TO);
  await vi.waitFor(() => expect(puts).toHaveLength(1));
  queue.cancel(queue.items()[0]!.id);
  expect(puts[0]!.signal.aborted).toBe(true);
  puts[0]!.onProgress(8);
  puts[0]!.resolve();
  await vi.waitFor(() => expect(puts).toHaveLength(2));
  expect(statuses()).toEqual(['cancelled', 'sending']);
});

test('the late response of a cancelled attempt does not finish its retry', async () => {
  const { queue, puts, statuses } = aQueue(1);
  queue.add(files('a'), TO);
  await vi.waitFor(() => expect(puts).toHaveLength(1));
  const { id } = queue.items()[0]!;
  queue.cancel(id);
  queue.retry(id);
  puts[0]!.resolve();
  await vi.waitFor(() => expect(puts).toHaveLength(2));
  expect(statuses()).toEqual(['sending']);
});

test('a failed upload has its error, and a retry requests a new URL', async () => {
  const { queue, signed, puts, statuses } = aQueue(1);
  queue.add(files('a'), TO);
  await vi.waitFor(() => expect(puts).toHaveLength(1));
  puts[0]!.reject(new HttpError(413, { message: 'Too large' }, '/signed/1'));
  await vi.waitFor(() => expect(statuses()).toEqual(['failed']));
  expect(queue.items()[0]!.error).toMatchObject({ message: 'Too large' });
  queue.retry(queue.items()[0]!.id);
  await vi.waitFor(() => expect(puts).toHaveLength(2));
  expect(signed).toHaveLength(2);
  expect(puts.map(({ url }) => url)).toEqual(['/signed/1', '/signed/2']);
});

test('an upload fails if its URL is not signed, and nothing is sent', async () => {
  const { queue, puts, statuses } = aQueue(1, 403);
  queue.add(files('a'), TO);
  await vi.waitFor(() => expect(statuses()).toEqual(['failed']));
  expect(puts).toEqual([]);
});

test('stopAll stops all uploads, and starts none that waited', async () => {
  const { queue, puts } = aQueue(1);
  queue.add(files('a', 'b', 'c'), TO);
  await vi.waitFor(() => expect(puts).toHaveLength(1));
  queue.stopAll();
  expect(queue.items()).toEqual([]);
  await Promise.resolve();
  expect(puts).toHaveLength(1);
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
