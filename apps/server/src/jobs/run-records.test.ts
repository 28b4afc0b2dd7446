import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES, type TestDatabase } from '../testing/engines.ts';
import type { RunDescriptor } from '../app-store/run-descriptor.ts';
import { claimQueued, dueRuns, endAbandoned, expireLeases, renewLeases, takeOver } from './run-claims.ts';
import { addRuns, cancelRuns } from './run-records.ts';

const DESCRIPTOR = {
  descriptorVersion: 2,
  engine: 'local',
  program: 'hash-file',
  params: [],
  outputs: [],
} satisfies RunDescriptor;
const SERVER = { owner: 'here:one', leaseMs: 60_000 };
const OTHER = { owner: 'here:two', leaseMs: 60_000 };
/** Settings of PostgreSQL without which a nested loop is left. */
const OTHER_PLANS = ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'].map((plan) => `enable_${plan}`);

describe.each(ENGINES)('$name', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());
  beforeEach(() => database.db.deleteFrom('runs').execute());

  const add = (owner: string, names: readonly string[], kind: 'workflow' | 'task' = 'workflow') =>
    addRuns(database.db, {
      kind,
      owner,
      engine: 'local',
      descriptor: DESCRIPTOR,
      runs: names.map((name) => ({
        subjectId: name,
        request: { name, app: null, sample: { sample_id: name }, workDir: `minio://projects/${name}` },
      })),
    });
  const numbered = (owner: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${owner}${index}`);
  const active = () =>
    database.db
      .selectFrom('runs')
      .selectAll()
      .where('state', '<>', 'queued')
      .orderBy('queue_number')
      .execute();
  const claimOne = async (lane: 'jobs' | 'reports' = 'jobs', holder = SERVER, shared = false) => {
    const own = (await active()).filter(
      (run) => run.lane === lane && (shared || run.lease_owner === holder.owner),
    );
    const slots = own.length + 1;
    const [id] = await claimQueued(database.db, holder, { engine: 'local', lane, slots, shared });
    return (await active()).find((run) => run.id === id);
  };
  const claim = async (count: number, lane: 'jobs' | 'reports' = 'jobs') => {
    const claimed: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const run = await claimOne(lane);
      if (run) claimed.push(run.subject_id);
    }
    return claimed;
  };
  const due = (owner = SERVER.owner) => dueRuns(database.db, { owner, busy: [], exceptEngines: [] });

  test('a batch of 10,000 runs is one statement, and a claimed run has its request and descriptor', async () => {
    await add('a', numbered('a', 10_000));
    await claimOne();
    expect(await due()).toMatchObject([
      {
        subject: { kind: 'workflow', id: 'a0' },
        state: 'starting',
        run: {
          name: 'a0',
          sample: { sample_id: 'a0' },
          descriptor: DESCRIPTOR,
          workDir: 'minio://projects/a0',
        },
      },
    ]);
    const descriptors = await database.db.selectFrom('run_descriptors').selectAll().execute();
    expect(descriptors).toHaveLength(1);
  });

  test('accounts take turns, however many runs one of them has queued', async () => {
    await add('a', numbered('a', 1000));
    expect(await claim(3)).toEqual(['a0', 'a1', 'a2']);
    await add('b', numbered('b', 2));
    await add('c', numbered('c', 1));
    expect(await claim(6)).toEqual(['a3', 'b0', 'c0', 'a4', 'b1', 'a5']);
  });

  test('an account that was idle gains nothing from it', async () => {
    await add('a', numbered('a', 100));
    await claim(50);
    await add('b', numbered('b', 10));
    const next = await claim(10);
    expect(next.filter((name) => name.startsWith('b'))).toHaveLength(5);
  });

  test('reports have a lane of their own', async () => {
    await add('a', numbered('a', 1000));
    await add('b', ['report'], 'task');
    expect(await claim(1, 'reports')).toEqual(['report']);
    expect(await claim(1, 'reports')).toEqual([]);
  });

  test('between two turns of a waiting account, each other account has at most two', async () => {
    const step = fc.oneof(
      fc.record({ add: fc.constantFrom('a', 'b', 'c'), count: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ claim: fc.integer({ min: 1, max: 6 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await database.db.deleteFrom('runs').execute();
        const waiting = new Map<string, number>();
        const passed = new Map<string, Map<string, number>>();
        let added = 0;
        for (const each of steps) {
          if ('add' in each) {
            await add(
              each.add,
              Array.from({ length: each.count }, () => `${each.add}${(added += 1)}`),
            );
            waiting.set(each.add, (waiting.get(each.add) ?? 0) + each.count);
            continue;
          }
          for (const name of await claim(each.claim)) {
            const owner = name.slice(0, 1);
            waiting.set(owner, (waiting.get(owner) ?? 0) - 1);
            passed.set(owner, new Map());
            for (const [other, count] of waiting) {
              if (other === owner || count === 0) continue;
              const turns = passed.get(other) ?? new Map<string, number>();
              turns.set(owner, (turns.get(owner) ?? 0) + 1);
              passed.set(other, turns);
              expect(turns.get(owner)).toBeLessThanOrEqual(2);
            }
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  test('two servers claim every run once, each as many as it has slots', async () => {
    await add('a', numbered('a', 20));
    const lane = { engine: 'local', lane: 'jobs', slots: 8, shared: false } as const;
    const claims = Array.from({ length: 6 }, (_, index) =>
      claimQueued(database.db, index % 2 === 0 ? SERVER : OTHER, lane),
    );
    const claimed = (await Promise.all(claims)).flat();
    expect(new Set(claimed).size).toBe(claimed.length);
    // PostgreSQL may give a server more than its slots while it claims twice at the same time; a queue never does.
    expect(claimed.length).toBeGreaterThanOrEqual(16);
    expect((await active()).map((run) => run.id).toSorted()).toEqual(claimed.toSorted());
  });

  test('a claim takes one run for one slot, also by a plan that reads the queue again for each run', async () => {
    await add('a', numbered('a', 50));
    const claimed = await database.db.connection().execute(async (connection) => {
      for (const each of OTHER_PLANS) await sql.raw(`set ${each} = off`).execute(connection);
      try {
        return await claimQueued(connection, SERVER, {
          engine: 'local',
          lane: 'jobs',
          slots: 1,
          shared: false,
        });
      } finally {
        for (const each of OTHER_PLANS) await sql.raw(`reset ${each}`).execute(connection);
      }
    });
    expect(claimed).toHaveLength(1);
  });

  test('shared slots are counted over all servers', async () => {
    await add('a', numbered('a', 20));
    const lane = { engine: 'local', lane: 'jobs', slots: 5, shared: true } as const;
    await Promise.all([SERVER, OTHER, SERVER, OTHER].map((holder) => claimQueued(database.db, holder, lane)));
    expect(await active()).toHaveLength(5);
  });

  test('a cancelled set loses its queued runs at once; a running one is due', async () => {
    await add('a', numbered('a', 10_000));
    const running = await claimOne();
    await database.db
      .updateTable('runs')
      .set({ state: 'running', next_look_at: 9e12 })
      .where('id', '=', running?.id ?? '')
      .execute();
    const removed = await cancelRuns(database.db, 'workflow', numbered('a', 10_000));
    expect(removed).toHaveLength(9_999);
    expect(await claimOne()).toBeUndefined();
    expect(await due()).toMatchObject([{ run: { id: running?.id }, cancelled: true }]);
  });

  test('a server takes over expired runs of shared engines, and of its own machine only for others', async () => {
    await add('a', ['near', 'far', 'alive']);
    const [near, far, alive] = [await claimOne(), await claimOne(), await claimOne()];
    const lease = (id: string | undefined, owner: string, until: number) =>
      database.db
        .updateTable('runs')
        .set({ lease_owner: owner, lease_until: until })
        .where('id', '=', id ?? '')
        .execute();
    await lease(near?.id, OTHER.owner, 1);
    await lease(far?.id, 'elsewhere:two', 1);
    await lease(alive?.id, OTHER.owner, Date.now() + 60_000);
    await takeOver(database.db, SERVER, { shared: [], sameHost: ['local'] });
    expect((await due()).map(({ subject }) => subject.id)).toEqual(['near']);
    await takeOver(database.db, SERVER, { shared: ['local'], sameHost: [] });
    expect((await due()).map(({ subject }) => subject.id).toSorted()).toEqual(['far', 'near']);
  });

  test('runs of a machine that stays away end with the reason', async () => {
    await add('a', ['lost', 'late']);
    const [lost, late] = [await claimOne(), await claimOne()];
    for (const [run, until] of [[lost, 1] as const, [late, Date.now() - 1000] as const])
      await database.db
        .updateTable('runs')
        .set({ lease_owner: 'elsewhere:two', lease_until: until })
        .where('id', '=', run?.id ?? '')
        .execute();
    await endAbandoned(database.db, SERVER, ['local']);
    expect(await due()).toMatchObject([
      {
        subject: { id: 'lost' },
        state: 'ended',
        handle: null,
        observation: {
          state: 'failed',
          message: expect.stringContaining('"elsewhere"'),
          problem: { code: 'run.machine-away', params: { host: 'elsewhere', limit: 10 } },
        },
      },
    ]);
  });

  test('a server that ends gives up its leases, and takes them again at its next start', async () => {
    await add('a', ['one']);
    await claimOne();
    await expireLeases(database.db, SERVER.owner);
    await renewLeases(database.db, SERVER);
    await takeOver(database.db, OTHER, { shared: ['local'], sameHost: [] });
    expect(await due(OTHER.owner)).toEqual([]);
    await expireLeases(database.db, SERVER.owner);
    await takeOver(database.db, OTHER, { shared: ['local'], sameHost: [] });
    expect(await due(OTHER.owner)).toHaveLength(1);
  });

  test('the counts of a project equal its jobs after any changes', async () => {
    await sql`
      insert into projects (id, project_name, description, app_id, app_name, author, owner_sub, started_time)
      values ('p', 'counted_project', '', '', '', '', '', 0)
      on conflict do nothing`.execute(database.db);
    await sql`
      insert into workflows (id, project_id, sample_id, position, submitted_time, job_params, labels)
      select 'job-' || n, 'p', n::text, n, 0, '{}', '{}' from generate_series(1, 40) as n`.execute(
      database.db,
    );
    const change = fc.record({
      from: fc.integer({ min: 1, max: 40 }),
      to: fc.integer({ min: 1, max: 40 }),
      status: fc.constantFrom('Submitted', 'Running', 'Succeeded', 'Failed', 'Aborted'),
      verdict: fc.constantFrom('pass', 'warn', null),
      percentage: fc.double({ min: 0, max: 100, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ from, to, status, verdict, percentage }) => {
        await sql`
          update workflows set status = ${status}, verdict = ${verdict}, percentage = ${percentage}
          where project_id = 'p' and position between ${from} and ${to}`.execute(database.db);
        const expected = await sql`
          select status, coalesce(verdict, '') as verdict, count(*)::integer as jobs,
            sum(percentage::numeric)::double precision as percentage
          from workflows where project_id = 'p' group by 1, 2 order by 1, 2`.execute(database.db);
        const counted = await sql`
          select status, verdict, jobs, percentage::double precision from job_counts
          where project_id = 'p' and jobs > 0 order by status, verdict`.execute(database.db);
        expect(counted.rows).toEqual(expected.rows);
      }),
      { numRuns: 40 },
    );
  });
});
