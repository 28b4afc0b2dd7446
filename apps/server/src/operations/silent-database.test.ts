import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPostgres, type PostgresCluster } from '../testing/postgres-cluster.ts';
import { startTestServer, type TestServer } from '../testing/start-server.ts';

const LIMIT_SECONDS = 1;
/** Above the limit, and far below the time after which a connection to the database is given up. */
const IN_TIME_MS = 5_000;
/** More requests than the server has connections to the database. */
const MANY = 12;
const PROJECTS = '/datains/api/projects';
const MESSAGE = {
  title: 'A wrong label',
  description: '',
  message_type: 'feedback',
  payload: { email: 'ada@example.org', content: 'The unit is missing.' },
  status: 'Unread',
};

let cluster: PostgresCluster;
let server: TestServer;
let token: string;
let other: pg.Client;

beforeAll(async () => {
  cluster = await startPostgres();
  const environment = {
    DATABASE_URL: cluster.url,
    READ_SECONDS: String(LIMIT_SECONDS),
    WRITE_SECONDS: String(LIMIT_SECONDS),
    LOG_LEVEL: 'silent',
  };
  server = await startTestServer({ environment });
  token = await server.signIn('researcher');
});
afterAll(async () => {
  await server.close();
  await cluster.close();
});
beforeEach(async () => {
  other = new pg.Client(cluster.url);
  await other.connect();
});
afterEach(() => other.end());

/** Locks tables as a program of the operator may. Ends with `release`. */
async function lock(...tables: string[]): Promise<() => Promise<unknown>> {
  await other.query('begin');
  await other.query(`lock table ${tables.join(', ')} in access exclusive mode`);
  return () => other.query('rollback');
}

async function timed(call: Promise<Response>) {
  const began = performance.now();
  const response = await call;
  return { response, ms: performance.now() - began };
}

const readProjects = () => server.call('GET', PROJECTS, { token });
const ready = () => server.call('GET', '/readyz');
const send = (key: string) =>
  server.call('POST', '/datains/api/messages', { token, json: MESSAGE, headers: { 'idempotency-key': key } });

/** Rows that a sent message would leave. */
async function traces(key: string): Promise<number[]> {
  const messages = await other.query('select id from messages');
  const keys = await other.query('select 1 from idempotency_keys where key = $1', [key]);
  return [messages.rows.length, keys.rows.length];
}

/** Expects that a read gets 503 within its limit, and that health names these parts. */
async function expectReadsToFail(parts: string): Promise<void> {
  const { response, ms } = await timed(readProjects());
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(ms).toBeLessThan(IN_TIME_MS);
  const health = await ready();
  expect([health.status, await health.json()]).toEqual([
    503,
    expect.objectContaining({ message: `Away: ${parts}.` }),
  ]);
}

test('while a lock holds a table, a read gets 503 in time, health names the part, and both recover', async () => {
  const release = await lock('users', 'projects');
  await expectReadsToFail('identity');
  await release();
  expect((await readProjects()).status).toBe(200);
  await expect.poll(async () => (await ready()).status).toBe(200);
});

test('reads of a locked table leave the connections to reads of others', async () => {
  const release = await lock('projects');
  const statuses = await Promise.all(Array.from({ length: MANY }, async () => (await readProjects()).status));
  expect(new Set(statuses)).toEqual(new Set([503]));
  await expect
    .poll(async () => (await server.call('GET', '/datains/api/notifications', { token })).status)
    .toBe(200);
  await release();
  expect((await readProjects()).status).toBe(200);
});

test('a change that waits for a lock is rolled back in time, gets 503, and succeeds when it is repeated', async () => {
  const release = await lock('messages');
  const { response, ms } = await timed(send('locked'));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await response.json()).toEqual({
    message:
      'The database of the server had no answer in time, and dropped the request. Try again in 30 seconds.',
  });
  expect(ms).toBeLessThan(IN_TIME_MS);
  await release();
  expect(await traces('locked')).toEqual([0, 0]);
  expect((await send('locked')).status).toBe(201);
  expect(await traces('locked')).toEqual([1, 1]);
});

test('a sign-in that waits for a lock ends in time, and succeeds when it is repeated', async () => {
  const signIn = () =>
    fetch(`${server.url}/identity/token`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: 'portal',
        grant_type: 'password',
        username: 'researcher',
        password: 'quartet-demo',
      }),
    });
  const release = await lock('users');
  const { response, ms } = await timed(signIn());
  // As the provider reports each failure of the server.
  expect([response.status, await response.json()]).toEqual([
    500,
    expect.objectContaining({ error: 'server_error' }),
  ]);
  expect(ms).toBeLessThan(IN_TIME_MS);
  await release();
  expect((await signIn()).status).toBe(200);
});

test('work besides requests has no limit', async () => {
  const { db } = server.dependencies;
  const release = await lock('messages');
  const count = db.selectFrom('messages').select('id').execute();
  expect((await send('meanwhile')).status).toBe(503);
  await release();
  await expect(count).resolves.toBeDefined();
});

test('a database that stops altogether gives reads 503 in time, health names it, and a change waits', async () => {
  const goOn = cluster.freeze();
  const change = send('frozen');
  try {
    await expectReadsToFail('database, identity');
  } finally {
    goOn();
  }
  // It was made, or it was cancelled and nothing of it is there: its caller knows.
  const { status } = await change;
  expect(status === 201 ? 1 : 0).toBe((await traces('frozen'))[1]);
  expect([201, 503]).toContain(status);
  await expect.poll(async () => (await readProjects()).status).toBe(200);
  await expect.poll(async () => (await ready()).status).toBe(200);
});
