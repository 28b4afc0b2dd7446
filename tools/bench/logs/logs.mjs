import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt } from '../../setup/build.mjs';
import { watchLatency } from '../jobs/watch-latency.mjs';
import { callerOf, signIn } from '../sign-in.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const LINES = Number(process.argv[2] ?? 1_000_000);
const PORT = Number(process.env.PORT ?? 4693);
const BASE = `http://127.0.0.1:${PORT}`;
const START_MS = 120_000;
const INPUT = 'minio://quartet-data-portal/proteomics/protqc_data_log2_example.csv';
const SHEET = 'minio://quartet-data-portal/proteomics/protqc_metadata_example.csv';

/** Goals in milliseconds. */
const GOALS = {
  'first lines, first look': 1_000,
  'line 400,000': 100,
  'requests of another account, p95': 200,
};

/**
 * Benchmark of a long log: replaces the log of a finished job by one of 100 MB, then opens, searches and reads it as the
 * viewer does, while a second account reads its notices all the time. Argument: number of lines. Exits with 1 past a goal.
 */
async function main() {
  await ensureBuilt(ROOT);
  const folder = mkdtempSync(join(tmpdir(), 'bench-logs-'));
  const server = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js')], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const researcher = callerOf(BASE, await until(() => signIn(BASE)));
    const admin = callerOf(BASE, await signIn(BASE, 'admin', 'quartet-admin'));
    const job = await finishedJob(researcher);
    const bytes = await writeLog(join(folder, 'data/objects/buckets/projects/bench_logs', job.id, 'stdout'));
    print(
      `${cpus()[0]?.model}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; ${LINES} lines, ${Math.round(bytes / 1e6)} MB`,
    );
    const other = watchLatency(() => admin('GET', '/datains/api/notifications?page=1&per_page=10'));
    await readAsViewer((path) => researcher('GET', `/datains/api/workflows/${job.id}/logs/${path}`));
    judge('requests of another account, p95', other.stop().p95);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function finishedJob(call) {
  const app = (await call('GET', '/datains/api/installed-apps')).data.find(({ name }) =>
    name.includes('/expression-matrix-qc-'),
  );
  const { message } = await call('POST', '/datains/api/projects', {
    project_name: 'bench_logs',
    app_id: app.id,
    app_name: app.name,
    author: 'researcher@example.org',
    samples: [{ sample_id: 'one', omics: 'proteomics', data_file: INPUT, metadata_file: SHEET }],
  });
  return until(async () => {
    const { data } = await call('GET', `/datains/api/workflows?project_id=${message.id}`);
    return ['Succeeded', 'Failed'].includes(data[0]?.status) ? data[0] : undefined;
  });
}

/** Writes a log of lines of some 100 bytes; each 10,000th one reports an error. Resolves to its size. */
async function writeLog(path) {
  const file = createWriteStream(path);
  for (let line = 1; line <= LINES; line += 1) {
    const level = line % 10_000 === 0 ? 'ERROR' : 'INFO';
    const text = `2026-11-22T10:00:00.000Z ${level} record ${line} of the sample passed the filter with quality 38.2 and length 150\n`;
    if (!file.write(text)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
  return file.bytesWritten;
}

async function readAsViewer(get) {
  await measure('first lines, first look', async () => {
    const { lines, indexed, size } = await get('index?stream=stdout');
    await get(`lines?stream=stdout&from=${Math.max(1, lines - 199)}&count=200`);
    return `${Math.round((indexed / size) * 100)} % counted`;
  });
  await measure('all lines counted, and the last ones read', async () => {
    const index = await counted(get);
    await get(`lines?stream=stdout&from=${index.lines - 199}&count=200`);
  });
  await measure('last lines, second look', async () => {
    const index = await counted(get);
    await get(`lines?stream=stdout&from=${index.lines - 199}&count=200`);
  });
  await measure('line 400,000', () => get('lines?stream=stdout&from=400000&count=200'));
  await measure('100 errors', () => get('search?stream=stdout&kind=errors&limit=1000'));
  for (const [title, query] of [
    ['text that is in no line', 'q=no%20such%20text'],
    ['text in the last line', `q=record%20${LINES}%20`],
    ['pattern that is in no line', 'kind=pattern&q=record%20[0-9]%2Bx'],
    ['pattern in either case', 'kind=pattern&q=RECORD%20[0-9]{7}%20of'],
  ]) {
    await measure(`search of the whole log: ${title}`, async () => {
      let calls = 0;
      for (let from = 1; from !== null; calls += 1)
        from = (await get(`search?stream=stdout&${query}&from=${from}`)).next_line;
      return `${calls} calls`;
    });
  }
}

async function counted(get) {
  for (;;) {
    const index = await get('index?stream=stdout');
    if (index.indexed === index.size) return index;
  }
}

async function measure(title, work) {
  const start = performance.now();
  const note = await work();
  judge(title, performance.now() - start, typeof note === 'string' ? note : '');
}

/** Prints a time, and fails the benchmark past its goal. */
function judge(title, ms, note = '') {
  const goal = GOALS[title];
  const isLate = goal !== undefined && ms > goal;
  print(`${isLate ? '✗' : '✓'} ${title}: ${Math.round(ms)} ms${goal ? ` (goal ${goal})` : ''} ${note}`);
  if (isLate) process.exitCode = 1;
}

function print(text) {
  process.stdout.write(`${text}\n`);
}

/** Repeats until there is a result. */
async function until(ask) {
  const end = Date.now() + START_MS;
  for (;;) {
    const result = await Promise.resolve(ask()).catch((error) =>
      Date.now() > end ? Promise.reject(error) : undefined,
    );
    if (result !== undefined) return result;
    if (Date.now() > end) throw new Error('The server did not come to it in time.');
    await wait(200);
  }
}

await main();
