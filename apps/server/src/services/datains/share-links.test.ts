import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Accounts } from '../../identity/accounts.ts';
import { MAX_SHARE_LINKS, ShareLinks } from '../../share-links/share-links.ts';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';
import { addTestAccount, signInAs } from '../../testing/test-accounts.ts';

const LINKS = '/datains/api/share-links';
const FILE = 'minio://users/data/ada/a.csv';
const DAY = 24 * 60 * 60;

let server: TestServer;
let ada: string;

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['ada', 'bea', 'cem']) await addTestAccount(server, name);
  ada = await signInAs(server.url, 'ada');
});
afterAll(() => server.close());
beforeEach(() => put('users', 'data/ada/a.csv', 'content'));

const put = (bucket: string, key: string, text: string) =>
  server.dependencies.objects.put(bucket, key, Readable.from([text]));

interface Created {
  url: string;
  share_link: { id: string; file: string; created_time: number; expires_time: number };
}

const create = (token: string, file = FILE, seconds = DAY) =>
  server.call('POST', LINKS, { token, json: { file, seconds } });

async function created(token: string, file = FILE): Promise<Created> {
  const response = await create(token, file);
  expect(response.status).toBe(201);
  return (await response.json()) as Created;
}

async function listed(token: string): Promise<Created['share_link'][]> {
  const response = await server.call('GET', LINKS, { token });
  return ((await response.json()) as { data: Created['share_link'][] }).data;
}

/** Text behind a link, as somebody without an account gets it; the status of a refusal. */
async function opened(url: string): Promise<string | number> {
  const response = await fetch(url);
  return response.ok ? response.text() : response.status;
}

const subOf = async (username: string) =>
  (
    await server.dependencies.db
      .selectFrom('users')
      .select('sub')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).sub;

describe('a share link', () => {
  it('leads to the file by a URL of five minutes, without an account', async () => {
    const { url } = await created(ada);
    const response = await fetch(url, { redirect: 'manual' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'no-store']);
    const signed = new URL(response.headers.get('location') ?? '', url);
    const seconds = Number(signed.searchParams.get('expires')) - Date.now() / 1000;
    expect(Math.abs(seconds - 300)).toBeLessThan(10);
    const part = await fetch(url, { headers: { range: 'bytes=0-2' } });
    expect([part.status, await part.text()]).toEqual([206, 'con']);
    expect(part.headers.get('content-disposition')).toContain('a.csv');
  });

  it('is in the list of its owner until it is revoked, and then opens nothing', async () => {
    const { url, share_link: link } = await created(ada);
    expect(link).toMatchObject({ file: FILE, expires_time: link.created_time + DAY * 1000 });
    expect((await listed(ada))[0]).toEqual(link);
    expect(await opened(url)).toBe('content');
    expect((await server.call('DELETE', `${LINKS}/${link.id}`, { token: ada })).status).toBe(204);
    expect(await opened(url)).toBe(404);
    expect((await listed(ada)).map(({ id }) => id)).not.toContain(link.id);
  });

  it('is not in the database and not in the audit log, which have its id', async () => {
    const { url, share_link: link } = await created(ada);
    await server.call('DELETE', `${LINKS}/${link.id}`, { token: ada });
    await created(ada);
    const { db } = server.dependencies;
    const events = await db
      .selectFrom('audit_events')
      .select(['kind', 'actor', 'subject'])
      .where('subject', '=', `${link.id} ${FILE}`)
      .orderBy('id')
      .execute();
    expect(events.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['share-link-created', 'ada'],
      ['share-link-revoked', 'ada'],
    ]);
    const stored = JSON.stringify([
      await db.selectFrom('share_links').selectAll().execute(),
      await db.selectFrom('audit_events').selectAll().execute(),
    ]);
    const secret = url.slice(url.lastIndexOf('/') + 1);
    expect(secret).toMatch(/^[0-9a-f]{48}$/);
    expect(stored).not.toContain(secret);
  });

  it('ends with its file, and says nothing about it', async () => {
    await put('users', 'data/ada/gone.csv', 'soon gone');
    const { url } = await created(ada, 'minio://users/data/ada/gone.csv');
    await server.dependencies.objects.delete('users', 'data/ada/gone.csv');
    const response = await fetch(url);
    expect(response.status).toBe(404);
    const { message } = (await response.json()) as { message: string };
    expect(message).toContain('This link does not work');
    expect(message).not.toContain('gone.csv');
  });
});

it('says on a page that it has ended, to a person who opens it in a browser', async () => {
  const url = `${server.url}/datains/api/shared-files/${'0'.repeat(48)}`;
  const response = await fetch(url, { headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': 'en' } });
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain('This link does not work: it has expired or was revoked');
});

describe('the account of a share link', () => {
  it('must be open: links stop with it, and work again when it is opened again', async () => {
    await put('users', 'data/bea/b.csv', 'of bea');
    const { url } = await created(await signInAs(server.url, 'bea'), 'minio://users/data/bea/b.csv');
    expect(await opened(url)).toBe('of bea');
    const accounts = new Accounts(server.dependencies.db, true);
    await accounts.change('bea', { disabled: true });
    expect(await opened(url)).toBe(404);
    await accounts.change('bea', { disabled: false });
    expect(await opened(url)).toBe('of bea');
    await server.dependencies.db.deleteFrom('users').where('username', '=', 'bea').execute();
    expect(await opened(url)).toBe(404);
  });

  it('must be allowed to read the file, also when the link is opened', async () => {
    expect((await create(ada, 'minio://users/data/cem/c.csv')).status).toBe(403);
    await put('users', 'data/cem/c.csv', 'of cem');
    const accounts = new Accounts(server.dependencies.db, true);
    await accounts.change('ada', { groups: ['admin'] });
    const { url } = await created(ada, 'minio://users/data/cem/c.csv');
    expect(await opened(url)).toBe('of cem');
    await accounts.change('ada', { groups: [] });
    expect(await opened(url)).toBe(404);
  });
});

describe('a refused share link', () => {
  it.each([
    ['of a text that is no storage link', 'https://example.org/a', 400],
    ['of a folder', 'minio://users/data/ada/', 400],
    ['of a detour', 'minio://users/data/ada/../cem/c.csv', 400],
    ['of a file that does not exist', 'minio://users/data/ada/none.csv', 404],
    ['of the trash', 'minio://trash/a.csv', 403],
  ])('is one %s', async (_what, file, status) => {
    expect((await create(ada, file)).status).toBe(status);
  });

  it('is one above a week, and one too many', async () => {
    expect((await create(ada, FILE, 7 * DAY + 1)).status).toBe(400);
    const links = new ShareLinks(server.dependencies.db);
    const ownerSub = await subOf('cem');
    const make = () => links.create({ ownerSub, bucket: 'users', key: 'data/cem/c.csv', seconds: 60 });
    for (let count = 0; count < MAX_SHARE_LINKS; count += 1) await make();
    await expect(make()).rejects.toMatchObject({ status: 409 });
    const later = new ShareLinks(server.dependencies.db, () => Date.now() + 61_000);
    expect(await later.list(ownerSub)).toEqual([]);
    await later.create({ ownerSub, bucket: 'users', key: 'data/cem/c.csv', seconds: 60 });
    expect(await later.list(ownerSub)).toHaveLength(1);
  });

  it('is one that has expired', async () => {
    const links = new ShareLinks(server.dependencies.db, () => Date.now() - 61_000);
    const { secret } = await links.create({
      ownerSub: await subOf('ada'),
      bucket: 'users',
      key: 'data/ada/a.csv',
      seconds: 60,
    });
    expect(await opened(`${server.url}/datains/api/shared-files/${secret}`)).toBe(404);
  });
});

it('a URL that cannot be revoked lives no longer than those of the site', async () => {
  const { expires_time: expires } = (await (
    await server.call(
      'GET',
      '/datains/api/services/minio/buckets/users/object?key=data/ada/a.csv&expires_in=604800',
      { token: ada },
    )
  ).json()) as { expires_time: number };
  expect(expires).toBeLessThanOrEqual(Date.now() + server.dependencies.config.signedUrlSeconds * 1000);
});
