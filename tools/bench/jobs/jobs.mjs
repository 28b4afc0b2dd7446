import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt } from '../../setup/build.mjs';
import { callerOf, signIn } from '../sign-in.mjs';
import { watchLatency } from './watch-latency.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const JOBS = Number(process.argv[2] ?? 10_000);
const PORT = Number(process.env.PORT ?? 4692);
const BASE = `http://127.0.0.1:${PORT}`;
const START_MS = 120_000;
const INPUT = 'minio://quartet-data-portal/proteomics/protqc_data_log2_example.csv';
const SHEET = 'minio://quartet-data-portal/proteomics/protqc_metadata_example.csv';

const GOALS = {
  'create, one call': 5_000,
  'stop, one call': 2_000,
  'resubmit, one call': 5_000,
  'first page of jobs, p95': 100,
  'requests of another account, p95': 200,
};

/**
 * Benchmark of the run queue: creates, lists, stops and resubmits many jobs of one account on a new server, while a second
 * account reads its projects all the time; then makes a report while the jobs wait. Argument: number of jobs. Exits with 1
 * past a goal.
 */
async function main() {
  await ensureBuilt(ROOT);
  const folder = mkdtempSync(join(tmpdir(), 'bench-jobs-'));
  const server = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js')], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const researcher = callerOf(BASE, await until(() => signIn(BASE)));
    const admin = callerOf(BASE, await signIn(BASE, 'admin', 'quartet-admin'));
    print(`${cpus()[0]?.model}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; ${JOBS} jobs`);
    const app = (await researcher('GET', '/datains/api/installed-apps')).data.find(({ name }) =>
      name.includes('/expression-matrix-qc-'),
    );
    const other = watchLatency(() => admin('GET', '/datains/api/notifications?page=1&per_page=10'));
    const { ms: created, value: project } = await timed(() =>
      researcher('POST', '/datains/api/projects', {
        project_name: 'bench_jobs',
        app_id: app.id,
        app_name: app.name,
        author: 'researcher@example.org',
        samples: Array.from({ length: JOBS }, (_, index) => ({
          sample_id: `sample-${index}`,
          omics: 'proteomics',
          data_file: INPUT,
          metadata_file: SHEET,
        })),
      }),
    );
    judge('create, one call', created);
    const path = `/datains/api/projects/${project.message.id}`;
    await listJobs(researcher, project.message.id);
    await makeReport(researcher);
    await waitsLess(admin, app);
    judge('stop, one call', (await timed(() => researcher('PUT', path, { status: 'Aborting' }))).ms);
    await until(async () => (await researcher('GET', path)).status === 'Aborted' || undefined);
    const { ms: resubmitted, value: changed } = await timed(() =>
      researcher('PUT', `${path}/workflows`, { status: 'Submitted', from: 'Aborted' }),
    );
    judge('resubmit, one call', resubmitted);
    print(`  ${changed.changed} jobs resubmitted`);
    await researcher('PUT', path, { status: 'Aborting' });
    judge('requests of another account, p95', other.stop().p95);
  } finally {
    server.kill('SIGTERM');
    await new Promise((done) => server.once('exit', done));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads lists and counts of the jobs while they wait. */
async function listJobs(call, id) {
  for (const [title, path] of [
    ['first page of jobs, p95', `/datains/api/workflows?project_id=${id}&page=1&per_page=10`],
    ['last page of jobs', `/datains/api/workflows?project_id=${id}&page=${JOBS / 10}&per_page=10`],
    ['failed jobs', `/datains/api/workflows?project_id=${id}&status=Failed`],
    ['list of projects with counts', '/datains/api/projects?page=1&per_page=10'],
  ]) {
    const times = [];
    for (let run = 0; run < 20; run += 1) times.push((await timed(() => call('GET', path))).ms);
    judge(title, times.sort((a, b) => a - b)[18]);
  }
}

/** Makes a report beside the waiting jobs. */
async function makeReport(call) {
  const { ms } = await timed(async () => {
    const { id } = await call('POST', '/quartet-service/api/report/quartet-protqc-report', {
      name: 'bench_jobs',
      description: '',
      data_file: INPUT,
      metadata_file: SHEET,
    });
    await until(async () => {
      const { status } = await call('GET', `/quartet-service/api/tasks/${id}`);
      if (status === 'Failed') throw new Error('The report has failed.');
      return status === 'Finished' || undefined;
    });
  });
  judge('report beside the jobs', ms);
}

/** Submits one job of another account beside the waiting ones, and measures the time until it starts. */
async function waitsLess(call, app) {
  const { message } = await call('POST', '/datains/api/projects', {
    project_name: 'bench_other',
    app_id: app.id,
    app_name: app.name,
    author: 'admin@example.org',
    samples: [{ sample_id: 'one', omics: 'proteomics', data_file: INPUT, metadata_file: SHEET }],
  });
  const { ms } = await timed(() =>
    until(async () => {
      const { status } = await call('GET', `/datains/api/projects/${message.id}`);
      return status === 'Submitted' ? undefined : status;
    }),
  );
  judge('first job of another account starts after', ms);
}

/** Prints a figure, and compares it with its goal if there is one. */
function judge(title, ms) {
  const goal = GOALS[title];
  const missed = goal !== undefined && ms > goal;
  print(
    `${title}: ${Math.round(ms)} ms${goal === undefined ? '' : `, goal ${goal} ms: ${missed ? 'FAIL' : 'pass'}`}`,
  );
  if (missed) process.exitCode = 1;
}

async function timed(work) {
  const started = performance.now();
  const value = await work();
  return { ms: performance.now() - started, value };
}

async function until(read) {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const value = await read().catch(() => undefined);
    if (value !== undefined) return value;
    await wait(100);
  }
  throw new Error(`Nothing after ${START_MS} ms: ${read}`);
}

function print(line) {
  process.stdout.write(`${line}\n`);
}

await main();
