import { request } from 'node:http';
import { Readable } from 'node:stream';
import type { components } from '@omics-portal/api/datains';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';

const HOME = 'data/researcher/';
const SERVICE = '/datains/api/services/minio';
const QUOTA = 1000;

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({
    environment: { QUOTA_USERS: `researcher=${QUOTA}` },
  });
  token = await server.signIn('researcher');
});
afterAll(() => server.close());

beforeEach(async () => {
  const { objects, uploads, callers } = server.dependencies;
  await objects.delete('users', HOME);
  await objects.put('users', `${HOME}a.txt`, Readable.from([Buffer.alloc(300)]));
  await objects.put('users', `${HOME}run/b.txt`, Readable.from([Buffer.alloc(200)]));
  uploads.usage.forget((await callers.find(token))?.caller.sub ?? '');
});

type Outcomes = components['schemas']['TransferOutcomes'];

async function transfer(action: 'move' | 'copy', ...items: [from: string, to: string][]) {
  const response = await server.call('POST', `${SERVICE}/buckets/users/transfers`, {
    token,
    json: { action, items: items.map(([from, to]) => ({ from: HOME + from, to: HOME + to })) },
  });
  const { data } = (await response.json()) as Outcomes;
  return data.map(({ state, message }) => message ?? state);
}

async function used(): Promise<number> {
  const response = await server.call('GET', '/datains/api/storage-usage', { token });
  return ((await response.json()) as components['schemas']['StorageUsage']).used;
}

async function link(name: string, length?: number): Promise<string> {
  const query = length === undefined ? '' : `&length=${length}`;
  const response = await server.call('POST', `${SERVICE}/buckets/users/object?key=${HOME}${name}${query}`, {
    token,
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { upload_url: string }).upload_url;
}

const put = async (url: string, bytes: number) =>
  (await fetch(url, { method: 'PUT', body: new Uint8Array(bytes) })).status;

test('copies of files and folders count for the quota, one after the other', async () => {
  expect(await transfer('copy', ['a.txt', 'a2.txt'], ['run/', 'run2/'], ['a.txt', 'a3.txt'])).toEqual([
    'done',
    'done',
    expect.stringMatching(/^Your quota of 1000 bytes has room for 0 more, and this needs 300: /),
  ]);
  expect(await used()).toBe(QUOTA);
});

test('a folder that does not fit is not copied in part', async () => {
  expect(await transfer('copy', ['a.txt', 'run/a.txt'])).toEqual(['done']);
  expect((await transfer('copy', ['run/', 'run2/']))[0]).toMatch(/^Your quota/);
  const { entries } = await server.dependencies.objects.list({
    bucket: 'users',
    prefix: `${HOME}run2/`,
    delimiter: '',
    page: 1,
    perPage: 10,
  });
  expect(entries).toEqual([]);
});

test('a move within the own folders needs no room', async () => {
  await server.dependencies.objects.put('users', `${HOME}full.bin`, Readable.from([Buffer.alloc(500)]));
  expect(await transfer('move', ['a.txt', 'run/a.txt'], ['run/', 'moved/'])).toEqual(['done', 'done']);
});

test('files are renamed and copied to no refused type', async () => {
  const refused = 'This site takes no files that end with ".exe": leave this file out.';
  expect(await transfer('move', ['a.txt', 'a.exe'], ['a.txt', 'a.exe.txt'])).toEqual([refused, 'done']);
  expect(await transfer('copy', ['run/b.txt', 'run/b.EXE'])).toEqual([refused]);
  const moved = await server.call('POST', `${SERVICE}/buckets/users/object/move?key=${HOME}run/b.txt`, {
    token,
    json: { to: `${HOME}run/b.exe` },
  });
  expect(moved.status).toBe(415);
});

test('links that were collected are refused when they would exceed the quota', async () => {
  const links = await Promise.all(['1', '2', '3'].map((name) => link(name, 250)));
  const statuses: number[] = [];
  for (const url of links) statuses.push(await put(url, 250));
  expect(statuses).toEqual([200, 200, 413]);
  await server.dependencies.objects.delete('users', `${HOME}a.txt`);
  server.dependencies.uploads.usage.forget((await server.dependencies.callers.find(token))?.caller.sub ?? '');
  expect(await put(links[2]!, 250)).toBe(200);
});

test('simultaneous uploads cannot all use the same room', async () => {
  const links = await Promise.all(Array.from({ length: 8 }, (_, at) => link(`at-once-${at}`, 200)));
  const statuses = await Promise.all(links.map((url) => put(url, 200)));
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(2);
  expect(await used()).toBeLessThanOrEqual(QUOTA);
});

test('an upload of unknown size stores no more than there is room for', async () => {
  const url = await link('unknown.bin');
  await put(await link('meanwhile.bin', 400), 400);
  const send = (bytes: number) =>
    new Promise<number>((resolve, reject) => {
      const sent = request(
        url,
        { method: 'PUT', headers: { 'transfer-encoding': 'chunked' } },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      sent.end(Buffer.alloc(bytes));
    });
  expect(await send(101)).toBe(413);
  expect(await send(100)).toBe(200);
});

test('a file over a quota is counted for the operators', async () => {
  const counted = async () =>
    Number(
      (await server.dependencies.metrics.getSingleMetricAsString('portal_quota_refused_total'))
        .split(' ')
        .at(-1),
    );
  const before = await counted();
  const path = `${SERVICE}/buckets/users/object?key=${HOME}large.bin&length=${QUOTA}`;
  expect((await server.call('POST', path, { token })).status).toBe(413);
  expect(await counted()).toBe(before + 1);
});

test('files that an admin writes into a folder count for its owner, before the first byte', async () => {
  const admin = await server.signIn('admin');
  const call = async (path: string, json?: object) => {
    const response = await server.call('POST', `/datains/api/${path}`, {
      token: admin,
      ...(json && { json }),
    });
    return [response.status, ((await response.json()) as { message?: string }).message];
  };
  const refused = expect.stringMatching(/^The quota of "researcher" of 1000 bytes has room for 500 more/);
  const object = `services/minio/buckets/users/object?key=${HOME}`;
  expect(await call(`${object}big.txt&length=501`)).toEqual([413, refused]);
  expect((await call(`${object}small.txt&length=499`))[0]).toBe(201);
  const path = `minio://users/${HOME}big.txt`;
  expect(await call('part-uploads', { path, size: 501 })).toEqual([413, refused]);
  const response = await server.call('POST', `${SERVICE}/buckets/users/transfers`, {
    token: admin,
    json: {
      action: 'copy',
      items: [
        { from: `${HOME}a.txt`, to: `${HOME}a2.txt` },
        { from: `${HOME}a.txt`, to: `${HOME}a3.txt` },
      ],
    },
  });
  const { data } = (await response.json()) as Outcomes;
  expect(data.map(({ state }) => state)).toEqual(['done', 'failed']);
});
