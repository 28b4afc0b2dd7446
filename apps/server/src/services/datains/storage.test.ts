import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../identity/demo-accounts.ts';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';

const SERVICE = '/datains/api/services/minio/buckets';
const MINE = 'data/researcher/a.txt';
const THEIRS = 'data/somebody/a.txt';

let server: TestServer;
let researcher: string;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  [researcher, admin] = [await server.signIn('researcher'), await server.signIn('admin')];
  const put = (bucket: string, key: string) =>
    server.dependencies.objects.put(bucket, key, Readable.from([Buffer.from(key)]));
  await put('quartet-data-portal', 'proteomics/a.csv');
  for (const key of [MINE, THEIRS, 'data/researcher/run/b.txt']) await put('users', key);
});

afterAll(() => server.close());

function object(bucket: string, key: string, rest = 'object'): string {
  return `${SERVICE}/${bucket}/${rest}?key=${encodeURIComponent(key)}`;
}

async function keysIn(bucket: string, prefix: string, token?: string): Promise<string[]> {
  const response = await server.call(
    'GET',
    `${SERVICE}/${bucket}?prefix=${encodeURIComponent(prefix)}&per_page=100`,
    token === undefined ? {} : { token },
  );
  const body = (await response.json()) as { data: { key: string }[] };
  return body.data.map((entry) => entry.key);
}

describe('read access', () => {
  it.each([
    ['an anonymous caller', 'public data', undefined, 'quartet-data-portal', 'proteomics/a.csv', 200],
    ['an anonymous caller', 'a user file', undefined, 'users', MINE, 401],
    ['a user', 'a file of their own', 'researcher', 'users', MINE, 200],
    ['a user', "another user's file", 'researcher', 'users', THEIRS, 403],
    [
      'a user',
      "another user's file by a detour",
      'researcher',
      'users',
      'data/researcher/../somebody/a.txt',
      400,
    ],
    ['a user', 'a file that is not there', 'researcher', 'users', 'data/researcher/none.txt', 404],
    ['a user', 'a bucket that is not there', 'researcher', 'nothing', 'a.txt', 404],
    ['an admin', "another user's file", 'admin', 'users', THEIRS, 200],
  ])('%s, %s', async (_who, _what, who, bucket, key, status) => {
    const token = who === 'admin' ? admin : researcher;
    const response = await server.call('GET', object(bucket, key), who === undefined ? {} : { token });
    expect(response.status).toBe(status);
    expect(
      (await server.call('GET', object(bucket, key, 'object-meta'), who === undefined ? {} : { token }))
        .status,
    ).toBe(status);
  });

  it('gives the states of many keys in one response, in their order', async () => {
    const keys = [MINE, 'data/researcher/none.txt', THEIRS, 'data/researcher/../somebody/a.txt'];
    const metas = (bucket: string, body: unknown, token?: string) =>
      server.call('POST', `${SERVICE}/${bucket}/object-metas`, { json: body, ...(token && { token }) });
    const response = await metas('users', { keys }, researcher);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      data: [
        {
          key: keys[0],
          state: 'present',
          length: MINE.length,
          etag: createHash('md5').update(MINE).digest('hex'),
        },
        { key: keys[1], state: 'missing', length: null },
        { key: keys[2], state: 'forbidden', length: null },
        { key: keys[3], state: 'missing', length: null },
      ],
    });
    expect((await metas('users', { keys })).status).toBe(401);
    expect((await metas('quartet-data-portal', { keys: ['proteomics/a.csv'] })).status).toBe(200);
    expect((await metas('nothing', { keys }, researcher)).status).toBe(404);
    const many = Array.from({ length: 1001 }, (_, index) => `data/researcher/${index}`);
    expect((await metas('users', { keys: many }, researcher)).status).toBe(400);
    expect((await metas('users', { keys: many.slice(1) }, researcher)).status).toBe(200);
  });

  it("lists only the path to the user's own files", async () => {
    expect(await keysIn('users', '', researcher)).toEqual(['data/']);
    expect(await keysIn('users', 'data/', researcher)).toEqual(['data/researcher/']);
    expect(await keysIn('users', 'data/researcher/', researcher)).toEqual([MINE, 'data/researcher/run/']);
    expect(await keysIn('users', 'data/somebody/', researcher)).toEqual([]);
    expect(await keysIn('users', 'data/', admin)).toEqual(['data/researcher/', 'data/somebody/']);
  });

  it('searches the names in all folders below, and sorts', async () => {
    const list = (query: string) =>
      server.call('GET', `${SERVICE}/users?per_page=100&${query}`, { token: researcher });
    const keys = async (query: string) =>
      ((await (await list(query)).json()) as { data: { key: string }[] }).data.map(({ key }) => key);
    expect(await keys('prefix=data/researcher/&recursive=true&search=B.TXT')).toEqual([
      'data/researcher/run/b.txt',
    ]);
    expect(await keys('prefix=data/researcher/&sort=name:desc')).toEqual(['data/researcher/run/', MINE]);
    expect(await keys('prefix=data/&search=other')).toEqual([]);
    const above = await list('recursive=true&search=a');
    expect([above.status, ((await above.json()) as { message: string }).message]).toEqual([
      400,
      'Open a folder of yours: only there can all folders below be listed.',
    ]);
    expect((await list('sort=colour:asc')).status).toBe(400);
  });

  it('lists public data for everyone, and other buckets only for signed-in callers', async () => {
    expect(await keysIn('quartet-data-portal', 'proteomics/')).toEqual(['proteomics/a.csv']);
    expect((await server.call('GET', `${SERVICE}/users`)).status).toBe(401);
  });
});

describe('write access', () => {
  it.each([
    ['their own folder', researcherKey('new.txt'), 201],
    ["another user's folder", 'data/somebody/new.txt', 403],
    ['a folder that only begins like theirs', 'data/researcher2/new.txt', 403],
  ])('a user, in %s', async (_where, key, status) => {
    expect((await server.call('POST', object('users', key), { token: researcher })).status).toBe(status);
  });

  it('public data: admins only', async () => {
    expect(
      (await server.call('POST', object('quartet-data-portal', 'x.csv'), { token: researcher })).status,
    ).toBe(403);
    expect((await server.call('POST', object('quartet-data-portal', 'x.csv'), { token: admin })).status).toBe(
      201,
    );
  });

  it('results of jobs: jobs and admins only', async () => {
    expect(
      (await server.call('DELETE', object('projects', 'demo_project/'), { token: researcher })).status,
    ).toBe(403);
  });
});

describe('a file of a user', () => {
  it('is uploaded and downloaded by its links, and can be renamed and deleted', async () => {
    const up = await server.call('POST', object('users', researcherKey('up.txt')), { token: researcher });
    const { upload_url: uploadUrl } = (await up.json()) as { upload_url: string };
    expect((await fetch(uploadUrl, { method: 'PUT', body: 'hello' })).status).toBe(200);
    const moved = await server.call('POST', object('users', researcherKey('up.txt'), 'object/move'), {
      token: researcher,
      json: { to: researcherKey('sub/renamed.txt') },
    });
    expect([moved.status, await moved.json()]).toEqual([
      200,
      { bucket: 'users', name: researcherKey('sub/renamed.txt') },
    ]);
    const down = (await (
      await server.call('GET', object('users', researcherKey('sub/renamed.txt')), { token: researcher })
    ).json()) as { download_url: string; expires_time: number };
    expect(await (await fetch(down.download_url)).text()).toBe('hello');
    const shared = await server.call(
      'GET',
      `${object('users', researcherKey('sub/renamed.txt'))}&expires_in=3600`,
      { token: researcher },
    );
    const { expires_time: end } = (await shared.json()) as { expires_time: number };
    expect(Math.abs(end - Date.now() - 3_600_000)).toBeLessThan(60_000);
    const tooLong = `${object('users', researcherKey('sub/renamed.txt'))}&expires_in=604801`;
    expect((await server.call('GET', tooLong, { token: researcher })).status).toBe(400);
    const meta = await server.call('GET', object('users', researcherKey('sub/renamed.txt'), 'object-meta'), {
      token: researcher,
    });
    expect(((await meta.json()) as { meta: object }).meta).toMatchObject({
      md5: createHash('md5').update('hello').digest('hex'),
      sha256: createHash('sha256').update('hello').digest('hex'),
    });
    const expires = Number(new URL(down.download_url).searchParams.get('expires'));
    expect(Math.abs(down.expires_time / 1000 - expires)).toBeLessThanOrEqual(1);
    expect(
      (await server.call('DELETE', object('users', researcherKey('sub/renamed.txt')), { token: researcher }))
        .status,
    ).toBe(204);
    expect(
      (await server.call('DELETE', object('users', researcherKey('sub/renamed.txt')), { token: researcher }))
        .status,
    ).toBe(404);
  });

  it('is shown inline on request, without scripts and in an opaque origin', async () => {
    const linkOf = async (rest = '') =>
      (
        (await (await server.call('GET', object('users', MINE) + rest, { token: researcher })).json()) as {
          download_url: string;
        }
      ).download_url;
    const shown = await fetch(await linkOf('&disposition=inline'));
    expect(shown.headers.get('content-disposition')).toBeNull();
    expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox;/);
    expect((await fetch(await linkOf())).headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('is not overwritten by a rename', async () => {
    const response = await server.call('POST', object('users', MINE, 'object/move'), {
      token: researcher,
      json: { to: 'data/researcher/run/b.txt' },
    });
    expect(response.status).toBe(409);
  });

  it('is described by its checksum, size and type', async () => {
    const response = await server.call('GET', object('users', MINE, 'object-meta'), { token: researcher });
    expect(await response.json()).toMatchObject({
      meta: {
        bucket: 'users',
        key: MINE,
        name: 'a.txt',
        length: MINE.length,
        'content-type': 'text/plain',
        etag: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    });
  });
});

it('a new empty folder is listed', async () => {
  const made = await server.call('POST', `${SERVICE}/users?key=${researcherKey('empty')}`, {
    token: researcher,
  });
  expect([made.status, await made.json()]).toEqual([
    201,
    { bucket: 'users', name: 'data/researcher/empty/' },
  ]);
  expect(await keysIn('users', 'data/researcher/', researcher)).toContain('data/researcher/empty/');
});

it('an unknown service is named', async () => {
  const response = await server.call('GET', '/datains/api/services/oss/buckets', { token: researcher });
  expect([response.status, await response.json()]).toEqual([
    404,
    { message: 'There is no storage service "oss".' },
  ]);
});

function researcherKey(name: string): string {
  return `data/researcher/${name}`;
}

test('the service names the folders of the caller', async () => {
  const get = async (token: string) =>
    (await server.call('GET', '/datains/api/fs-services', { token })).json();
  const names = { minio: { 'en-US': 'Local', 'zh-CN': '本地' } };
  const common = { services: ['minio'], names, default_service: 'minio' };
  const { email } = DEMO_ACCOUNTS.find(({ username }) => username === 'researcher') ?? {};
  expect(await get(researcher)).toEqual({
    ...common,
    own_files: 'minio://users/data/researcher/',
    report_inputs: `minio://tservice/${email}/`,
  });
  expect(await get(admin)).toMatchObject({ own_files: 'minio://users/data/admin/' });
});

test('a link for an upload of a known size is refused above the limit', async () => {
  const upload = (length: number | string) =>
    server.call('POST', `${object('users', 'data/researcher/new.txt')}&length=${length}`, {
      token: researcher,
    });
  expect((await upload(5)).status).toBe(201);
  expect((await upload('five')).status).toBe(400);
  expect((await upload(50 * 1024 ** 3 + 1)).status).toBe(413);
});
