import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RunDescriptor } from '../app-store/run-descriptor.ts';
import { RunUnknown } from '../engines/job-engine.ts';
import { hiddenRuns, largeResponse, missingTool } from '../engines/run-refusals.ts';
import { EngineRegistry } from '../engines/registry.ts';
import { AWAY, ScriptedEngine, type Operation } from '../engines/testing/scripted-engine.ts';
import { ENGINES, type TestDatabase } from '../testing/engines.ts';
import type { RecordWriter, RunEnd, Silence } from './record-writer.ts';
import { RunQueue } from './run-queue.ts';

const DESCRIPTOR = {
  descriptorVersion: 2,
  engine: 'local',
  program: 'none',
  params: [],
  outputs: [],
} satisfies RunDescriptor;
const TIMING = { retry: { firstMs: 1, maxMs: 4 }, doubtMs: 2, cancelAgainMs: 5 };

describe.each(ENGINES)('$name', ({ open }) => {
  let database: TestDatabase;
  let engine: ScriptedEngine;
  let queue: RunQueue;
  const ends = new Map<string, RunEnd[]>();
  const silences: Silence[] = [];
  const errors: unknown[] = [];
  const writer: RecordWriter = {
    observe: async () => [],
    silence: async (_transaction, _run, silence) => {
      silences.push(silence);
      return [];
    },
    end:
      async ({ subject }, end) =>
      async () => {
        ends.set(subject.id, [...(ends.get(subject.id) ?? []), end]);
        return [];
      },
  };

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    await database.db.deleteFrom('runs').execute();
    ends.clear();
    silences.length = 0;
    errors.length = 0;
    engine = new ScriptedEngine();
    return () => queue.close();
  });

  const start = async () => {
    queue = new RunQueue({
      db: database.db,
      owner: 'here:one',
      engines: new EngineRegistry([
        { engine, jobSlots: 4, reportSlots: 0, shared: true, lookMs: { min: 2.5, max: 4.5 } },
      ]),
      writers: { workflow: writer, task: writer },
      timing: TIMING,
      announce: () => {},
      afterEnd: async () => {},
      onError: (error) => errors.push(error),
      leaseMs: 60_000,
    });
    await queue.open();
  };
  const add = async (...names: string[]) => {
    await queue.enqueue(database.db, {
      kind: 'workflow',
      owner: 'ada',
      engine: engine.name,
      descriptor: DESCRIPTOR,
      runs: names.map((name) => ({
        subjectId: name,
        request: { name, app: null, sample: { sample_id: name }, workDir: `minio://projects/${name}` },
      })),
    });
    queue.wake();
  };
  const cancel = async (name: string) => {
    await queue.cancel(database.db, 'workflow', [name]);
    queue.wake();
  };
  const until = <Value>(check: () => Value | Promise<Value>) =>
    vi.waitFor(check, { timeout: 20_000, interval: 2 });
  const submitted = () => until(() => expect(engine.runs.size).toBeGreaterThan(0));
  const endRuns = (change: Parameters<ScriptedEngine['change']>[1]) => {
    for (const { id } of engine.runs.values()) engine.change(id, change);
  };
  const finished = (name: string) =>
    until(async () => {
      expect(await database.db.selectFrom('runs').selectAll().execute()).toEqual([]);
      expect(ends.get(name)).toHaveLength(1);
      return ends.get(name)?.[0];
    });

  test('a run is submitted, observed, collected and released once', async () => {
    await start();
    await add('one');
    await until(() => expect(engine.calls.filter((call) => call === 'observe').length).toBeGreaterThan(2));
    endRuns({ state: 'succeeded', finishedTime: 5_000, exitCode: 0 });
    expect(await finished('one')).toMatchObject({
      outcome: 'succeeded',
      time: 5_000,
      error: null,
      outputs: { table: 'minio://projects/one/table.tsv' },
    });
    expect(engine.calls.filter((call) => call !== 'observe')).toEqual(['submit', 'collect', 'release']);
    expect(errors).toEqual([]);
  });

  test('a refused run fails with the reason of its engine, as a line and as a code', async () => {
    engine.faults.push({ operation: 'submit', error: missingTool('bwa') });
    await start();
    await add('one');
    expect(await finished('one')).toMatchObject({
      outcome: 'failed',
      error: missingTool('bwa').message,
      problem: { file: '', code: 'run.missing-tool', params: { tool: 'bwa' } },
    });
    expect(engine.calls).toEqual(['submit']);
  });

  test('a submission whose response was lost is found again, not repeated', async () => {
    engine.faults.push({ operation: 'submit', error: AWAY, after: true });
    await start();
    await add('one');
    await submitted();
    endRuns({ state: 'succeeded', finishedTime: 5_000 });
    await finished('one');
    expect(engine.runs.size).toBe(1);
    expect(engine.calls.filter((call) => call === 'submit')).toHaveLength(1);
  });

  test('a submission that never arrived is repeated', async () => {
    engine.faults.push({ operation: 'submit', error: AWAY }, { operation: 'find', error: AWAY });
    await start();
    await add('one');
    await submitted();
    endRuns({ state: 'failed', finishedTime: 5_000, message: 'exit code 3' });
    expect(await finished('one')).toMatchObject({ outcome: 'failed', error: 'exit code 3' });
    expect(engine.runs.size).toBe(1);
  });

  test('a run that its engine can neither find nor exclude fails, and is not submitted again', async () => {
    engine.faults.push(
      { operation: 'submit', error: AWAY, after: true },
      { operation: 'find', error: hiddenRuns() },
    );
    await start();
    await add('one');
    expect(await finished('one')).toMatchObject({ outcome: 'failed', problem: { code: 'run.hidden-runs' } });
    expect(engine.runs.size).toBe(1);
  });

  test('a run ends although its engine cannot cancel it', async () => {
    await start();
    await add('one');
    await submitted();
    const broken = vi.spyOn(engine, 'cancel').mockRejectedValue(AWAY);
    await cancel('one');
    await until(() => expect(broken).toHaveBeenCalled());
    endRuns({ state: 'succeeded', finishedTime: 5_000 });
    expect(await finished('one')).toMatchObject({ outcome: 'succeeded' });
  });

  test('an engine that is away ends no run, and its silence is written once', async () => {
    for (let index = 0; index < 12; index += 1) engine.faults.push({ operation: 'observe', error: AWAY });
    await start();
    await add('one');
    await until(() => expect(engine.faults).toEqual([]));
    expect(silences).toMatchObject([{ reason: AWAY.message, problem: AWAY.reason.problem }]);
    expect(ends.size).toBe(0);
    endRuns({ state: 'succeeded', finishedTime: 5_000 });
    expect(await finished('one')).toMatchObject({ outcome: 'succeeded' });
  });

  test('a run that its engine has forgotten fails after three responses', async () => {
    for (let index = 0; index < 2; index += 1)
      engine.faults.push({ operation: 'observe', error: new RunUnknown('404') });
    await start();
    await add('one');
    await submitted();
    await until(() => expect(engine.faults).toEqual([]));
    await until(() => expect(engine.calls.at(-1)).toBe('observe'));
    engine.runs.clear();
    expect(await finished('one')).toMatchObject({
      outcome: 'failed',
      error: 'The engine "scripted" does not know this run any more.',
      problem: { code: 'run.lost', params: { engine: 'scripted' } },
    });
  });

  test('a stop is sent until the engine confirms it', async () => {
    engine.faults.push({ operation: 'cancel', error: AWAY });
    await start();
    await add('one');
    await submitted();
    await cancel('one');
    expect(await finished('one')).toMatchObject({ outcome: 'cancelled', error: null });
    expect(engine.calls.filter((call) => call === 'cancel').length).toBeGreaterThanOrEqual(2);
  });

  test('results that cannot be stored fail the run with the reason; a full disk waits', async () => {
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    for (let index = 0; index < 9; index += 1) engine.faults.push({ operation: 'collect', error: full });
    await start();
    await add('one');
    await submitted();
    endRuns({ state: 'succeeded', finishedTime: 5_000 });
    expect(await finished('one')).toMatchObject({ outcome: 'succeeded' });

    for (let index = 0; index < 9; index += 1)
      engine.faults.push({ operation: 'collect', error: new Error('The bucket is full.') });
    await add('two');
    await until(() => expect(engine.runs.size).toBe(2));
    endRuns({ state: 'succeeded', finishedTime: 5_000 });
    expect(await finished('two')).toMatchObject({
      outcome: 'failed',
      error: 'The results could not be stored: The bucket is full.',
      problem: { code: 'run.results-not-stored', params: { reason: 'The bucket is full.' } },
    });
  });

  test('results that the engine refuses for good fail the run with the code of that reason', async () => {
    const unread = largeResponse('scripted', 256, 'The response is too large.');
    for (let index = 0; index < 4; index += 1) engine.faults.push({ operation: 'collect', error: unread });
    await start();
    await add('one');
    await submitted();
    endRuns({ state: 'succeeded', finishedTime: 5_000 });
    expect(await finished('one')).toMatchObject({
      outcome: 'failed',
      error: `The results could not be stored: ${unread.message}`,
      problem: { code: 'run.large-response', params: { engine: 'scripted', limit: 256 } },
    });
  });

  test('another queue goes on with the runs of one that ended', async () => {
    await start();
    await add('one');
    await submitted();
    await queue.close();
    endRuns({ state: 'succeeded', finishedTime: 5_000 });
    expect(ends.size).toBe(0);
    await start();
    expect(await finished('one')).toMatchObject({ outcome: 'succeeded' });
    expect(engine.runs.size).toBe(1);
  });

  test('whatever fails and restarts, each run is submitted once and ends once, as its engine says', async () => {
    const operation = fc.constantFrom<Operation>('submit', 'find', 'observe', 'cancel', 'collect', 'release');
    const event = fc.oneof(
      { weight: 4, arbitrary: fc.record({ fail: operation, after: fc.boolean() }) },
      { weight: 1, arbitrary: fc.constant('restart' as const) },
      { weight: 1, arbitrary: fc.constant('cancel' as const) },
    );
    const outcome = fc.constantFrom('succeeded' as const, 'failed' as const);
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 8 }), outcome, async (events, state) => {
        engine = new ScriptedEngine();
        ends.clear();
        await start();
        let cancelled = false;
        for (const each of events)
          if (typeof each === 'object')
            engine.faults.push({ operation: each.fail, error: AWAY, after: each.after });
        await add('one');
        for (const each of events) {
          if (each === 'restart') {
            await queue.close();
            await start();
          }
          if (each === 'cancel') {
            cancelled = true;
            await cancel('one');
          }
        }
        if (!cancelled) {
          await submitted();
          endRuns({ state, finishedTime: 5_000 });
          expect((await finished('one'))?.outcome).toBe(state);
        } else {
          await until(async () =>
            expect(await database.db.selectFrom('runs').selectAll().execute()).toEqual([]),
          );
          // A run that was cancelled while it waited leaves no end: the caller of `cancel` ends its record.
          expect(ends.get('one')?.map((end) => end.outcome) ?? ['cancelled']).toEqual(['cancelled']);
        }
        expect(engine.runs.size).toBeLessThanOrEqual(1);
        await queue.close();
      }),
      { numRuns: 60 },
    );
  });
});
