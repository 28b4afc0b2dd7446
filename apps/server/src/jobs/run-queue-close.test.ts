import type { CompiledQuery, Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { NOTHING_SEEN } from '../engines/job-engine.ts';
import { EngineRegistry } from '../engines/registry.ts';
import { ScriptedEngine } from '../engines/testing/scripted-engine.ts';
import type { Database } from '../records/database.ts';
import { openPostgres } from '../testing/engines.ts';
import type { RecordWriter } from './record-writer.ts';
import { RunQueue } from './run-queue.ts';

const WRITER: RecordWriter = {
  observe: async () => [],
  silence: async () => [],
  end: async () => async () => [],
};

/** Lets an engine report a change of a run. */
function changeOne(engine: ScriptedEngine): void {
  engine.runs.set('handle', { id: 'one', observation: NOTHING_SEEN });
  engine.change('one', {});
}

/** Object with another implementation of one method; the others stay those of `target`. */
function withMethod<Target extends object>(target: Target, name: string, method: unknown): Target {
  return new Proxy(target, {
    get(_, key) {
      if (key === name) return method;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Database that hands over the results of queries with a text only after `release`, once it is armed. */
function holdResults(db: Kysely<Database>, text: string) {
  let reach = () => {};
  let release = () => {};
  let armed = false;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const getExecutor = () => {
    const executor = db.getExecutor();
    return withMethod(executor, 'executeQuery', async (query: CompiledQuery) => {
      const result = await executor.executeQuery(query);
      if (armed && query.sql.includes(text)) {
        reach();
        await released;
      }
      return result;
    });
  };
  return { db: withMethod(db, 'getExecutor', getExecutor), arm: () => (armed = true), reached, release };
}

test.each([
  ['the renewal of its leases', 'set lease_until = $1', () => {}],
  ['the note of a change at an engine', 'set next_look_at = 0', changeOne],
])('a queue is closed only after %s, since its database is destroyed next', async (_title, text, begin) => {
  const database = await openPostgres();
  onTestFinished(() => database.close());
  const held = holdResults(database.db, text);
  const engine = new ScriptedEngine();
  const errors: unknown[] = [];
  const queue = new RunQueue({
    db: held.db,
    owner: 'here:one',
    engines: new EngineRegistry([
      { engine, jobSlots: 1, reportSlots: 0, shared: true, lookMs: { min: 60_000, max: 60_000 } },
    ]),
    writers: { workflow: WRITER, task: WRITER },
    timing: { retry: { firstMs: 1, maxMs: 4 }, doubtMs: 2, cancelAgainMs: 5 },
    announce: () => {},
    afterEnd: async () => {},
    onError: (error) => errors.push(error),
    leaseMs: 30,
  });
  await queue.open();
  held.arm();
  begin(engine);
  await held.reached;
  const order: string[] = [];
  const closed = queue.close().then(() => order.push('closed'));
  // The database answers in order, so that a queue which does not wait would be closed before these.
  for (let count = 0; count < 5; count += 1) await database.db.selectFrom('runs').selectAll().execute();
  order.push('released');
  held.release();
  await closed;
  expect(order).toEqual(['released', 'closed']);
  expect(errors).toEqual([]);
});
