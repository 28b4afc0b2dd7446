import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';
import { Trash, TRASH_BUCKET } from '../../trash/trash.ts';

const HOME = 'data/researcher/';
const SERVICE = '/datains/api/services/minio';
const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let researcher: string;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  [researcher, admin] = [await server.signIn('researcher'), await server.signIn('admin')];
});
afterAll(() => server.close());

const put = (key: string) => server.dependencies.objects.put('users', key, Readable.from([key]));
const exists = async (key: string) => (await server.dependencies.objects.head('users', key)) !== undefined;

async function post<Body>(path: string, json: unknown, token = researcher): Promise<Body> {
  const response = await server.call('POST', `${SERVICE}${path}`, { json, token });
  expect(response.status).toBe(200);
  return (await response.json()) as Body;
}

interface Outcomes {
  data: { id: string; state: string; path?: string; message?: string }[];
}

const trash = async (keys: readonly string[], token?: string) =>
  (await post<Outcomes>('/buckets/users/trash', { keys }, token)).data;
const restore = async (ids: readonly string[], more: object = {}, token?: string) =>
  (await post<Outcomes>('/trash/restore', { ids, ...more }, token)).data;

async function listed(token = researcher): Promise<{ id: string; path: string; expires_time: number }[]> {
  const response = await server.call('GET', `${SERVICE}/trash?per_page=100`, { token });
  return ((await response.json()) as { data: { id: string; path: string; expires_time: number }[] }).data;
}

test('files and folders go into the trash with a date, and come back', async () => {
  for (const key of ['a.txt', 'run/b.txt', 'run/deep/c.txt']) await put(HOME + key);
  const before = Date.now();
  const [file, folder, none, theirs] = await trash([
    `${HOME}a.txt`,
    `${HOME}run/`,
    `${HOME}none.txt`,
    'data/somebody/x.txt',
  ]);
  expect([file, folder, none, theirs].map((each) => each?.state)).toEqual([
    'done',
    'done',
    'missing',
    'forbidden',
  ]);
  expect([await exists(`${HOME}a.txt`), await exists(`${HOME}run/deep/c.txt`)]).toEqual([false, false]);
  const entries = await listed();
  expect(entries.map(({ path }) => path)).toEqual(
    expect.arrayContaining([`minio://users/${HOME}a.txt`, `minio://users/${HOME}run/`]),
  );
  const expires = entries.find(({ id }) => id === file?.id)?.expires_time ?? 0;
  expect(Math.round((expires - before) / DAY_MS)).toBe(30);
  const back = await restore([file?.id ?? '', folder?.id ?? '']);
  expect(back.map(({ state, path }) => [state, path])).toEqual([
    ['done', `minio://users/${HOME}a.txt`],
    ['done', `minio://users/${HOME}run/`],
  ]);
  expect([await exists(`${HOME}a.txt`), await exists(`${HOME}run/deep/c.txt`)]).toEqual([true, true]);
  expect((await restore([file?.id ?? '']))[0]?.state).toBe('missing');
});

test('a name that is taken meanwhile is a conflict, and both can be kept', async () => {
  await put(`${HOME}again.txt`);
  const [{ id = '' } = {}] = await trash([`${HOME}again.txt`]);
  await put(`${HOME}again.txt`);
  expect((await restore([id]))[0]?.state).toBe('conflict');
  expect((await restore([id], { on_conflict: 'keep_both' }))[0]).toMatchObject({
    state: 'done',
    path: `minio://users/${HOME}again (2).txt`,
  });
});

test("others' trash is neither listed, restored nor removed, and admins may restore it", async () => {
  await put('data/somebody/secret.txt');
  const [{ id = '' } = {}] = await trash(['data/somebody/secret.txt'], admin);
  expect((await listed()).some((entry) => entry.id === id)).toBe(false);
  expect((await restore([id]))[0]?.state).toBe('missing');
  expect((await post<Outcomes>('/trash/remove', { ids: [id] })).data[0]?.state).toBe('missing');
  expect((await restore([id], {}, admin))[0]?.state).toBe('done');
});

test('what an admin deletes in the folder of a user is in the trash of that user', async () => {
  await put(`${HOME}by-admin.txt`);
  const [{ id = '' } = {}] = await trash([`${HOME}by-admin.txt`], admin);
  expect((await listed()).some((entry) => entry.id === id)).toBe(true);
  expect((await restore([id]))[0]?.state).toBe('done');
});

test('the bucket of the trash is not shown, and nothing in it can be read or deleted as a file', async () => {
  await put(`${HOME}hidden.txt`);
  const [{ id = '' } = {}] = await trash([`${HOME}hidden.txt`]);
  const buckets = (await (await server.call('GET', `${SERVICE}/buckets`, { token: researcher })).json()) as {
    data: { Name: string }[];
  };
  expect(buckets.data.map(({ Name }) => Name)).not.toContain(TRASH_BUCKET);
  const key = encodeURIComponent(`${id}/hidden.txt`);
  const read = await server.call('GET', `${SERVICE}/buckets/${TRASH_BUCKET}/object?key=${key}`, {
    token: researcher,
  });
  expect(read.status).toBe(403);
  const twice = await server.call('POST', `${SERVICE}/buckets/${TRASH_BUCKET}/trash`, {
    token: admin,
    json: { keys: [`${id}/hidden.txt`] },
  });
  expect(((await twice.json()) as Outcomes).data[0]?.state).toBe('missing');
});

test('a removed item is gone for good', async () => {
  await put(`${HOME}gone.txt`);
  const [{ id = '' } = {}] = await trash([`${HOME}gone.txt`]);
  expect((await post<Outcomes>('/trash/remove', { ids: [id] })).data[0]?.state).toBe('done');
  expect(await server.dependencies.objects.head(TRASH_BUCKET, `${id}/gone.txt`)).toBeUndefined();
  expect((await restore([id]))[0]?.state).toBe('missing');
});

test('the cleaning removes what is older than the days of the site, and nothing younger', async () => {
  await put(`${HOME}old.txt`);
  await put(`${HOME}young.txt`);
  const { db, objects } = server.dependencies;
  const at = (time: number) => new Trash({ db, objects, keptDays: 7, now: () => time });
  const now = Date.now();
  const old = await at(now - 8 * DAY_MS).put({ bucket: 'users', key: `${HOME}old.txt` }, 'researcher');
  const young = await at(now - 6 * DAY_MS).put({ bucket: 'users', key: `${HOME}young.txt` }, 'researcher');
  expect(await at(now).removeExpired()).toBe(1);
  expect(await objects.head(TRASH_BUCKET, `${old}/old.txt`)).toBeUndefined();
  expect(await objects.head(TRASH_BUCKET, `${young}/young.txt`)).toBeDefined();
  expect((await restore([young]))[0]?.state).toBe('done');
});

test('what is in the trash counts for the quota of its owner until it is removed', async () => {
  const used = async () => {
    const { usage } = server.dependencies.uploads;
    const owner = { sub: 'of-nobody', username: 'researcher', email: '' };
    usage.forget(owner.sub);
    return usage.ofAccount(owner);
  };
  const before = await used();
  const keys = [`${HOME}counted.txt`, `${HOME}counted/one.txt`];
  for (const key of keys) await put(key);
  const size = keys.join('').length;
  const entries = await trash([`${HOME}counted.txt`, `${HOME}counted/`]);
  expect(await used()).toBe(before + size);
  await post('/trash/remove', { ids: entries.map(({ id }) => id) });
  expect(await used()).toBe(before);
});
