import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeInputs } from './example-inputs.mjs';
import { researcherOf, startPortal, uploadInputs } from './portal.mjs';
import { startToil, type Engine } from './toil.mjs';
import { until } from './until.mjs';
import { wesRequests } from './wes-requests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portal-on-toil-'));
let inputs: Awaited<ReturnType<typeof makeInputs>>;
let toil: Engine;
let portal: Awaited<ReturnType<typeof startPortal>>;
let researcher: Awaited<ReturnType<typeof researcherOf>>;

beforeAll(async () => {
  inputs = await makeInputs(join(folder, 'inputs'));
  toil = await startToil();
  portal = await startPortal(folder, { WES_URL: toil.url, WES_FOLDERS: join(toil.folder, 'runs') });
  researcher = await researcherOf(portal.url);
});
afterAll(async () => {
  await portal?.stop();
  await toil?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ENDS = ['Succeeded', 'Failed', 'Aborted'];
const ended = (id: string) =>
  until(
    () => researcher.job(id),
    ({ status }) => ENDS.includes(status),
  );
const stepsOf = async (id: string) => (await researcher.job(id)).attempts.at(-1)?.steps ?? [];
const started = (id: string, step: string) =>
  until(
    () => stepsOf(id),
    (steps) => steps.some(({ name, status }) => name === step && status !== 'Submitted'),
  );
const MINUTE = 60_000;
const STEPS = [
  'bwa_index',
  'bwa_mem',
  'check_reads',
  'fastp',
  'multiqc',
  'samtools_flagstat',
  'samtools_stats',
];

test('a job succeeds although the server restarts and the engine goes away for a minute meanwhile', async () => {
  const id = await researcher.submit('away_job', await uploadInputs(researcher, inputs));
  await started(id, 'check_reads');
  await portal.restart();
  researcher = await researcherOf(portal.url);
  await toil.goAway();
  const gone = Date.now();
  const stale = await until(
    () => researcher.job(id),
    ({ stale_since }) => stale_since !== null && Date.now() - gone >= MINUTE,
  );
  expect([stale.status, stale.error]).toEqual(['Running', null]);
  await toil.comeBack();
  const job = await ended(id);
  expect([job.status, job.error, job.stale_since]).toEqual(['Succeeded', null, null]);
  const steps = await stepsOf(id);
  expect(steps.map(({ name }) => name).sort()).toEqual(STEPS);
  expect(steps.map(({ status }) => status)).toEqual(STEPS.map(() => 'Succeeded'));
  const [report] = Object.values(job.outputs ?? {}).filter((link) => link.endsWith('/multiqc_report.html'));
  expect(await researcher.read(report ?? '')).toMatch(/<title>away_job: MultiQC Report/);
  // No run was submitted twice.
  expect((await wesRequests(toil.url).get('/runs')).body['workflows']).toHaveLength(1);
});

test('a failed job names its step, and the log of the step has the reason', async () => {
  const values = await uploadInputs(researcher, { ...inputs, reads2: inputs.truncated });
  const id = await researcher.submit('truncated_job', values);
  const job = await ended(id);
  expect(job.status).toBe('Failed');
  expect(job.error).toContain('check_reads');
  const [step, ...others] = (await stepsOf(id)).filter(({ status }) => status === 'Failed');
  expect(others).toEqual([]);
  expect(step).toMatchObject({ name: 'check_reads', exit_code: 1 });
  expect(await researcher.log(id, step?.key ?? '', 'stderr')).toContain(
    'truncated_R2.fastq.gz is damaged, truncated or not a FASTQ file. Upload it again.',
  );
});

test('a stopped job ends at the engine, too', async () => {
  const id = await researcher.submit('stopped_job', await uploadInputs(researcher, inputs));
  await started(id, 'check_reads');
  await researcher.stop(id);
  expect((await ended(id)).status).toBe('Aborted');
  const { workflows } = (await wesRequests(toil.url).get('/runs')).body as { workflows: { state: string }[] };
  expect(workflows.map(({ state }) => state)).not.toContain('RUNNING');
  expect(workflows.map(({ state }) => state)).toContain('CANCELED');
});

test('the check of the connection runs a workflow and fetches its result', () => {
  const variables = { WES_URL: toil.url, WES_FOLDERS: join(toil.folder, 'runs'), PUBLIC_URL: portal.url };
  const printed = execFileSync('npm', ['run', '--silent', 'engine:check', '--', '--run'], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, ...variables },
    encoding: 'utf8',
  });
  expect(printed).not.toContain('PROBLEM');
  expect(printed).toContain('A trial run (CWL) succeeded.');
  expect(printed).toContain('The result of the trial run was copied to the portal.');
});
