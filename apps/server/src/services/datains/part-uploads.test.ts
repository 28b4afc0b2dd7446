import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { components } from '@omics-portal/api/datains';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';
import { cleanUploads } from '../../uploads/upload-cleaner.ts';

type Upload = components['schemas']['PartUpload'];
type Usage = components['schemas']['StorageUsage'];

const PARTS = '/datains/api/part-uploads';
const MINE = 'minio://users/data/researcher';
const PART_BYTES = 8 * 1024 * 1024;
const CONTENT = Buffer.alloc(PART_BYTES + 100, 'ACGTN\n');
const SHA256 = createHash('sha256').update(CONTENT).digest('hex');
const QUOTA = 100_000_000;
const DAY_MS = 86_400_000;

let server: TestServer;
let researcher: string;
let admin: string;

beforeAll(async () => {
  server = await startTestServer({
    environment: {
      MAX_UPLOAD_BYTES: '200000000',
      QUOTA_USERS: `researcher=${QUOTA}`,
      UPLOAD_REFUSED_TYPES: 'exe, .tar.bz2',
    },
  });
  [researcher, admin] = [await server.signIn('researcher'), await server.signIn('admin')];
});
afterAll(() => server.close());

const begin = (name: string, size = CONTENT.length, token = researcher) =>
  server.call('POST', PARTS, { token, json: { path: `${MINE}/${name}`, size } });

async function begun(name: string, size?: number): Promise<Upload> {
  const response = await begin(name, size);
  expect(response.status).toBe(201);
  return (await response.json()) as Upload;
}

async function read(id: string): Promise<Upload> {
  return (await (await server.call('GET', `${PARTS}/${id}`, { token: researcher })).json()) as Upload;
}

async function send(id: string, number: number, body: Buffer): Promise<number> {
  const signed = await server.call('POST', `${PARTS}/${id}/links`, {
    token: researcher,
    json: { numbers: [number] },
  });
  const { data } = (await signed.json()) as components['schemas']['PartLinks'];
  return (await fetch(data[0]!.upload_url, { method: 'PUT', body: new Uint8Array(body) })).status;
}

const complete = (id: string, sha256?: string) =>
  server.call('POST', `${PARTS}/${id}/completion`, {
    token: researcher,
    json: sha256 === undefined ? {} : { sha256 },
  });

async function sendAll({ id }: Upload): Promise<void> {
  expect(await send(id, 2, CONTENT.subarray(PART_BYTES))).toBe(200);
  expect(await send(id, 1, CONTENT.subarray(0, PART_BYTES))).toBe(200);
}

test('a file in parts is stored, and its checksum is compared', async () => {
  const upload = await begun('in-parts.fastq');
  expect(upload).toMatchObject({ state: 'open', part_bytes: PART_BYTES, parts: [] });
  await sendAll(upload);
  expect((await read(upload.id)).parts).toEqual([
    { number: 1, size: PART_BYTES },
    { number: 2, size: 100 },
  ]);
  // A short file may be checked before the response.
  const completed = (await (await complete(upload.id, SHA256)).json()) as { state: string };
  expect(['checking', 'done']).toContain(completed.state);
  await vi.waitFor(async () =>
    expect(await read(upload.id)).toMatchObject({ state: 'done', sha256: SHA256 }),
  );
  const stored = await server.dependencies.objects.head('users', 'data/researcher/in-parts.fastq');
  expect(stored?.size).toBe(CONTENT.length);
});

test('a file whose checksum differs is not stored, and the upload says so', async () => {
  const upload = await begun('damaged.fastq');
  await sendAll(upload);
  await complete(upload.id, 'a'.repeat(64));
  await vi.waitFor(async () => expect((await read(upload.id)).state).toBe('different'));
  expect(await server.dependencies.objects.head('users', 'data/researcher/damaged.fastq')).toBeUndefined();
});

test('an upload is completed when all parts are there, and ends when its owner says so', async () => {
  const upload = await begun('missing.fastq');
  expect(await send(upload.id, 1, CONTENT.subarray(0, PART_BYTES))).toBe(200);
  expect((await complete(upload.id)).status).toBe(409);
  expect((await server.call('DELETE', `${PARTS}/${upload.id}`, { token: researcher })).status).toBe(204);
  expect((await server.call('GET', `${PARTS}/${upload.id}`, { token: researcher })).status).toBe(404);
  expect(await server.dependencies.parts.held()).toEqual([]);
});

describe('an upload of another account', () => {
  test.each([
    ['GET', '', undefined],
    ['DELETE', '', undefined],
    ['POST', '/links', { numbers: [1] }],
    ['POST', '/completion', {}],
  ])('%s %s gives 404, to admins as well', async (method, path, json) => {
    const { id } = await begun('private.fastq');
    const response = await server.call(method, `${PARTS}/${id}${path}`, {
      token: admin,
      ...(json ? { json } : {}),
    });
    expect(response.status).toBe(404);
    await server.call('DELETE', `${PARTS}/${id}`, { token: researcher });
  });
});

test.each<[string, string, number, number, RegExp]>([
  ['a refused type', 'tool.EXE', 10, 415, /no files that end with "\.exe"/],
  ['a refused double ending', 'a.tar.bz2', 10, 415, /"\.tar\.bz2"/],
  ['a file above the limit', 'big.bin', 200_000_001, 413, /at most 200000000/],
  [
    'a file above the quota',
    'big.bin',
    QUOTA + 1,
    413,
    /^Your quota of 100000000 bytes has room for \d+ more/,
  ],
  ['a folder', 'folder/', 10, 400, /path must name a file/],
])('%s is refused before the first byte', async (_what, name, size, status, sentence) => {
  const response = await begin(name, size);
  expect(response.status).toBe(status);
  expect(((await response.json()) as { message: string }).message).toMatch(sentence);
});

test('a file in the folder of another user is refused', async () => {
  const json = { path: 'minio://users/data/somebody/a.txt', size: 5 };
  expect((await server.call('POST', PARTS, { token: researcher, json })).status).toBe(403);
});

test('a link for a whole file takes no refused type, nor more than the quota', async () => {
  const link = (name: string, length: number) =>
    server.call(
      'POST',
      `/datains/api/services/minio/buckets/users/object?key=data/researcher/${name}&length=${length}`,
      { token: researcher },
    );
  expect((await link('tool.exe', 5)).status).toBe(415);
  expect((await link('a.txt', QUOTA)).status).toBe(413);
  expect((await link('a.txt', 5)).status).toBe(201);
});

test('unfinished uploads count for the quota, and what was stored meanwhile counts when they are completed', async () => {
  const used = async () => {
    const response = await server.call('GET', '/datains/api/storage-usage', { token: researcher });
    return (await response.json()) as Usage;
  };
  server.dependencies.uploads.usage.forget((await callerSub()) ?? '');
  const before = (await used()).used;
  const upload = await begun('counted.fastq');
  expect(await used()).toMatchObject({ used: before + CONTENT.length, allowed: QUOTA });
  expect((await begin('second.fastq', QUOTA - before)).status).toBe(413);
  await sendAll(upload);
  await server.dependencies.objects.put(
    'users',
    'data/researcher/meanwhile.bin',
    Readable.from([Buffer.alloc(QUOTA - before - CONTENT.length + 1)]),
  );
  server.dependencies.uploads.usage.forget((await callerSub()) ?? '');
  expect((await complete(upload.id)).status).toBe(413);
  await server.dependencies.objects.delete('users', 'data/researcher/meanwhile.bin');
  server.dependencies.uploads.usage.forget((await callerSub()) ?? '');
  expect((await complete(upload.id)).status).toBe(200);
});

async function callerSub(): Promise<string | undefined> {
  return (await server.dependencies.callers.find(researcher))?.caller.sub;
}

test('the cleaning job removes abandoned uploads, and parts without a record', async () => {
  const { db, parts } = server.dependencies;
  const idle = await begun('idle.fastq');
  const used = await begun('used.fastq');
  await parts.begin({ bucket: 'users', key: 'data/researcher/lost', size: 5, partBytes: 5 });
  const now = Date.now() + 6.9 * DAY_MS;
  await db
    .updateTable('part_uploads')
    .set({ used_time: Date.now() - DAY_MS })
    .where('id', '=', idle.id)
    .execute();
  expect(await cleanUploads({ db, parts, keepDays: 7, now: () => now })).toBe(2);
  expect((await parts.held()).map(({ key }) => key)).toEqual(['data/researcher/used.fastq']);
  expect((await server.call('GET', `${PARTS}/${idle.id}`, { token: researcher })).status).toBe(404);
  await server.call('DELETE', `${PARTS}/${used.id}`, { token: researcher });
});
