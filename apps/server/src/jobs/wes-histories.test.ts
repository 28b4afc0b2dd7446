import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EngineRegistry } from '../engines/registry.ts';
import { hasEnded, tagsOf, type Dialect, type FakeRun } from '../engines/wes/testing/fake-run.ts';
import type { RequestKind } from '../engines/wes/testing/fake-requests.ts';
import type { Fault } from '../engines/wes/testing/fake-faults.ts';
import { FakeWes } from '../engines/wes/testing/fake-wes.ts';
import { TINY_LIMITS, cwlDescriptor, fakeEngine } from '../engines/wes/testing/wes-test.ts';
import type { Database } from '../records/database.ts';
import { openPostgres, type TestDatabase } from '../testing/engines.ts';
import type { RecordWriter, RunEnd } from './record-writer.ts';
import { RunQueue } from './run-queue.ts';

/** Jobs of a history, at the same time; 25 histories make 1,000 jobs. */
const JOBS = 40;
const TIMING = { retry: { firstMs: 1, maxMs: 8 }, doubtMs: 2, cancelAgainMs: 4 };
const LIMITS = { ...TINY_LIMITS, settleMs: 60 };

/** History of a job. Each list of faults is for its first requests of a kind; then the engine responds. */
interface Fate {
  readonly faults: Readonly<Partial<Record<RequestKind, readonly Fault[]>>>;
  /** Looks at the run until it starts, and from then until it ends. */
  readonly looks: readonly [start: number, end: number];
  readonly end: 'COMPLETE' | 'EXECUTOR_ERROR' | 'SYSTEM_ERROR' | 'PREEMPTED';
  /** Look at which the user stops the job, 0 while it waits; null for never. */
  readonly stop: number | null;
  /** Look at which the engine forgets the run if it still lives; null for never. */
  readonly vanish: number | null;
}

/** Jobs at an engine, and the numbers of polls after which their server is killed and another one starts. */
interface History {
  readonly dialect: Dialect;
  readonly fates: readonly Fate[];
  readonly kills: readonly number[];
}

const upTo = (maxLength: number, ...faults: Fault[]): fc.Arbitrary<Fault[]> =>
  fc.array(fc.constantFrom(...faults), { maxLength });
const seldom = (weight: number, look: fc.Arbitrary<number>): fc.Arbitrary<number | null> =>
  fc.oneof({ weight, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: look });
const RESPONSES: Fault[] = ['cut', '500', '429', '401', 'broken-json', 'html'];
const SUBMISSIONS: Fault[] = [...RESPONSES, 'cut-after', '500-after', 'broken-json-after', 'late'];
const FATE: fc.Arbitrary<Fate> = fc.record({
  faults: fc.record({
    submit: upTo(2, ...SUBMISSIONS),
    run: upTo(1, ...RESPONSES, 'strange-state'),
    cancel: upTo(2, 'cut', 'cut-after', '500', '500-after', '429'),
    log: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, upTo(1, 'cut', '500', '429')),
    file: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, upTo(1, 'cut', '500', '429')),
  }),
  looks: fc.tuple(fc.nat(1), fc.nat(1)),
  end: fc.constantFrom('COMPLETE', 'EXECUTOR_ERROR', 'SYSTEM_ERROR', 'PREEMPTED'),
  stop: seldom(3, fc.nat(3)),
  vanish: seldom(15, fc.integer({ min: 1, max: 3 })),
});
const HISTORY: fc.Arbitrary<History> = fc.record({
  dialect: fc.constantFrom('toil', 'sapporo', 'wes-1.0', 'wes-1.1'),
  fates: fc.array(FATE, { minLength: JOBS, maxLength: JOBS }),
  kills: fc.array(fc.integer({ min: 5, max: 150 }), { maxLength: 2 }),
});

let database: TestDatabase;
beforeAll(async () => {
  database = await openPostgres();
  // Written in the transaction of an end, so that an end which is rolled back does not count.
  await sql`create table ends (name text not null, outcome text not null)`.execute(database.db);
});
afterAll(() => database?.close());

test('in 1,000 histories no job is lost, none is submitted twice, and each ends as its engine says', async () => {
  let jobs = 0;
  const run = fc.asyncProperty(HISTORY, async (history) => {
    const world = await openWorld(history);
    try {
      await world.finish();
      expect(world.fake.submittedTwice).toEqual([]);
      expect(await world.outcomes()).toEqual(
        history.fates.map((fate, index) => world.truth(fate, nameOf(index))),
      );
      expect(world.errors).toEqual([]);
      jobs += history.fates.length;
    } finally {
      await world.close();
    }
  });
  await fc.assert(run, { numRuns: 1000 / JOBS, endOnFailure: true });
  expect(jobs).toBe(1000);
}, 600_000);

const nameOf = (index: number): string => `job-${index}`;

/** Ends of a job: one, if it is right. */
interface Outcome {
  readonly name: string;
  readonly outcomes: readonly string[];
}

/** Starts a fake engine, a server and the jobs of a history. */
async function openWorld({ dialect, fates, kills }: History) {
  const fake = await FakeWes.start({ dialect });
  const looks = new Map<string, number>();
  const used = new Map<string, number>();
  const vanished = new Set<string>();
  const errors: unknown[] = [];
  let allLooks = 0;
  let killed = 0;
  let server = await startServer(fake, errors);
  let restart: Promise<void> | undefined;
  const fateOf = (name: string): Fate | undefined => fates[Number(name.slice('job-'.length))];
  const stop = async (name: string): Promise<void> => {
    const waiting = await server.queue.cancel(database.db, 'workflow', [name]);
    for (const each of waiting) await writeEnd(database.db, each, 'cancelled');
    server.queue.wake();
  };

  fake.retryAfter = '0';
  fake.chooseFault = (kind, name = '') => {
    const key = `${kind} ${name}`;
    const count = used.get(key) ?? 0;
    used.set(key, count + 1);
    return fateOf(name)?.faults[kind]?.[count];
  };
  fake.onLook = (run, name) => {
    const fate = fateOf(name);
    if (fate === undefined) return;
    const look = (looks.get(name) ?? 0) + 1;
    looks.set(name, look);
    allLooks += 1;
    advance(run, fate, look);
    if (look === fate.stop) void stop(name);
    if (look === fate.vanish && !hasEnded(run) && fake.runs.delete(run.id)) vanished.add(name);
    if (restart === undefined && allLooks >= (kills[killed] ?? Infinity)) {
      killed += 1;
      server.kill();
      restart = startServer(fake, errors).then((next) => {
        server = next;
        restart = undefined;
      });
    }
  };
  await server.queue.enqueue(database.db, {
    kind: 'workflow',
    owner: 'ada',
    engine: 'wes',
    descriptor: cwlDescriptor({ outputs: [{ name: 'o', kind: 'file', pattern: '*.txt', required: false }] }),
    runs: fates.map((_fate, index) => ({
      subjectId: nameOf(index),
      request: {
        name: 'histories',
        app: null,
        sample: { sample_id: nameOf(index) },
        workDir: `minio://projects/p/${nameOf(index)}`,
      },
    })),
  });
  for (const [index, fate] of fates.entries()) if (fate.stop === 0) await stop(nameOf(index));
  server.queue.wake();

  return {
    fake,
    errors,
    finish: () => vi.waitFor(expectNoRuns, { timeout: 120_000, interval: 10 }),
    outcomes: async (): Promise<Outcome[]> => {
      const { rows } = await sql<{ name: string; outcome: string }>`select * from ends`.execute(database.db);
      return fates.map((_fate, index) => {
        const name = nameOf(index);
        const ends = rows.filter((row) => row.name === name);
        return { name, outcomes: ends.map(({ outcome }) => outcome) };
      });
    },
    /** End that is right: by the state at the engine, whatever the portal believes. */
    truth: ({ stop: stopped }: Fate, name: string): Outcome => {
      const run = [...fake.runs.values()].find((each) => tagsOf(each)['portal-sample'] === name);
      if (run !== undefined) return { name, outcomes: [OUTCOMES[run.state] ?? 'lives on'] };
      if (!vanished.has(name)) return { name, outcomes: ['cancelled'] };
      return {
        name,
        outcomes: [stopped === null ? 'failed' : expect.stringMatching(/^(failed|cancelled)$/)],
      };
    },
    close: async () => {
      await restart;
      await server.queue.close();
      await fake.close();
      await sql`truncate runs, ends`.execute(database.db);
    },
  };
}

async function writeEnd(db: Kysely<Database>, name: string, outcome: RunEnd['outcome']): Promise<void> {
  await sql`insert into ends values (${name}, ${outcome})`.execute(db);
}

const OUTCOMES: Readonly<Record<string, RunEnd['outcome']>> = {
  COMPLETE: 'succeeded',
  EXECUTOR_ERROR: 'failed',
  SYSTEM_ERROR: 'failed',
  PREEMPTED: 'failed',
  CANCELED: 'cancelled',
};

/** Advances a run at its engine, at a poll. */
function advance(run: FakeRun, { looks: [start, end], end: state }: Fate, look: number): void {
  if (run.state === 'QUEUED' && look > start) run.state = 'RUNNING';
  if (run.state === 'RUNNING' && look > start + end) {
    run.state = state;
    run.exitCode = state === 'COMPLETE' ? 0 : 1;
    run.files = { 'o.txt': 'result' };
    run.outputs = { o: '@/o.txt' };
  }
}

async function expectNoRuns(): Promise<void> {
  expect(await database.db.selectFrom('runs').select('id').limit(1).execute()).toEqual([]);
}

/** Starts a server. After `kill` it reads and writes nothing any more, as after a kill -9. */
async function startServer(fake: FakeWes, errors: unknown[]): Promise<{ queue: RunQueue; kill(): void }> {
  let dead = false;
  const writer: RecordWriter = {
    observe: async () => [],
    silence: async () => [],
    end:
      async ({ subject }, { outcome }) =>
      async (transaction) => {
        await writeEnd(transaction, subject.id, outcome);
        return [];
      },
  };
  const queue = new RunQueue({
    db: database.db.withPlugin({
      transformQuery: ({ node }) => {
        if (dead) throw new Error('This server is dead.');
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
    owner: 'here:one',
    engines: new EngineRegistry([
      {
        engine: fakeEngine(fake, { limits: LIMITS }),
        jobSlots: JOBS,
        reportSlots: 0,
        shared: true,
        lookMs: { min: 1, max: 3 },
      },
    ]),
    writers: { workflow: writer, task: writer },
    timing: TIMING,
    announce: () => undefined,
    afterEnd: async () => undefined,
    onError: (error) => {
      if (!dead) errors.push(error);
    },
    leaseMs: 60_000,
  });
  await queue.open();
  return {
    queue,
    kill: () => {
      dead = true;
      void queue.close();
    },
  };
}
