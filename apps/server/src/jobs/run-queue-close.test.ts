import { expect, onTestFinished, test, vi } from 'vitest';
import { NOTHING_SEEN } from '../engines/job-engine.ts';
import { EngineRegistry } from '../engines/registry.ts';
import { ScriptedEngine } from '../engines/testing/scripted-engine.ts';
import { openPglite } from '../testing/engines.ts';
import type { RecordWriter } from './record-writer.ts';
import { makeDue, renewLeases } from './run-claims.ts';
import { RunQueue } from './run-queue.ts';

vi.mock(import('./run-claims.ts'), { spy: true });

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

test.each([
  ['the renewal of its leases', renewLeases, () => {}],
  ['the note of a change at an engine', makeDue, changeOne],
])('a queue is closed only after %s, since its database is destroyed next', async (_title, held, begin) => {
  const database = await openPglite();
  onTestFinished(() => database.close());
  const engine = new ScriptedEngine();
  const errors: unknown[] = [];
  const queue = new RunQueue({
    db: database.db,
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
  let release = () => {};
  const query = vi.mocked(held).mockReturnValue(new Promise<void>((resolve) => (release = resolve)));
  query.mockClear();
  begin(engine);
  await vi.waitFor(() => expect(query).toHaveBeenCalled(), { timeout: 20_000, interval: 2 });
  const order: string[] = [];
  const closed = queue.close().then(() => order.push('closed'));
  // The database answers in order, so that a queue which does not wait would be closed before these.
  for (let count = 0; count < 5; count += 1) await database.db.selectFrom('runs').selectAll().execute();
  order.push('released');
  release();
  await closed;
  query.mockRestore();
  expect(order).toEqual(['released', 'closed']);
  expect(errors).toEqual([]);
});
