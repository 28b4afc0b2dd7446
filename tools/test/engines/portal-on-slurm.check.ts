import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeInputs } from './example-inputs.mjs';
import { researcherOf, startPortal, uploadInputs } from './portal.mjs';
import { startSlurm, type Cluster } from './slurm.mjs';
import { startToil, type Engine } from './toil.mjs';
import { until } from './until.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portal-on-slurm-'));
let inputs: Awaited<ReturnType<typeof makeInputs>>;
let slurm: Cluster;
let toil: Engine;
let portal: Awaited<ReturnType<typeof startPortal>>;
let researcher: Awaited<ReturnType<typeof researcherOf>>;

beforeAll(async () => {
  inputs = await makeInputs(join(folder, 'inputs'));
  slurm = await startSlurm();
  toil = await startToil({ options: ['--batchSystem=slurm'], env: slurm.env });
  const runs = join(toil.folder, 'runs');
  portal = await startPortal(folder, { WES_CLUSTER_URL: toil.url, WES_CLUSTER_FOLDERS: runs });
  researcher = await researcherOf(portal.url);
});
afterAll(async () => {
  await portal?.stop();
  await toil?.stop();
  await slurm?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ended = (id: string) =>
  until(
    () => researcher.job(id),
    ({ status }) => ['Succeeded', 'Failed', 'Aborted'].includes(status),
  );
const inQueue = (step: string) =>
  until(
    () => slurm.jobs(),
    (names) => names.some((name) => name.includes(step)),
  );

test('a job runs as jobs of Slurm, to its report', async () => {
  const id = await researcher.submit('slurm_job', await uploadInputs(researcher, inputs));
  await inQueue('check_reads');
  const job = await ended(id);
  expect([job.status, job.error, job.engine]).toEqual(['Succeeded', null, 'cluster']);
  const [report] = Object.values(job.outputs ?? {}).filter((link) => link.endsWith('/multiqc_report.html'));
  expect(await researcher.read(report ?? '')).toMatch(/<title>slurm_job: MultiQC Report/);
});

test('a stopped job leaves no job in the queue of Slurm', async () => {
  const id = await researcher.submit('slurm_stopped', await uploadInputs(researcher, inputs));
  await inQueue('check_reads');
  await researcher.stop(id);
  expect((await ended(id)).status).toBe('Aborted');
  expect(
    await until(
      () => slurm.jobs(),
      (names) => names.length === 0,
    ),
  ).toEqual([]);
});
