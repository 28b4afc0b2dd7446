import { createDatainsClient, type PutRequest } from '@omics-portal/api';
import { expect, test, vi } from 'vitest';
import { createUnfinishedUploads } from './unfinished-uploads';
import { createUploadQueue } from './upload-queue';
import { createUploadRecords } from './upload-records';

const TO = { service: 'minio', bucket: 'users', folder: 'data/ada/', filter: 'D5' };
const MODIFIED = 1_700_000_000_000;
const file = (name: string, content = '12345678', lastModified = MODIFIED) =>
  new File([content], name, { lastModified });

/** Storage of a browser, and the pages that it opens one after the other. */
function aBrowser() {
  const values = new Map<string, string>();
  const storage = {
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
  const open = (page: string, openPages: readonly string[] = [], account = 'ada') => {
    const puts: (PutRequest & { resolve: () => void; reject: (error: unknown) => void })[] = [];
    const [begun, ended]: [string[], string[]] = [[], []];
    const datains = createDatainsClient({
      baseUrl: 'https://portal.example/datains',
      locale: () => 'en-US',
      fetch: async (request) => {
        const [, , , , id = '', action = ''] = new URL(request.url).pathname.split('/');
        const { path = '' } = (await request.json().catch(() => ({}))) as { path?: string };
        const state = action === 'completion' ? 'done' : 'open';
        const facts = { id: id || `id-${path}`, size: 8, part_bytes: 8, state, parts: [] };
        if (id === '') begun.push(path);
        return Response.json(action === 'links' ? { data: [{ number: 1, upload_url: '/signed' }] } : facts);
      },
    });
    const queue = createUploadQueue({
      datains,
      parallel: 1,
      checksum: async () => null,
      put: (request) =>
        new Promise<void>((resolve, reject) => void puts.push({ ...request, resolve, reject })),
    });
    const unfinished = createUnfinishedUploads({
      queue,
      records: createUploadRecords(storage, account),
      end: (upload) => void ended.push(upload),
      page,
      openPages: async () => new Set(openPages),
    });
    return { queue, unfinished, puts, begun, ended, paths: () => unfinished.items().map(({ path }) => path) };
  };
  return { open, values };
}

test('a reload leaves the uploads that have not ended, and the same files go on to their folders', async () => {
  const { open, values } = aBrowser();
  const before = open('1');
  before.queue.add([file('a'), file('b'), file('c')], TO);
  await vi.waitFor(() => expect(values.size).toBe(3));
  await vi.waitFor(() => expect(before.puts).toHaveLength(1));
  before.puts[0]!.resolve();
  await vi.waitFor(() => expect(values.size).toBe(2));

  const after = open('2');
  await vi.waitFor(() =>
    expect(after.paths()).toEqual(['minio://users/data/ada/b', 'minio://users/data/ada/c']),
  );
  expect(await after.unfinished.choose([file('c')])).toEqual([]);
  expect(after.paths()).toEqual(['minio://users/data/ada/b']);
  expect(after.queue.items()).toMatchObject([{ to: { ...TO, filter: '' }, status: 'sending' }]);
  after.unfinished.forget('minio://users/data/ada/b');
  await vi.waitFor(() => expect([...values.keys()]).toEqual(['upload:ada:minio://users/data/ada/c']));
});

test.each([
  ['another name', file('b'), 'name'],
  ['another size', file('a', '1'), 'size'],
  ['another date', file('a', '12345678', 5), 'date'],
  ['other first bytes', file('a', '12345679'), 'content'],
])('a file with %s is not sent', async (_title, chosen, difference) => {
  const { open, values } = aBrowser();
  open('1').queue.add([file('a')], TO);
  await vi.waitFor(() => expect(values.size).toBe(1));
  const { unfinished, queue, paths } = open('2');
  await vi.waitFor(() => expect(paths()).toHaveLength(1));
  expect(await unfinished.choose([chosen])).toEqual([{ name: chosen.name, difference }]);
  expect(queue.items()).toEqual([]);
  expect(paths()).toHaveLength(1);
});

test('an upload that the server knows goes on there, also for the next sign-in of its account', async () => {
  const { open, values } = aBrowser();
  open('1').queue.add([file('a')], TO);
  await vi.waitFor(() => expect([...values.values()].join('')).toContain('"upload":"id-minio://'));
  expect(open('2', [], 'eve').paths()).toEqual([]);
  const { unfinished, paths, queue, begun } = open('3');
  await vi.waitFor(() => expect(paths()).toHaveLength(1));
  await unfinished.choose([file('a')]);
  await vi.waitFor(() => expect(queue.items()).toMatchObject([{ status: 'sending', sent: 0 }]));
  expect(queue.items()[0]!.upload).toBe('id-minio://users/data/ada/a');
  expect(begun).toEqual([]);
});

test('the parts of a forgotten upload are deleted', async () => {
  const { open, values } = aBrowser();
  open('1').queue.add([file('a')], TO);
  await vi.waitFor(() => expect([...values.values()].join('')).toContain('"upload":"id-minio://'));
  const { unfinished, paths, ended } = open('2');
  await vi.waitFor(() => expect(paths()).toHaveLength(1));
  unfinished.forget('minio://users/data/ada/a');
  expect(ended).toEqual(['id-minio://users/data/ada/a']);
});

test('files of one name go to the folder whose file they are', async () => {
  const { open, values } = aBrowser();
  const before = open('1').queue;
  before.add([file('a', 'first')], { ...TO, folder: 'data/ada/L1/' });
  before.add([file('a', 'other')], { ...TO, folder: 'data/ada/L2/' });
  await vi.waitFor(() => expect(values.size).toBe(2));
  const { unfinished, queue, paths } = open('2');
  await vi.waitFor(() => expect(paths()).toHaveLength(2));
  await unfinished.choose([file('a', 'other')]);
  expect(queue.items()).toMatchObject([{ to: { folder: 'data/ada/L2/' } }]);
});

test('uploads of a page that is open, and those of another account, are not unfinished', async () => {
  const { open, values } = aBrowser();
  open('1').queue.add([file('a')], TO);
  open('2', ['1']).queue.add([file('b')], TO);
  open('3', [], 'eve').queue.add([file('c')], TO);
  await vi.waitFor(() => expect(values.size).toBe(3));
  const { paths } = open('4', ['1']);
  await vi.waitFor(() => expect(paths()).toEqual(['minio://users/data/ada/b']));
});

test('a paused or failed upload stays recorded, a cancelled one does not', async () => {
  const { open, values } = aBrowser();
  const { queue, puts } = open('1');
  queue.add([file('a'), file('b'), file('c')], TO);
  await vi.waitFor(() => expect(values.size).toBe(3));
  const [a, b, c] = queue.items().map(({ id }) => id);
  queue.pause(a!);
  await vi.waitFor(() => expect(puts).toHaveLength(2));
  puts[1]!.reject(new Error('cut'));
  await vi.waitFor(() => expect(queue.items().find(({ id }) => id === b)?.status).toBe('failed'));
  queue.cancel(c!);
  expect([...values.keys()]).toEqual([
    'upload:ada:minio://users/data/ada/a',
    'upload:ada:minio://users/data/ada/b',
  ]);
  queue.clear();
  expect([...values.keys()]).toEqual(['upload:ada:minio://users/data/ada/a']);
});

test('a value of the storage that is no record is passed over', async () => {
  const { open, values } = aBrowser();
  values.set('upload:ada:minio://users/x', '{"name":"x"}');
  values.set('upload:ada:minio://users/y', 'no JSON');
  const { paths } = open('2');
  open('1').queue.add([file('a')], TO);
  await vi.waitFor(() => expect(values.size).toBe(3));
  expect(paths()).toEqual([]);
});
