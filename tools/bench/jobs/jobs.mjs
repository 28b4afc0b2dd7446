import { judgeOf, print, printMachine, timed } from '../goals.mjs';
import { EXAMPLE_FILES, exampleApp, onNewServer, submitExamples, until } from '../new-server.mjs';
import { viewJobs } from './view-jobs.mjs';
import { watchLatency } from './watch-latency.mjs';

const JOBS = Number(process.argv[2] ?? 10_000);
const PORT = Number(process.env.PORT ?? 4692);

/** Goals in milliseconds. */
const judge = judgeOf({
  'create, one call': 5_000,
  'stop, one call': 2_000,
  'resubmit, one call': 5_000,
  'first page of jobs, p95': 100,
  'requests of another account, p95': 200,
});

/**
 * Benchmark of the run queue: creates, lists, stops and resubmits many jobs of one account on a new server, while a second
 * account reads its projects all the time; shows their list in Chromium, and makes a report, while the jobs wait. Argument:
 * number of jobs. Exits with 1 past a goal.
 */
async function main() {
  await onNewServer(PORT, async ({ researcher, admin }) => {
    printMachine(`${JOBS} jobs`);
    const app = await exampleApp(researcher);
    const other = watchLatency(() => admin('GET', '/datains/api/notifications?page=1&per_page=10'));
    const samples = Array.from({ length: JOBS }, (_, index) => `sample-${index}`);
    const { ms: created, value: id } = await timed(() =>
      submitExamples(researcher, app, 'bench_jobs', samples),
    );
    judge('create, one call', created);
    const path = `/datains/api/projects/${id}`;
    await listJobs(researcher, id);
    await viewJobs(`http://127.0.0.1:${PORT}`, { id, name: 'bench_jobs', samples });
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
  });
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
      ...EXAMPLE_FILES,
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
  const id = await submitExamples(call, app, 'bench_other', ['one']);
  const { ms } = await timed(() =>
    until(async () => {
      const { status } = await call('GET', `/datains/api/projects/${id}`);
      return status === 'Submitted' ? undefined : status;
    }),
  );
  judge('first job of another account starts after', ms);
}

await main();
