import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NOTHING_SEEN } from '../engines/job-engine.ts';
import { EngineRegistry } from '../engines/registry.ts';
import { ScriptedEngine } from '../engines/testing/scripted-engine.ts';
import { openPostgres, type TestDatabase } from '../testing/engines.ts';
import { advanceRun, type AdvanceOptions } from './advance-run.ts';
import { findActiveRun, type ActiveRun } from './run-claims.ts';
import { RunQueue } from './run-queue.ts';
import type { RecordWriter } from './record-writer.ts';

// A server that is killed may have sent a statement that the database commits after the next process has read the run.

const OWNER = 'here:one';

let database: TestDatabase;
let engine: ScriptedEngine;
let options: AdvanceOptions;
let committedEnds: number;

beforeAll(async () => {
  database = await openPostgres();
});
afterAll(() => database?.close());
beforeEach(async () => {
  await database.db.deleteFrom('runs').execute();
  committedEnds = 0;
  engine = new ScriptedEngine();
  const writer: RecordWriter = {
    observe: async () => [],
    silence: async () => [],
    end: async () => async () => [],
  };
  options = {
    db: database.db,
    owner: OWNER,
    engines: new EngineRegistry([
      { engine, jobSlots: 1, reportSlots: 0, shared: true, lookMs: { min: 1, max: 2 } },
    ]),
    writers: { workflow: writer, task: writer },
    timing: { retry: { firstMs: 1, maxMs: 4 }, doubtMs: 2, cancelAgainMs: 5 },
    announce: () => undefined,
    afterEnd: async () => {
      committedEnds += 1;
    },
    onError: (error) => {
      throw error;
    },
  };
});

/** Queues a run and changes its row as if this server had brought it so far; resolves to what a server reads of it. */
async function runInState(state: ActiveRun['state']) {
  const queue = new RunQueue({ ...options, leaseMs: 60_000 });
  await queue.enqueue(database.db, {
    kind: 'workflow',
    owner: 'ada',
    engine: engine.name,
    descriptor: { descriptorVersion: 2, engine: 'local', program: 'none', params: [], outputs: [] },
    runs: [
      {
        subjectId: 'one',
        request: { name: 'one', app: null, sample: { sample_id: 'one' }, workDir: 'minio://projects/one' },
      },
    ],
  });
  const { id } = await database.db
    .updateTable('runs')
    .set({
      state,
      lease_owner: OWNER,
      lease_until: Date.now() + 60_000,
      observation:
        state === 'ended'
          ? JSON.stringify({ ...NOTHING_SEEN, state: 'succeeded', finishedTime: 5_000 })
          : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const read = await findActiveRun(database.db, id);
  if (read === undefined) throw new Error('The run is not there.');
  return read;
}

test('an end that was written after the run was read is not written again', async () => {
  const read = await runInState('ended');
  await advanceRun(options, read);
  await advanceRun(options, read);
  expect(committedEnds).toBe(1);
});

test('a submission that was counted after the run was read is not sent again, until the engine says that it has none', async () => {
  const read = await runInState('starting');
  await database.db.updateTable('runs').set({ submits: 1 }).execute();
  await advanceRun(options, read);
  expect(engine.calls).toEqual([]);
  const readAgain = await findActiveRun(database.db, read.run.id);
  if (readAgain) await advanceRun(options, readAgain);
  expect(engine.calls).toEqual(['find', 'submit']);
});
