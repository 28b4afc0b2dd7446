import { sql, type Kysely } from 'kysely';
import type { Registry } from 'prom-client';
import type { EngineRegistry } from '../engines/registry.ts';
import type { Lane, RunState, TaskStatus } from '../jobs/tables.ts';
import { WORK_STATUSES, type WorkStatus } from '../jobs/transitions.ts';
import type { Database } from '../records/database.ts';
import { addReadGauges, type Sample } from './read-gauges.ts';

const TASK_STATUSES = ['Submitted', 'Started', 'Finished', 'Failed'] as const satisfies readonly TaskStatus[];
const RUN_STATES = [
  'queued',
  'starting',
  'running',
  'ended',
  'stored',
] as const satisfies readonly RunState[];
const LANES = ['jobs', 'reports'] as const satisfies readonly Lane[];

interface WorkCounts {
  jobs: { status: WorkStatus; count: number }[];
  tasks: { status: TaskStatus; count: number }[];
  runs: { engine: string; lane: Lane; state: RunState; count: number }[];
}

/** Gauges of jobs and reports by status, and of the run queue with its slots. A status without any is reported as 0. */
export function workMetrics(registry: Registry, db: Kysely<Database>, engines: EngineRegistry): void {
  addReadGauges(registry, {
    part: 'work',
    read: () => readCounts(db),
    gauges: [
      {
        name: 'portal_jobs',
        help: 'Jobs by status.',
        labels: ['status'],
        samples: ({ jobs }) => byStatus(WORK_STATUSES, jobs),
      },
      {
        name: 'portal_reports',
        help: 'Reports and uploads of data sets by status.',
        labels: ['status'],
        samples: ({ tasks }) => byStatus(TASK_STATUSES, tasks),
      },
      {
        name: 'portal_queue_runs',
        help: 'Runs in the queue by engine, lane and state; "queued" ones wait for a slot.',
        labels: ['engine', 'lane', 'state'],
        samples: ({ runs }) => queueSamples(runs, engines),
      },
    ],
  });
  addReadGauges(registry, {
    part: 'slots',
    read: async () => engines.connected,
    gauges: [
      {
        name: 'portal_queue_slots',
        help: 'Slots by engine and lane.',
        labels: ['engine', 'lane'],
        samples: (connected) =>
          connected.flatMap(({ engine, jobSlots, reportSlots }) => [
            { labels: { engine: engine.name, lane: 'jobs' }, value: jobSlots },
            { labels: { engine: engine.name, lane: 'reports' }, value: reportSlots },
          ]),
      },
    ],
  });
}

async function readCounts(db: Kysely<Database>): Promise<WorkCounts> {
  const count = sql<number>`count(*)::int`;
  const [jobs, tasks, runs] = await Promise.all([
    db
      .selectFrom('job_counts')
      .select(['status', sql<number>`sum(jobs)::int`.as('count')])
      .groupBy('status')
      .execute(),
    db
      .selectFrom('tasks')
      .select(['status', count.as('count')])
      .groupBy('status')
      .execute(),
    db
      .selectFrom('runs')
      .select(['engine', 'lane', 'state', count.as('count')])
      .groupBy(['engine', 'lane', 'state'])
      .execute(),
  ]);
  return { jobs, tasks, runs };
}

function byStatus<Status extends string>(
  statuses: readonly Status[],
  rows: readonly { status: Status; count: number }[],
): Sample[] {
  return statuses.map((status) => ({
    labels: { status },
    value: rows.find((row) => row.status === status)?.count ?? 0,
  }));
}

/** Samples of all states of the connected engines, and of those that still have runs. */
function queueSamples(runs: WorkCounts['runs'], engines: EngineRegistry): Sample[] {
  const names = [...new Set([...engines.names, ...runs.map(({ engine }) => engine)])];
  return names.flatMap((engine) =>
    LANES.flatMap((lane) =>
      RUN_STATES.map((state) => ({
        labels: { engine, lane, state },
        value:
          runs.find((row) => row.engine === engine && row.lane === lane && row.state === state)?.count ?? 0,
      })),
    ),
  );
}
