import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { KeyTakenError } from '../../objects/transfer-check.ts';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';

const HOME = 'data/researcher/';
const TRANSFERS = '/datains/api/services/minio/buckets/users/transfers';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn('researcher');
});
afterAll(() => server.close());

beforeEach(async () => {
  await server.dependencies.objects.delete('users', HOME);
  for (const name of ['a.txt', 'b.txt', 'run/c.txt', 'run/deep/d.txt', 'taken/a.txt'])
    await server.dependencies.objects.put('users', HOME + name, Readable.from([name]));
});

interface Sent {
  action?: 'move' | 'copy';
  on_conflict?: 'ask' | 'skip' | 'replace' | 'keep_both';
  to_bucket?: string;
}

async function transfer(items: readonly (readonly [from: string, to: string])[], sent: Sent = {}) {
  const response = await server.call('POST', TRANSFERS, {
    token,
    json: {
      action: 'move',
      ...sent,
      items: items.map(([from, to]) => ({ from: HOME + from, to: to.startsWith('data/') ? to : HOME + to })),
    },
  });
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as {
    data: { to: string; state: string; message?: string; replaced?: string }[];
  };
  return data.map(({ to, state, message, replaced }) => ({
    to: to.replace(HOME, ''),
    state,
    message,
    replaced,
  }));
}

const states = async (...sent: Parameters<typeof transfer>) =>
  (await transfer(...sent)).map(({ state }) => state);
const exists = async (name: string) =>
  (await server.dependencies.objects.head('users', HOME + name)) !== undefined;
const contentOf = async (name: string) => text(await server.dependencies.objects.open('users', HOME + name));

async function trashed(): Promise<{ id: string; key: string }[]> {
  const response = await server.call('GET', '/datains/api/services/minio/trash', { token });
  return ((await response.json()) as { data: { id: string; key: string }[] }).data;
}

test('files and folders are renamed and moved by one call', async () => {
  const moves = [['a.txt', 'renamed.txt'] as const, ['run/', 'taken/run/'] as const];
  expect(await states(moves)).toEqual(['done', 'done']);
  expect(
    await Promise.all(['a.txt', 'run/c.txt', 'renamed.txt', 'taken/run/deep/d.txt'].map(exists)),
  ).toEqual([false, false, true, true]);
});

test('files and folders are copied by one call', async () => {
  const copies = [['a.txt', 'run/a.txt'] as const, ['run/', 'again/'] as const];
  expect(await states(copies, { action: 'copy' })).toEqual(['done', 'done']);
  expect(await contentOf('again/deep/d.txt')).toBe('run/deep/d.txt');
  expect(await exists('a.txt')).toBe(true);
});

test('what fails stops nothing else, and each has a sentence', async () => {
  const moves = [
    ['none.txt', 'x.txt'],
    ['a.txt', 'data/somebody/a.txt'],
    ['run/', 'run/deep/run/'],
    ['b.txt', 'b/../c.txt'],
    ['a.txt', 'taken/a.txt'],
    ['b.txt', 'moved.txt'],
  ] as const;
  const outcomes = await transfer(moves);
  expect(outcomes.map(({ state }) => state)).toEqual([
    'missing',
    'forbidden',
    'failed',
    'failed',
    'conflict',
    'done',
  ]);
  expect(outcomes.slice(0, 5).every(({ message }) => /^[A-Z].+\.$/u.test(message ?? ''))).toBe(true);
  expect(await contentOf('taken/a.txt')).toBe('taken/a.txt');
});

test('the reason of an outcome is in the language of the caller', async () => {
  const response = await server.call('POST', TRANSFERS, {
    token,
    headers: { 'accept-language': 'zh-CN' },
    json: { action: 'move', items: [{ from: `${HOME}run/`, to: `${HOME}run/deep/run/` }] },
  });
  expect(await response.json()).toMatchObject({
    data: [{ state: 'failed', message: '文件夹不能移动或复制到自身之中。' }],
  });
});

test.each([
  ['skip', 'skipped', 'taken/a.txt', true],
  ['keep_both', 'done', 'taken/a.txt', false],
  ['replace', 'done', 'a.txt', false],
] as const)('a taken name with %s', async (conflict, state, content, stays) => {
  expect(await states([['a.txt', 'taken/a.txt']], { on_conflict: conflict })).toEqual([state]);
  expect([await contentOf('taken/a.txt'), await exists('a.txt')]).toEqual([content, stays]);
  expect(await exists('taken/a (2).txt')).toBe(conflict === 'keep_both');
});

test('what is replaced can be restored, and an item never replaces itself', async () => {
  const [outcome] = await transfer([['a.txt', 'taken/a.txt']], { on_conflict: 'replace' });
  expect((await trashed())[0]).toMatchObject({
    id: outcome?.replaced,
    key: `${HOME}taken/a.txt`,
    deleted_by: 'researcher',
  });
  expect(await states([['b.txt', 'b.txt']], { on_conflict: 'replace' })).toEqual(['conflict']);
  expect(await contentOf('b.txt')).toBe('b.txt');
});

test('what could not be replaced stays where it is', async () => {
  const before = (await trashed()).length;
  const { objects } = server.dependencies;
  const move = vi.spyOn(objects, 'move');
  move.mockRejectedValueOnce(new KeyTakenError('taken/a.txt'));
  // The name is taken, the object goes into the trash, and the source is gone meanwhile.
  move.mockImplementationOnce(async (...moved) => {
    move.mockRestore();
    await objects.move(...moved);
    await objects.delete('users', `${HOME}a.txt`);
  });
  expect(await states([['a.txt', 'taken/a.txt']], { on_conflict: 'replace' })).toEqual(['missing']);
  expect(await contentOf('taken/a.txt')).toBe('taken/a.txt');
  expect(await trashed()).toHaveLength(before);
});

test('a copy into another bucket needs the right to write there', async () => {
  const copy = [['a.txt', 'a.txt']] as const;
  expect(await states(copy, { action: 'copy', to_bucket: 'quartet-data-portal' })).toEqual(['forbidden']);
});

test('a call without a token, with an unknown bucket or with too many items is refused', async () => {
  const items = [{ from: `${HOME}a.txt`, to: `${HOME}z.txt` }];
  const status = async (json: unknown, path = TRANSFERS, signed = true) =>
    (await server.call('POST', path, { json, ...(signed && { token }) })).status;
  expect(await status({ action: 'move', items }, TRANSFERS, false)).toBe(401);
  expect(await status({ action: 'move', items }, TRANSFERS.replace('users', 'nothing'))).toBe(404);
  expect(await status({ action: 'move', items: [] })).toBe(400);
  const many = (length: number) => ({
    action: 'move',
    items: Array.from({ length }, (_, at) => ({ from: `${HOME}n${at}`, to: `${HOME}m${at}` })),
  });
  expect(await status(many(1001))).toBe(400);
  expect(await status(many(1000))).toBe(200);
});
