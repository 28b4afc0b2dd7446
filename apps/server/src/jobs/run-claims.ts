import { sql, type Kysely, type Transaction } from 'kysely';
import { upgradeRunDescriptor, type RunDescriptorV1 } from '../app-store/run-descriptor-v1.ts';
import type { RunDescriptor } from '../app-store/run-descriptor.ts';
import { NOTHING_SEEN, type EngineRun, type RunHandle, type RunObservation } from '../engines/job-engine.ts';
import { failedWith, machineAway } from '../engines/run-failure.ts';
import type { Database } from '../records/database.ts';
import type { Lane, QueuedRequest, RunState, RunSubject } from './tables.ts';

/** Run that has left the queue: this server has its lease. */
export interface ActiveRun {
  readonly run: EngineRun;
  readonly subject: RunSubject;
  readonly engine: string;
  readonly state: Exclude<RunState, 'queued'>;
  readonly handle: RunHandle | null;
  readonly observation: RunObservation | null;
  readonly submits: number;
  readonly failures: number;
  readonly unknownResponses: number;
  readonly cancelled: boolean;
  /** Milliseconds since the epoch; null without a cancel request. */
  readonly cancelSent: number | null;
}

/** Server that claims runs. */
export interface LeaseHolder {
  /** Unique among servers, and the same after a restart. */
  owner: string;
  leaseMs: number;
}

/** Slots of one lane of one engine. */
export interface LaneSlots {
  engine: string;
  lane: Lane;
  slots: number;
  /** True when all servers share the slots; false when each server has its own. */
  shared: boolean;
}

/**
 * Claims the queued runs of a lane whose turn it is, as many as the lane has free slots, and adds an attempt to each job.
 * Resolves to their ids, in no order. No run is claimed twice.
 */
export async function claimQueued(
  db: Kysely<Database>,
  holder: LeaseHolder,
  lane: LaneSlots,
): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    // Two servers that count at the same time would fill the shared slots twice.
    if (lane.shared)
      await sql`select pg_advisory_xact_lock(hashtext(${`slots ${lane.engine} ${lane.lane}`}))`.execute(
        transaction,
      );
    const counted = lane.shared ? sql`true` : sql`lease_owner = ${holder.owner}`;
    // An array is read once. A plan may read a subquery of `in` for each run, and each time its limit is met by other runs.
    const { rows } = await sql<{ id: string; subject_kind: RunSubject['kind'] }>`
      update runs set state = 'starting', lease_owner = ${holder.owner}, lease_until = ${Date.now() + holder.leaseMs}
      where id = any(array(
        select id from runs where engine = ${lane.engine} and lane = ${lane.lane} and state = 'queued'
        order by turn, queue_number
        limit greatest(0, ${lane.slots} - (
          select count(*) from runs
          where engine = ${lane.engine} and lane = ${lane.lane} and state in ('starting', 'running') and ${counted}
        ))
        for update skip locked
      ))
      returning id, subject_kind`.execute(transaction);
    const jobs = rows.filter((row) => row.subject_kind === 'workflow').map((row) => row.id);
    if (jobs.length > 0) await addAttempts(transaction, jobs);
    return rows.map((row) => row.id);
  });
}

async function addAttempts(transaction: Transaction<Database>, runIds: readonly string[]): Promise<void> {
  await sql`
    insert into attempts (id, workflow_id, number, engine, work_dir, status, submitted_time)
    select added.id, added.workflow_id, added.number, added.engine,
      added.folder || case when added.number = 1 then '' else '/attempt-' || added.number end,
      'Submitted', added.submitted_time
    from (
      select runs.id, workflows.id as workflow_id, runs.engine, runs.request ->> 'workDir' as folder,
        workflows.submitted_time,
        1 + coalesce((select max(number) from attempts where attempts.workflow_id = workflows.id), 0) as number
      from runs join workflows on workflows.id = runs.subject_id
      where runs.id = any(${runIds})
    ) as added`.execute(transaction);
}

/** Engines whose runs a server may take over. */
export interface TakeOverScope {
  /** Engines that every server reaches. */
  shared: readonly string[];
  /** Engines whose runs live on one machine: only a server on the same host reaches them. */
  sameHost: readonly string[];
}

/** Takes over the runs whose leases have expired. */
export async function takeOver(
  db: Kysely<Database>,
  { owner, leaseMs }: LeaseHolder,
  { shared, sameHost }: TakeOverScope,
): Promise<void> {
  const now = Date.now();
  await sql`
    update runs set lease_owner = ${owner}, lease_until = ${now + leaseMs}, next_look_at = 0
    where id in (
      select id from runs
      where state <> 'queued' and lease_owner <> ${owner} and lease_until < ${now}
        and (engine = any(${shared}) or (engine = any(${sameHost}) and ${hostOf('lease_owner')} = ${owner.split(':')[0]}))
      for update skip locked
    )`.execute(db);
}

/** Ends the runs of machines that have been away for `ABANDONED_MS`: their programs cannot be reached from here. */
export async function endAbandoned(
  db: Kysely<Database>,
  { owner, leaseMs }: LeaseHolder,
  engines: readonly string[],
): Promise<void> {
  const now = Date.now();
  const { rows } = await sql<{ id: string; host: string }>`
    select id, ${hostOf('lease_owner')} as host from runs
    where state <> 'queued' and engine = any(${engines}) and lease_owner <> ${owner}
      and lease_until < ${now - ABANDONED_MS}`.execute(db);
  for (const { id, host } of rows) {
    const end = failedWith(machineAway(host, ABANDONED_MS / 60_000));
    await sql`
      update runs set state = 'ended', handle = null, lease_owner = ${owner}, lease_until = ${now + leaseMs},
        next_look_at = 0, observation = ${JSON.stringify({ ...NOTHING_SEEN, ...end, finishedTime: now })}::jsonb
      where id = ${id} and lease_owner <> ${owner} and lease_until < ${now}`.execute(db);
  }
}

const ABANDONED_MS = 10 * 60_000;

/** SQL of the host in the name of a server, `<host>:<data folder>`. */
function hostOf(column: string): ReturnType<typeof sql> {
  return sql`split_part(${sql.ref(column)}, ':', 1)`;
}

/** Expires the leases of a server that ends, so that another one takes over at once. */
export async function expireLeases(db: Kysely<Database>, owner: string): Promise<void> {
  await sql`update runs set lease_until = 0 where lease_owner = ${owner} and state <> 'queued'`.execute(db);
}

/** Renews the leases of all runs of this server. */
export async function renewLeases(db: Kysely<Database>, { owner, leaseMs }: LeaseHolder): Promise<void> {
  await sql`
    update runs set lease_until = ${Date.now() + leaseMs} where lease_owner = ${owner} and state <> 'queued'`.execute(
    db,
  );
}

/** Selection of due runs. */
export interface DueSelection {
  /** Name of the server that has their leases. */
  owner: string;
  /** Ids of runs with a step under way. */
  busy: readonly string[];
  /** Engines without a free step. */
  exceptEngines: readonly string[];
}

/** Runs of a server that are due, the longest waiting first. */
export async function dueRuns(
  db: Kysely<Database>,
  { owner, busy, exceptEngines }: DueSelection,
): Promise<ActiveRun[]> {
  const { rows } = await sql<ActiveRow>`
    select ${ACTIVE_COLUMNS} from runs
    where lease_owner = ${owner} and state <> 'queued' and next_look_at <= ${Date.now()}
      and id <> all(${busy}) and engine <> all(${exceptEngines})
    order by next_look_at limit ${MAX_DUE}`.execute(db);
  return rows.map(activeRun);
}

const MAX_DUE = 32;

/** Time when the next run of a selection is due, now or later, in milliseconds since the epoch; undefined when it has none. */
export async function nextDueTime(
  db: Kysely<Database>,
  { owner, busy, exceptEngines }: DueSelection,
): Promise<number | undefined> {
  const { rows } = await sql<{ due: string | null }>`
    select min(next_look_at) as due from runs
    where lease_owner = ${owner} and state <> 'queued'
      and id <> all(${busy}) and engine <> all(${exceptEngines})`.execute(db);
  const due = rows[0]?.due ?? null;
  return due === null ? undefined : Number(due);
}

/** Makes a run due at once. */
export async function makeDue(db: Kysely<Database>, owner: string, runId: string): Promise<void> {
  await sql`update runs set next_look_at = 0 where id = ${runId} and lease_owner = ${owner}`.execute(db);
}

/** Reads one run that has left the queue, whichever server has its lease. */
export async function findActiveRun(db: Kysely<Database>, runId: string): Promise<ActiveRun | undefined> {
  const { rows } = await sql<ActiveRow>`
    select ${ACTIVE_COLUMNS}
    from runs where id = ${runId} and state <> 'queued'`.execute(db);
  return rows.map(activeRun)[0];
}

const ACTIVE_COLUMNS = sql`id, subject_kind, subject_id, engine, state, handle, observation, submits, failures, unknown_responses,
  cancelled, cancel_sent, request,
  (select content from run_descriptors where run_descriptors.id = runs.descriptor_id) as descriptor,
  (select work_dir from attempts where attempts.id = runs.id) as work_dir`;

interface ActiveRow {
  id: string;
  subject_kind: RunSubject['kind'];
  subject_id: string;
  engine: string;
  state: Exclude<RunState, 'queued'>;
  handle: RunHandle | null;
  observation: RunObservation | null;
  submits: number;
  failures: number;
  unknown_responses: number;
  cancelled: boolean;
  cancel_sent: string | null;
  request: QueuedRequest;
  /** An earlier release may have queued the run, with a descriptor of its time. */
  descriptor: RunDescriptorV1 | RunDescriptor;
  work_dir: string | null;
}

function activeRun({ request, descriptor, work_dir: workDir, ...row }: ActiveRow): ActiveRun {
  return {
    run: {
      ...request,
      id: row.id,
      descriptor: upgradeRunDescriptor(descriptor),
      workDir: workDir ?? request.workDir,
    },
    subject: { kind: row.subject_kind, id: row.subject_id },
    engine: row.engine,
    state: row.state,
    handle: row.handle,
    observation: row.observation,
    submits: row.submits,
    failures: row.failures,
    unknownResponses: row.unknown_responses,
    cancelled: row.cancelled,
    cancelSent: row.cancel_sent === null ? null : Number(row.cancel_sent),
  };
}
