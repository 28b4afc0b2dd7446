import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeInputs, serveFiles } from './example-inputs.mjs';
import { startToil, type Engine } from './toil.mjs';
import { until } from './until.mjs';
import { cwlParams, wesRequests, type WesRun } from './wes-requests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portal-responses-'));
let inputs: Awaited<ReturnType<typeof makeInputs>>;
let files: Awaited<ReturnType<typeof serveFiles>>;
let toil: Engine;
let wes: ReturnType<typeof wesRequests>;

beforeAll(async () => {
  inputs = await makeInputs(join(folder, 'inputs'));
  files = await serveFiles(join(folder, 'inputs'));
  toil = await startToil();
  wes = wesRequests(toil.url);
});
afterAll(async () => {
  await toil?.stop();
  await files.stop();
  rmSync(folder, { recursive: true, force: true });
});

const read = (id: string) => wes.run(id);
const taskOf = (run: WesRun, step: string) => run.task_logs.find(({ name }) => name.includes(`.${step}.`));

// These are the rows of the table in docs/engines.md. A newer Toil that differs belongs there.
test('Toil answers as the table of differences says, also after it was away during a run', async () => {
  const id = await wes.submit(cwlParams('S1', inputs, files.link), { 'portal-run-id': 'r1' });
  const running = await until(
    () => read(id),
    (run) => taskOf(run, 'check_reads') !== undefined,
  );
  // A task that has not ended has the exit code -1, not null.
  expect(taskOf(running, 'check_reads')).toEqual({
    name: 'dnaseq-qc.cwl.check_reads.check-reads.cwl',
    exit_code: expect.toBeOneOf([-1, 0]),
  });
  await toil.goAway();
  await expect(fetch(toil.url)).rejects.toThrow('fetch failed');
  await toil.comeBack();
  // The state is COMPLETE a moment before the outputs are there.
  const run = await until(
    () => read(id),
    (each) => each.state !== 'RUNNING' && Object.keys(each.outputs).length > 0,
  );
  expect(run.state).toBe('COMPLETE');
  expect(run.task_logs.every((task) => task.exit_code === 0)).toBe(true);
  expect(run.task_logs.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['dnaseq-qc.cwl', 'dnaseq-qc.cwl._resolve']),
  );
  expect(run.outputs['multiqc_report']?.location).toMatch(/^file:\/\/\/.*\/outputs\/multiqc_report\.html$/);
  expect(run.run_log.start_time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+$/);
  // Relative to the address of the run, without a slash at its end.
  expect(run.run_log.stderr).toBe(`../../../../toil/wes/v1/logs/${id}/stderr`);
  const log = new URL(run.run_log.stderr, `${toil.url}/runs/${id}`);
  expect(await (await fetch(log)).text()).toContain('Finished toil run successfully');
  // The list has another key than the WES text, and no tags: they are in the request of the run.
  expect((await wes.get('/runs')).body).toEqual({
    workflows: [{ run_id: id, state: 'COMPLETE' }],
    next_page_token: '',
  });
  expect(run.request.tags).toEqual({ 'portal-run-id': 'r1' });
  expect((await wes.get('/runs/run-0')).status).toBe(404);
  expect((await wes.get('/runs/run-0')).body['status_code']).toBe(404);
});

test('a cancelled run is CANCELED, and its tasks never end', async () => {
  const id = await wes.submit(cwlParams('S2', inputs, files.link));
  await until(
    () => read(id),
    (run) => taskOf(run, 'fastp') !== undefined,
  );
  expect((await wes.cancel(id)).status).toBe(200);
  const run = await until(
    () => read(id),
    ({ state }) => state !== 'CANCELING',
  );
  expect(run.state).toBe('CANCELED');
  expect(run.outputs).toEqual({});
});

test('a failed run names the failed task, and has its log in the log of the run only', async () => {
  const id = await wes.submit(cwlParams('S3', { ...inputs, reads2: inputs.truncated }, files.link));
  const run = await until(
    () => read(id),
    ({ state }) => state !== 'RUNNING' && state !== 'QUEUED' && state !== 'INITIALIZING',
  );
  expect(run.state).toBe('EXECUTOR_ERROR');
  expect(taskOf(run, 'check_reads')).toEqual({
    name: 'dnaseq-qc.cwl.check_reads.check-reads.cwl',
    exit_code: 1,
  });
  expect(taskOf(run, 'fastp')).toBeUndefined();
  const log = await (await fetch(new URL(run.run_log.stderr, `${toil.url}/runs/${id}`))).text();
  expect(log).toContain('truncated_R2.fastq.gz is damaged, truncated or not a FASTQ file. Upload it again.');
  expect((await wes.cancel(id)).status).toBe(403);
});
