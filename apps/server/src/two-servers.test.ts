import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startNginx } from './testing/nginx.ts';
import { createEmptyDatabase, type TestDatabaseAddress } from './testing/test-database.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';
import { freePort } from './testing/free-port.ts';

// The processes seed the reference data.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const WAIT = { timeout: 120_000, interval: 200 };
const EXAMPLE = 'proteomics/protqc_metadata_example.csv';
const BUCKET = 'quartet-data-portal';
const JOBS = 4;
const PASSWORD = 'only-for-this-test';

interface Site {
  url: string;
  port: number;
  start: () => Promise<ServerProcess>;
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}

let database: TestDatabaseAddress;
let client: pg.Client;
let folder: string;
let sites: [Site, Site];
let processes: [ServerProcess, ServerProcess];
/** Address of both servers: nginx where it is installed, else the one that is never killed. */
let portal: { url: string };
let endNginx: (() => Promise<void>) | undefined;

beforeAll(async () => {
  database = await createEmptyDatabase();
  client = new pg.Client(database.url);
  client.on('error', () => undefined);
  await client.connect();
  folder = await mkdtemp(join(tmpdir(), 'two-servers-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  sites = [await siteAt(address, 'first'), await siteAt(address, 'second')];
  // Both start at once, on an empty database and an empty folder of objects.
  processes = (await Promise.all(sites.map(({ start }) => start()))) as [ServerProcess, ServerProcess];
  endNginx = await startNginx({ port, servers: sites.map((site) => site.port), folder });
  portal = endNginx ? { url: address } : sites[1];
});
afterAll(async () => {
  await endNginx?.();
  await Promise.all(processes.map(({ end }) => end('SIGKILL')));
  await client.end();
  await database.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function siteAt(publicUrl: string, name: string): Promise<Site> {
  const port = await freePort();
  const environment = {
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, name),
    OBJECTS_DIR: join(folder, 'objects'),
    TRUST_PROXY: '1',
    ALLOW_PLAIN_HTTP: '1',
    ADMIN_PASSWORD: PASSWORD,
    JOB_SLOTS: '1',
    DRAIN_SECONDS: '1',
  };
  return { url: `http://127.0.0.1:${port}`, port, start: () => startServerProcess(environment) };
}

async function grant(site: Site, form: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ client_id: 'portal', scope: 'openid', ...form });
  return fetch(`${site.url}/identity/token`, { method: 'POST', body });
}

async function signIn(site: Site): Promise<Tokens> {
  const response = await grant(site, {
    grant_type: 'password',
    username: 'operator',
    password: PASSWORD,
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Tokens;
}

function call(site: { url: string }, token: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(site.url + path, { ...init, headers });
}

/** Text of a live event stream so far. */
async function listen(
  site: { url: string },
  token: string,
): Promise<{ text: () => string; stop: () => void }> {
  const leave = new AbortController();
  const response = await call(site, token, '/datains/api/events', { signal: leave.signal });
  let text = '';
  const read = async () => {
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>)
      text += Buffer.from(chunk).toString();
  };
  read().catch(() => undefined);
  await vi.waitFor(() => expect(text).toContain(': connected'), WAIT);
  return { text: () => text, stop: () => leave.abort() };
}

async function submit(site: Site, token: string, name: string, jobs: number): Promise<string> {
  const link = (file: string) => `minio://${BUCKET}/proteomics/${file}`;
  return create(site, token, 'expression-matrix-qc', jobs, () => ({
    project_name: name,
    sample: {
      omics: 'proteomics',
      data_file: link('protqc_data_log2_example.csv'),
      metadata_file: link('protqc_metadata_example.csv'),
    },
  }));
}

/** Submits a project on synthetic reads that ends in a report over its samples. */
async function submitReads(site: Site, token: string, name: string, jobs: number): Promise<string> {
  return create(site, token, 'fastq-qc', jobs, ({ reports }) => ({
    project_name: name,
    report: reports[0],
    sample: {
      read1: [`minio://${BUCKET}/genomics/synthetic/fastq/SYNTHETIC_DNA_D5_1_R1.fastq.gz`],
      quality_encoding: 'detect',
    },
  }));
}

/** Creates a project of equal jobs; resolves to its id. */
async function create(
  site: Site,
  token: string,
  appName: string,
  jobs: number,
  projectOf: (app: { reports: string[] }) => { sample: object },
): Promise<string> {
  const apps = (await (await call(site, token, '/datains/api/installed-apps')).json()) as {
    data: { id: string; name: string; reports: string[] }[];
  };
  const app = apps.data.find(({ name }) => name.includes(`/${appName}-`))!;
  const { sample, ...project } = projectOf(app);
  const response = await call(site, token, '/datains/api/projects', {
    method: 'POST',
    body: JSON.stringify({
      app_id: app.id,
      app_name: app.name,
      author: 'researcher@example.org',
      description: 'Two servers',
      ...project,
      samples: Array.from({ length: jobs }, (_, index) => ({ sample_id: `s${index}`, ...sample })),
    }),
  });
  expect(response.status, await response.clone().text()).toBe(201);
  return ((await response.json()) as { message: { id: string } }).message.id;
}

async function rows<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await client.query<Row>(sql, values)).rows;
}

test('two servers that start at once seed an empty database once, and have the same keys', async () => {
  const lines = processes.map(({ output }) => output().match(/Adding the reference data/g)?.length ?? 0);
  expect(lines.sort()).toEqual([0, 1]);
  const keys = await Promise.all(
    sites.map(async ({ url }) => (await fetch(`${url}/identity/jwks`)).json() as Promise<unknown>),
  );
  expect(keys[0]).toEqual(keys[1]);
});

test('a sign-in, its refresh token and a signed link of one server hold on the other, and end on both', async () => {
  const [first, second] = sites;
  const tokens = await signIn(first);
  expect((await call(second, tokens.access_token, '/identity/me')).status).toBe(200);
  const refreshed = await grant(second, {
    grant_type: 'refresh_token',
    refresh_token: tokens.refresh_token,
  });
  expect(refreshed.status).toBe(200);
  const { access_token: token } = (await refreshed.json()) as Tokens;
  expect((await call(first, token, '/identity/me')).status).toBe(200);

  const path = `/datains/api/services/minio/buckets/${BUCKET}/object?key=${encodeURIComponent(EXAMPLE)}`;
  const link = (await (await call(first, token, path)).json()) as { download_url: string };
  const { pathname, search } = new URL(link.download_url);
  const contents = await Promise.all(
    sites.map(async ({ url }) => (await fetch(url + pathname + search)).text()),
  );
  expect(contents[0]).toMatch(/^name,sample/);
  expect(contents[1]).toBe(contents[0]);

  expect((await call(second, token, '/identity/session/end')).status).toBeLessThan(400);
  expect((await call(first, token, '/identity/me')).status).toBe(401);
});

test('after kill -9 of a server the other reports its events, takes its jobs over, and each runs once', async () => {
  const [first, second] = sites;
  const { access_token: token } = await signIn(first);
  const events = await listen(second, token);
  const project = await submit(first, token, 'two_servers', JOBS);
  await vi.waitFor(() => expect(events.text()).toContain(`"id":"${project}"`), WAIT);
  const owned = `select id from runs where state = 'running' and lease_owner like $1`;
  await vi.waitFor(async () => expect(await rows(owned, ['%/first'])).toHaveLength(1), WAIT);
  await processes[0].end('SIGKILL');
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await call(portal, token, '/identity/me')).status),
  );
  expect(statuses).toEqual(Array(20).fill(200));
  // The other server takes the runs over when the lease of the killed one expires, after 30 seconds.
  const succeeded = `select id from workflows where project_id = $1 and status = 'Succeeded'`;
  await vi.waitFor(async () => expect(await rows(succeeded, [project])).toHaveLength(JOBS), WAIT);
  const attempts = await rows<{ number: number }>('select number from attempts');
  expect(attempts.map(({ number }) => number)).toEqual(Array(JOBS).fill(1));
  expect(await rows('select id from tasks')).toHaveLength(JOBS);
  await vi.waitFor(() => expect(events.text()).toMatch(/"status":"Succeeded","percentage":100/), WAIT);
  events.stop();

  processes[0] = await first.start();
  const again = await listen(first, token);
  const next = await submit(second, token, 'after_the_restart', 1);
  await vi.waitFor(() => expect(again.text()).toContain(`"id":"${next}"`), WAIT);
  await vi.waitFor(async () => expect(await rows(succeeded, [next])).toHaveLength(1), WAIT);
  again.stop();
});

test('the jobs of a project that two servers share end in one report', async () => {
  const [first] = sites;
  const { access_token: token } = await signIn(first);
  const project = await submitReads(first, token, 'shared_reads', JOBS);
  const reports = `select status from tasks where project_id = $1`;
  await vi.waitFor(
    async () => expect(await rows(reports, [project])).toEqual([{ status: 'Finished' }]),
    WAIT,
  );
  const ended = `select id from workflows where project_id = $1 and status = 'Succeeded'`;
  expect(await rows(ended, [project])).toHaveLength(JOBS);
});
