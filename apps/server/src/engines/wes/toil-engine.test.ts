import { expect, test } from 'vitest';
import { EngineAway } from '../job-engine.ts';
import { collected, ended, wesTest } from './testing/wes-test.ts';

const LOG = `Log from job "'CWLJob' qc.cwl.fastp.fastp.cwl kind-CWLJob/instance-1 v2" follows:
=========>
\tno reads
<=========
`;
// The fake gives a task the address of a standard output only, as no task of Toil has.
const TASKS = [
  { name: 'qc.cwl', exitCode: 0 },
  { name: 'qc.cwl.fastp.fastp.cwl', exitCode: 1 },
  { name: 'qc.cwl._resolve', exitCode: -1 },
  { name: 'qc.cwl.multiqc.multiqc.cwl', exitCode: -1 },
];

test('tasks of Toil are the steps of the workflow, and one that runs has not failed', async () => {
  const wes = await wesTest({ dialect: 'toil' });
  const { run, handle } = await ended(wes, { state: 'RUNNING', exitCode: null, tasks: TASKS, stderr: LOG });
  const { steps, message } = await wes.engine.observe(run, handle);
  expect(steps.map(({ name, state }) => [name, state])).toEqual([
    ['fastp', 'failed'],
    ['multiqc', 'running'],
  ]);
  expect(message).toBeNull();
  const read = async (step: number, start: number, length: number) => {
    const log = { stream: 'stderr', step } as const;
    const { bytes, size } = await wes.engine.readLog(run, handle, log, { start, length });
    return [Buffer.from(bytes).toString(), size];
  };
  expect(await read(0, 3, 100)).toEqual(['reads\n', 9]);
  expect((await read(1, 0, 28))[0]).toBe('[Toil has no log of this ste');
});

test('the failure of a run names the step, and its log is stored for the step', async () => {
  const wes = await wesTest({ dialect: 'toil' });
  const { run, handle } = await ended(wes, { state: 'EXECUTOR_ERROR', tasks: TASKS, stderr: LOG });
  const observation = await wes.engine.observe(run, handle);
  expect(observation.message).toBe('The workflow failed: step fastp ended with exit code 1.');
  await wes.engine.collect(run, handle, observation);
  expect(await wes.stored('p/j/steps/1-fastp/stderr')).toBe('no reads\n');
  expect(await wes.stored('p/j/steps/2-multiqc/stderr')).toContain('--logDebug');
});

test('a finished task has not failed because a later one did', async () => {
  const wes = await wesTest({ dialect: 'toil' });
  const tasks = [
    { name: 'qc.cwl', exitCode: 1 },
    { name: 'qc.cwl.index.index.cwl', exitCode: 1 },
    { name: 'qc.cwl.fastp.fastp.cwl', exitCode: 1 },
  ];
  const debug = `[2026] [D] Log from job "'CWLJob' qc.cwl.index.index.cwl kind-CWLJob/instance-2 v1" follows:\n`;
  const { run, handle } = await ended(wes, { state: 'EXECUTOR_ERROR', tasks, stderr: debug + LOG });
  const states = async () => (await wes.engine.observe(run, handle)).steps.map(({ state }) => state);
  expect(await states()).toEqual(['succeeded', 'failed']);
  wes.fake.run().stderr = debug;
  expect(await states()).toEqual(['failed', 'failed']);
});

test('a success without results is looked at again, and then its results are missing', async () => {
  const wes = await wesTest({ dialect: 'toil' });
  const wanted = [{ name: 'report', kind: 'html', output: 'report' }] as const;
  const { run, handle } = await ended(wes, { outputs: {} }, wanted);
  const observation = await wes.engine.observe(run, handle);
  const collect = () => wes.engine.collect(run, handle, observation);
  await expect(collect()).rejects.toThrow(EngineAway);
  Object.assign(wes.fake.run(), {
    files: { 'report.html': '<h1>' },
    outputs: { report: { class: 'File', location: '@/report.html', basename: 'report.html' } },
  });
  expect(await collect()).toEqual({
    outputs: { report: 'minio://projects/p/j/report.html' },
    missing: [],
    unread: [],
  });
  Object.assign(wes.fake.run(), { outputs: {} });
  for (let attempt = 3; attempt <= 5; attempt += 1) await expect(collect()).rejects.toThrow(EngineAway);
  expect((await collect()).missing).toEqual(['report']);
  expect((await collected(wes, { outputs: {} })).missing).toEqual([]);
});
