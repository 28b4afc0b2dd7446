import { describe, expect, test } from 'vitest';
import { EngineAway, RunUnknown, type EngineState } from '../job-engine.ts';
import type { Dialect } from './testing/fake-run.ts';
import type { Fault } from './testing/fake-faults.ts';
import { cwlDescriptor, engineRun, wesTest } from './testing/wes-test.ts';

const DIALECTS: readonly Dialect[] = ['toil', 'sapporo', 'wes-1.0', 'wes-1.1'];

describe('states', () => {
  test.each<[wes: string, state: EngineState, message: RegExp | null, code?: string]>([
    ['QUEUED', 'queued', null],
    ['INITIALIZING', 'queued', null],
    ['RUNNING', 'running', null],
    ['PAUSED', 'paused', null],
    ['COMPLETE', 'succeeded', null],
    ['EXECUTOR_ERROR', 'failed', /^The workflow failed with exit code 3\.$/],
    ['SYSTEM_ERROR', 'failed', /^The engine failed to run the workflow \(SYSTEM_ERROR\)/],
    ['PREEMPTED', 'failed', /\(PREEMPTED\); resubmit it to run it again/],
    ['CANCELED', 'cancelled', null],
    ['Cancelled', 'cancelled', null],
    ['UNKNOWN', 'running', /does not know the state of this run now/, 'engine.no-state'],
    [
      'HIBERNATING',
      'running',
      /gives the state "HIBERNATING", which the portal does not know/,
      'engine.unknown-state',
    ],
  ])('%s is %s', async (wes, state, message, code) => {
    const { engine, fake, submitted } = await wesTest({ dialect: 'wes-1.0' });
    const handle = await submitted(engineRun());
    Object.assign(fake.run(), { state: wes, exitCode: wes === 'EXECUTOR_ERROR' ? 3 : null });
    const observation = await engine.observe(engineRun(), handle);
    expect(observation).toMatchObject({ state });
    expect(observation.message === null ? null : message?.test(observation.message)).toBe(message && true);
    if (state !== 'failed') expect(observation.problem?.code).toBe(code);
  });

  test('an unknown state keeps the last one', async () => {
    const { engine, fake, submitted } = await wesTest();
    const handle = await submitted(engineRun());
    fake.run().state = 'PAUSED';
    await engine.observe(engineRun(), handle);
    fake.disturb('run', 'strange-state');
    expect(await engine.observe(engineRun(), handle)).toMatchObject({ state: 'paused' });
  });

  test.each(DIALECTS)('%s confirms a cancellation by a later state', async (dialect) => {
    const { engine, fake, submitted } = await wesTest({ dialect });
    const handle = await submitted(engineRun());
    fake.run().state = 'RUNNING';
    await engine.cancel(engineRun(), handle);
    const states = [];
    for (let look = 0; look < 3; look += 1) states.push((await engine.observe(engineRun(), handle)).state);
    expect(states).toEqual(
      dialect === 'sapporo'
        ? ['cancelled', 'cancelled', 'cancelled']
        : ['cancelling', 'cancelled', 'cancelled'],
    );
    fake.run().state = 'EXECUTOR_ERROR';
    await engine.cancel(engineRun(), handle);
    expect((await engine.observe(engineRun(), handle)).state).toBe('failed');
  });

  test.each(DIALECTS)('%s does not know a run any more', async (dialect) => {
    const { engine, fake, submitted } = await wesTest({ dialect });
    const handle = await submitted(engineRun());
    fake.runs.clear();
    await expect(engine.observe(engineRun(), handle)).rejects.toBeInstanceOf(RunUnknown);
    await expect(engine.cancel(engineRun(), handle)).rejects.toBeInstanceOf(RunUnknown);
    await expect(engine.release(engineRun(), handle)).resolves.toBeUndefined();
    fake.disturb('info', '500', '500');
    await expect(engine.observe(engineRun(), handle)).rejects.toBeInstanceOf(EngineAway);
  });

  test.each<Fault>(['broken-json', '500', 'huge'])('a run log with %s leaves the state', async (fault) => {
    const { engine, fake, submitted } = await wesTest();
    const handle = await submitted(engineRun());
    fake.run().state = 'COMPLETE';
    fake.disturb('run', fault);
    expect(await engine.observe(engineRun(), handle)).toMatchObject({ state: 'succeeded', steps: [] });
  });

  test('times without a zone are taken at the configured offset', async () => {
    const { fake, submitted, connect } = await wesTest({ dialect: 'sapporo' });
    const handle = await submitted(engineRun());
    Object.assign(fake.run(), {
      state: 'COMPLETE',
      start: '2026-11-22T08:00:00Z',
      end: '2026-11-22T16:30:00.123456',
    });
    const observation = await connect({ utcOffset: '+08:00' }).observe(engineRun(), handle);
    expect(observation).toMatchObject({
      startedTime: Date.UTC(2026, 10, 22, 8),
      finishedTime: Date.UTC(2026, 10, 22, 8, 30, 0, 123),
    });
  });
});

describe('steps', () => {
  const descriptor = cwlDescriptor({ steps: ['fastp', 'align', 'stats', 'multiqc'] });

  test('come from all pages of tasks, with a percentage of the known steps', async () => {
    const { engine, fake, submitted } = await wesTest({ dialect: 'wes-1.1', pageSize: 2 });
    const run = engineRun({ descriptor });
    const handle = await submitted(run);
    Object.assign(fake.run(), {
      state: 'RUNNING',
      tasks: [
        { name: 'qc.fastp', exitCode: 0, start: '2026-11-22T08:00:00Z', end: '2026-11-22T08:01:00Z' },
        { name: 'qc.align', exitCode: 0 },
        { name: 'qc.align-2', start: '2026-11-22T08:02:00Z' },
        { name: 'qc.fastp-report' },
        { name: 'stats', exitCode: 0 },
      ],
    });
    const { steps, percentage } = await engine.observe(run, handle);
    expect(steps.map(({ name, state }) => [name, state])).toEqual([
      ['qc.fastp', 'succeeded'],
      ['qc.align', 'succeeded'],
      ['qc.align-2', 'running'],
      ['qc.fastp-report', 'queued'],
      ['stats', 'succeeded'],
    ]);
    expect(percentage).toBe(25);
  });

  test.each([
    ['RUNNING', [], null],
    ['RUNNING', [{ name: 'fastp', exitCode: 0 }], 25],
    [
      'EXECUTOR_ERROR',
      [
        { name: 'fastp', exitCode: 0 },
        { name: 'align', exitCode: 3 },
      ],
      25,
    ],
    ['COMPLETE', [{ name: 'fastp', exitCode: 0 }], 100],
  ])('%s with the tasks %j is at %j %%', async (state, tasks, percentage) => {
    const { engine, fake, submitted } = await wesTest({ dialect: 'toil' });
    const run = engineRun({ descriptor });
    const handle = await submitted(run);
    Object.assign(fake.run(), { state, tasks });
    expect((await engine.observe(run, handle)).percentage).toBe(percentage);
  });

  test('a failed step is the reason of the failure; steps without an end are cancelled with the run', async () => {
    const { engine, fake, submitted } = await wesTest({ dialect: 'toil' });
    const handle = await submitted(engineRun());
    Object.assign(fake.run(), {
      state: 'EXECUTOR_ERROR',
      tasks: [{ name: 'fastp', exitCode: 0 }, { name: 'align', exitCode: 3 }, { name: 'stats' }],
    });
    const { message, problem, steps } = await engine.observe(engineRun(), handle);
    expect(message).toBe('The workflow failed: step align ended with exit code 3.');
    expect(problem).toEqual({ file: '', code: 'run.step-failed', params: { step: 'align', exitCode: 3 } });
    expect(steps.map(({ state }) => state)).toEqual(['succeeded', 'failed', 'cancelled']);
  });
});

describe('health', () => {
  test.each<[Dialect, string | null, string[]]>([
    ['toil', 'toil 5.9.2', ['cwl v1.0', 'cwl v1.1', 'cwl v1.2']],
    ['sapporo', 'sapporo-service 2.2.5', ['CWL v1.2']],
    ['wes-1.0', null, []],
    ['wes-1.1', 'plain', ['CWL v1.2', 'WDL 1.0']],
  ])('of %s', async (dialect, version, languages) => {
    const { engine } = await wesTest({ dialect });
    expect(await engine.check()).toEqual({ version, languages, problem: null });
  });

  test('is a problem when something else answers', async () => {
    const { engine, fake } = await wesTest();
    fake.extra.set('/ga4gh/wes/v1/service-info', { json: { hello: 'world' } });
    expect((await engine.check()).problem).toBe(
      'The engine "wes" gives no service-info of a WES: correct WES_URL.',
    );
    fake.extra.set('/ga4gh/wes/v1/service-info', {
      status: 301,
      text: '',
      headers: { location: 'https://a.b/c' },
    });
    expect((await engine.check()).problem).toBe(
      'The engine "wes" redirects to https://a.b/c: correct WES_URL.',
    );
  });
});
