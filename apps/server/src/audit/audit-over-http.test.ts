import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';

interface Event {
  kind: string;
  actor: string | null;
  subject: string | null;
  address: string | null;
}

let server: TestServer;
let admin: string;
let researcher: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  researcher = await server.signIn('researcher');
});
afterAll(() => server.close());

/** Events of a kind, without their ids and times. */
async function events(kind: string): Promise<Event[]> {
  const response = await server.call('GET', `/datains/api/audit-events?per_page=100&kind=${kind}`, {
    token: admin,
  });
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: Event[] };
  return data.map(({ actor, subject, address }) => ({ kind, actor, subject, address }));
}

const password = (username: string, text: string) =>
  fetch(`${server.url}/identity/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'portal', grant_type: 'password', username, password: text }),
  });

test('sign-ins and failures are recorded, an unknown name without what was typed', async () => {
  expect(await events('sign-in')).toEqual([
    { kind: 'sign-in', actor: 'researcher', subject: null, address: '127.0.0.1' },
    { kind: 'sign-in', actor: 'admin', subject: null, address: '127.0.0.1' },
  ]);
  await password('researcher', 'wrong');
  await password('my password by mistake', 'wrong');
  expect(await events('sign-in-failed')).toEqual([
    { kind: 'sign-in-failed', actor: null, subject: null, address: '127.0.0.1' },
    { kind: 'sign-in-failed', actor: null, subject: 'researcher', address: '127.0.0.1' },
  ]);
});

test('a sign-out is recorded once, however the portal says it', async () => {
  const response = await password('researcher', 'quartet-demo');
  const tokens = (await response.json()) as { access_token: string; refresh_token: string };
  const revoke = (token: string) =>
    fetch(`${server.url}/identity/token/revocation`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'portal', token }),
    });
  expect((await revoke(tokens.refresh_token)).status).toBe(200);
  await server.call('GET', '/identity/session/end', { token: tokens.access_token });
  const other = (await (await password('admin', 'quartet-admin')).json()) as { access_token: string };
  expect((await server.call('GET', '/identity/session/end', { token: other.access_token })).status).toBe(204);
  await expect
    .poll(() => events('sign-out'))
    .toEqual([
      { kind: 'sign-out', actor: 'admin', subject: null, address: '127.0.0.1' },
      { kind: 'sign-out', actor: 'researcher', subject: null, address: '127.0.0.1' },
    ]);
});

test('changes of accounts and tokens are recorded with who made them, and without secrets', async () => {
  const account = { username: 'lin', name: 'Lin', email: 'lin@example.org', groups: [] };
  const made = await server.call('POST', '/datains/api/accounts', { token: admin, json: account });
  const { link } = (await made.json()) as { link: { url: string } };
  await server.call('PUT', '/datains/api/accounts/lin', {
    token: admin,
    json: { groups: ['lab'], roles: ['admin'] },
  });
  await server.call('PUT', '/datains/api/accounts/lin', { token: admin, json: { disabled: true } });
  const about = { actor: 'admin', address: '127.0.0.1' };
  expect(await events('account-added')).toEqual([{ ...about, kind: 'account-added', subject: 'lin' }]);
  expect(await events('account-changed')).toEqual([
    { ...about, kind: 'account-changed', subject: 'lin (groups: lab; roles: admin)' },
  ]);
  expect(await events('account-disabled')).toMatchObject([{ actor: 'admin', subject: 'lin' }]);

  const json = { name: 'night run', scopes: ['work:read'], days: 1 };
  const response = await server.call('POST', '/datains/api/access-tokens', { token: researcher, json });
  const { token, access_token: facts } = (await response.json()) as {
    token: string;
    access_token: { id: string };
  };
  await server.call('DELETE', `/datains/api/access-tokens/${facts.id}`, { token: researcher });
  const subject = `${facts.id} night run`;
  expect(await events('token-created')).toMatchObject([{ actor: 'researcher', subject }]);
  expect(await events('token-deleted')).toMatchObject([{ actor: 'researcher', subject }]);

  const list = await server.call('GET', '/datains/api/accounts', { token: admin });
  const { data } = (await list.json()) as { data: { username: string; last_event: unknown }[] };
  const lastOf = (name: string) => data.find(({ username }) => username === name)?.last_event;
  expect(lastOf('researcher')).toEqual({ kind: 'token-deleted', time: expect.any(Number) });
  expect(lastOf('lin')).toBeNull();

  const stored = JSON.stringify(
    await server.dependencies.db.selectFrom('audit_events').selectAll().execute(),
  );
  for (const secret of [token.split('_')[2], link.url.split('link=')[1]])
    expect(stored).not.toContain(secret);
});

test('deletions are recorded, and exports of what is not theirs by admins', async () => {
  const key = 'data/researcher/a.txt';
  const path = `/datains/api/services/minio/buckets/users/object?key=${encodeURIComponent(key)}`;
  const upload = await server.call('POST', path, { token: researcher });
  const { upload_url: url } = (await upload.json()) as { upload_url: string };
  expect((await fetch(url, { method: 'PUT', body: 'text' })).status).toBe(200);
  await server.call('GET', path, { token: researcher });
  expect(await events('exported')).toEqual([]);
  expect((await server.call('GET', path, { token: admin })).status).toBe(200);
  const subject = `minio://users/${key}`;
  expect(await events('exported')).toMatchObject([{ actor: 'admin', subject }]);
  await server.call('DELETE', path, { token: researcher });
  expect(await events('deleted')).toMatchObject([{ actor: 'researcher', subject }]);
});

test('a copy, a move and a key for the folder of another user are exports too', async () => {
  const root = '/datains/api/services/minio/buckets/users';
  const at = (key: string) => `${root}/object?key=${encodeURIComponent(key)}`;
  for (const name of ['b.txt', 'c.txt', 'own.txt']) {
    const upload = await server.call('POST', at(`data/researcher/${name}`), { token: researcher });
    const { upload_url: url } = (await upload.json()) as { upload_url: string };
    await fetch(url, { method: 'PUT', body: 'text' });
  }
  const before = (await events('exported')).length;
  const items = (from: string, to: string) => ({ action: 'copy', items: [{ from, to }] });
  const own = items('data/researcher/own.txt', 'data/researcher/own2.txt');
  await server.call('POST', `${root}/transfers`, { token: researcher, json: own });
  expect(await events('exported')).toHaveLength(before);
  const taken = items('data/researcher/b.txt', 'data/admin/b.txt');
  await server.call('POST', `${root}/transfers`, { token: admin, json: taken });
  const move = `${root}/object/move?key=${encodeURIComponent('data/researcher/c.txt')}`;
  await server.call('POST', move, { token: admin, json: { to: 'data/admin/c.txt' } });
  const dataset = {
    name: 'prot_audit',
    email: 'r@example.org',
    manager: 'researcher',
    data_type: 'proteomics',
  };
  const tool = '/quartet-service/api/tool/omics-dataset';
  const made = await server.call('POST', tool, { token: researcher, json: { ...dataset, description: '' } });
  const { task_id: id } = (await made.json()) as { task_id: string };
  await server.call('POST', `${tool}/${id}/refresh-token`, { token: admin, json: dataset });
  const exported = (await events('exported')).slice(0, -before || undefined);
  expect(exported.map(({ actor, subject }) => `${actor} ${subject}`).toSorted()).toEqual([
    'admin minio://users/data/researcher/b.txt',
    'admin minio://users/data/researcher/c.txt',
    'admin minio://users/data/researcher/prot_audit/proteomics/',
  ]);
});

test('a file that a copy replaces is recorded as deleted', async () => {
  const json = {
    action: 'copy',
    items: [{ from: 'data/researcher/own.txt', to: 'data/researcher/own2.txt' }],
    on_conflict: 'replace',
  };
  await server.call('POST', '/datains/api/services/minio/buckets/users/transfers', {
    token: researcher,
    json,
  });
  const subject = 'minio://users/data/researcher/own2.txt';
  expect(await events('deleted')).toContainEqual({
    kind: 'deleted',
    actor: 'researcher',
    subject,
    address: '127.0.0.1',
  });
});

test('only admins read the log', async () => {
  const response = await server.call('GET', '/datains/api/audit-events', { token: researcher });
  expect([response.status, await response.json()]).toEqual([
    403,
    { message: 'Only admins of the site may read the audit log.' },
  ]);
});
