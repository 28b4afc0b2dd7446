import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { components } from '@omics-portal/api/datains';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FakeWes } from '../../engines/wes/testing/fake-wes.ts';
import { startPostgres, type PostgresCluster } from '../postgres-cluster.ts';
import { freePort } from '../free-port.ts';
import { LOCAL_APP, makeAppStore, WES_APP } from './kill-apps.ts';

type Job = components['schemas']['Workflow'];
type Project = components['schemas']['Project'];

const KILLS = 20;
const JOBS = 3;
const WORK_MS = 1500;
/** Pauses before the kills in milliseconds, spread over start, submission, work and end. */
const PAUSES = Array.from({ length: KILLS }, (_, index) => 300 + ((index * 389) % 2300));

let postgres: PostgresCluster;
let engine: FakeWes;
let folder: string;
let environment: NodeJS.ProcessEnv;
let url: string;
let mover: NodeJS.Timeout;
let server: ChildProcess | undefined;

beforeAll(async () => {
  postgres = await startPostgres();
  engine = await FakeWes.start();
  mover = setInterval(() => moveRuns(engine), 50);
  folder = await mkdtemp(join(tmpdir(), 'kills-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  environment = {
    PATH: process.env['PATH'],
    NODE_ENV: 'test',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    PORTAL_DIST: join(folder, 'no-portal'),
    DATABASE_URL: postgres.url,
    DEMO_ACCOUNTS: 'true',
    WES_URL: engine.url,
    JOB_SLOTS: '4',
    TEST_APP_STORE: await makeAppStore(),
  };
});

afterAll(async () => {
  clearInterval(mover);
  server?.kill('SIGTERM');
  if (server?.exitCode === null) await once(server, 'exit');
  await engine?.close();
  await postgres?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Moves the runs of the engine on: queued, running, and complete after the time of their work. */
function moveRuns({ runs, origin }: FakeWes): void {
  const now = Date.now();
  for (const run of runs.values()) {
    if (run.state === 'QUEUED') Object.assign(run, { state: 'RUNNING', start: now });
    else if (run.state === 'RUNNING' && now - Number(run.start) > WORK_MS)
      Object.assign(run, {
        state: 'COMPLETE',
        end: now,
        exitCode: 0,
        files: { 'result.txt': run.id },
        outputs: { result: { class: 'File', location: `${origin}/files/${run.id}/result.txt` } },
      });
  }
}

async function startKillable(): Promise<ChildProcess> {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const script = join(import.meta.dirname, 'killable-server.ts');
  const started = spawn(process.execPath, ['--import', loader, script], {
    env: environment,
    stdio: 'inherit',
  });
  await vi.waitFor(
    async () => {
      if (started.exitCode !== null) throw new Error(`The server ended with ${started.exitCode}.`);
      await fetch(url);
    },
    { timeout: 120_000, interval: 50 },
  );
  return started;
}

async function token(): Promise<string> {
  const body = new URLSearchParams({
    client_id: 'portal',
    grant_type: 'password',
    username: 'researcher',
    password: 'quartet-demo',
  });
  const response = await fetch(`${url}/identity/token`, { method: 'POST', body });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function call<Body>(method: string, path: string, json?: unknown): Promise<Body> {
  const response = await fetch(`${url}/datains/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

/** Submits a project; a server that is killed meanwhile may have stored it or not. */
async function submit(app: string, name: string): Promise<void> {
  await call('POST', 'projects', {
    project_name: name,
    app_id: createHash('md5').update(app).digest('hex'),
    app_name: app,
    author: 'researcher@example.org',
    description: '',
    samples: Array.from({ length: JOBS }, (_, index) => ({
      sample_id: `${name}-${index}`,
      journal: join(folder, 'journal.txt'),
    })),
  });
}

test(`${KILLS} kills of the server lose no job and run none twice, on either engine`, async () => {
  for (const [index, pause] of PAUSES.entries()) {
    server = await startKillable();
    const submitted = Promise.allSettled([
      submit(LOCAL_APP, `local_project_${index}`),
      submit(WES_APP, `remote_project_${index}`),
    ]);
    await wait(pause);
    server.kill('SIGKILL');
    await Promise.all([once(server, 'exit'), submitted]);
  }
  server = await startKillable();
  const projects = await vi.waitFor(
    async () => {
      const { data, total } = await call<{ data: Project[]; total: number }>('GET', 'projects?per_page=100');
      expect(data).toHaveLength(total);
      expect(data.filter(({ finished_time: finished }) => finished === null)).toEqual([]);
      return data;
    },
    { timeout: 300_000, interval: 500 },
  );
  // Without jobs the test would prove nothing.
  expect(projects.length).toBeGreaterThanOrEqual(KILLS / 2);
  for (const { id } of projects) {
    const { data: jobs } = await call<{ data: Job[] }>('GET', `workflows?project_id=${id}`);
    expect(jobs.map(({ status, error, exit_code: exitCode }) => ({ status, error, exitCode }))).toEqual(
      Array.from({ length: JOBS }, () => ({ status: 'Succeeded', error: null, exitCode: 0 })),
    );
  }
  const samples = (prefix: string): string[] =>
    projects
      .filter(({ project_name: name }) => name.startsWith(prefix))
      .flatMap(({ project_name: name }) => Array.from({ length: JOBS }, (_, index) => `${name}-${index}`))
      .toSorted();
  const journal = (await readFile(join(folder, 'journal.txt'), 'utf8')).trim().split('\n');
  expect(journal.toSorted()).toEqual(samples('local'));
  const remote = [...engine.runs.values()].map(
    ({ request }) => (JSON.parse(request['workflow_params'] ?? '{}') as { sample: string }).sample,
  );
  expect(remote.toSorted()).toEqual(samples('remote'));
});
