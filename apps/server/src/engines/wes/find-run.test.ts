import { describe, expect, test } from 'vitest';
import { EngineAway } from '../job-engine.ts';
import { hiddenRuns } from '../run-refusals.ts';
import type { Dialect } from './testing/fake-run.ts';
import type { Fault } from './testing/fake-faults.ts';
import { TINY_LIMITS, closedFake, engineRun, wesTest } from './testing/wes-test.ts';

const DIALECTS: readonly Dialect[] = ['toil', 'sapporo', 'wes-1.0', 'wes-1.1'];

describe('faults of an engine', () => {
  test.each<[fault: Fault, message: RegExp]>([
    ['cut', /does not answer: the connection broke/],
    ['cut-after', /does not answer: the connection broke/],
    ['hang', /does not answer: no response in time/],
    ['hang-after', /does not answer: no response in time/],
    ['500', /answered 500: Internal error/],
    ['500-after', /answered 500/],
    ['429', /answered 429: Slow down/],
    ['401', /refuses the portal \(401: The token has expired\): correct WES_TOKEN/],
    ['broken-json', /something that is not JSON; check that WES_URL/],
    ['broken-json-after', /not JSON/],
    ['html', /not JSON/],
    ['huge', /more than 256 kB/],
  ])('%s during a submission is no refusal, and the run is found if it arrived', async (fault, message) => {
    const limits = { ...TINY_LIMITS, submitMs: fault.startsWith('hang') ? 300 : 20_000 };
    const { engine, fake } = await wesTest({ token: 'secret' }, { token: 'secret' }, { limits });
    fake.disturb('submit', fault);
    const attempt = engine.submit(engineRun());
    await expect(attempt).rejects.toThrow(message);
    await expect(attempt).rejects.toBeInstanceOf(EngineAway);
    const [run] = fake.runs.values();
    expect(run !== undefined).toBe(fault.endsWith('-after'));
    expect(await engine.find(engineRun())).toEqual(run && { remoteId: run.id });
    expect(await engine.find(engineRun({ id: 'our-2' }))).toBeUndefined();
  });

  test('the wait that an engine asks for is handed on', async () => {
    const { engine, fake } = await wesTest();
    fake.disturb('list', '429');
    await expect(engine.find(engineRun())).rejects.toMatchObject({ retryAfterMs: 7000 });
  });

  test('an engine that is not there is away', async () => {
    const { engine, fake, submitted, connect } = await wesTest();
    const handle = await submitted(engineRun());
    const gone = await closedFake();
    await expect(engine.observe(engineRun(), handle)).resolves.toMatchObject({ state: 'queued' });
    await expect(connect({ url: gone }).observe(engineRun(), handle)).rejects.toThrow(
      'The engine "wes" does not answer: the connection is refused.',
    );
    expect(fake.runs.size).toBe(1);
  });

  test('a token goes to the engine and nowhere else', async () => {
    const { engine, fake, connect } = await wesTest({ token: 'secret' }, { token: 'secret' });
    await engine.submit(engineRun());
    await expect(connect({ token: 'old' }).submit(engineRun())).rejects.toThrow(
      /refuses the portal \(401: The token is not valid\): correct WES_TOKEN/,
    );
    await expect(connect({ token: undefined }).find(engineRun())).rejects.toThrow(/set WES_TOKEN/);
    expect(fake.requests.map(({ authorization }) => authorization)).toContain('Bearer secret');
  });
});

describe.each(DIALECTS)('finding a run at %s', (dialect) => {
  test('goes through all pages and ignores the runs of others', async () => {
    const { engine, fake, connect } = await wesTest({ dialect, pageSize: 2 });
    for (const id of ['a', 'b', 'c', 'd', 'e']) await engine.submit(engineRun({ id }));
    const others = await engine.find(engineRun({ id: 'f' }));
    expect(others).toBeUndefined();
    const last = [...fake.runs.keys()].at(-1);
    expect(await connect().find(engineRun({ id: 'e' }))).toEqual({ remoteId: last });
  });

  test('of two copies keeps the one that goes on, and stops the others', async () => {
    const { engine, fake, connect } = await wesTest({ dialect });
    fake.disturb('submit', 'duplicate');
    await engine.submit(engineRun());
    const [first, second] = [...fake.runs.values()];
    first!.state = 'EXECUTOR_ERROR';
    second!.state = 'RUNNING';
    expect(await connect().find(engineRun())).toEqual({ remoteId: second!.id });
    expect(second!.state).toBe('RUNNING');
    first!.state = 'RUNNING';
    expect(await connect().find(engineRun())).toEqual({ remoteId: first!.id });
    expect(second!.state).toMatch(/^CANCEL/);
  });
});

test('after a doubtful submission the list counts only when the engine has had time to receive it', async () => {
  let now = 1_000_000;
  const options = { now: () => now, limits: { ...TINY_LIMITS, settleMs: 5000 } };
  const { engine, fake, connect } = await wesTest({}, {}, options);
  fake.disturb('submit', 'cut');
  await expect(engine.submit(engineRun())).rejects.toThrow(EngineAway);
  now += 2000;
  await expect(engine.find(engineRun())).rejects.toMatchObject({ name: 'EngineAway', retryAfterMs: 3000 });
  now += 3000;
  expect(await engine.find(engineRun())).toBeUndefined();
  const restarted = connect();
  await expect(restarted.find(engineRun())).rejects.toMatchObject({ retryAfterMs: 5000 });
  const unreached = connect({ url: await closedFake() });
  await expect(unreached.submit(engineRun())).rejects.toThrow(/connection is refused/);
});

test('an engine that hides the tags of its runs never receives a job twice', async () => {
  const { engine, fake } = await wesTest({ dialect: 'wes-1.0' });
  await engine.submit(engineRun());
  fake.extra.set('/ga4gh/wes/v1/runs/run-1', { json: { run_id: 'run-1', state: 'RUNNING' } });
  await expect(engine.find(engineRun())).rejects.toEqual(hiddenRuns());
});
