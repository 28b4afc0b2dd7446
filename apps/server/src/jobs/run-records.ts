import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../records/database.ts';
import { upgradeRunDescriptor, type RunDescriptorV1 } from '../app-store/run-descriptor-v1.ts';
import type { RunDescriptor } from '../app-store/run-descriptor.ts';
import type { RunRequest } from './job-engine.ts';
import type { Lane, RunSubject } from './tables.ts';

/** Batch of runs of one account and one app, in their order. */
export interface RunBatch {
  kind: RunSubject['kind'];
  /** `sub` of the account that the runs belong to. Accounts share a lane fairly. */
  owner: string;
  descriptor: RunDescriptor;
  runs: readonly { subjectId: string; request: Omit<RunRequest, 'descriptor'> }[];
}

/** Claimed run: this server has its lease. */
export interface ClaimedRun {
  id: string;
  subject_kind: RunSubject['kind'];
  subject_id: string;
  request: RunRequest;
  engine_state: Record<string, unknown> | null;
}

/** Server that claims runs. */
export interface LeaseHolder {
  /** Unique among servers, and the same after a restart. */
  owner: string;
  leaseMs: number;
}

/** Lane of each kind of subject. */
export const LANES: Readonly<Record<RunSubject['kind'], Lane>> = { workflow: 'jobs', task: 'reports' };

/**
 * Adds a batch of runs to the queue. Each run gets the next turn of its account, counted from the turn that the lane has
 * reached: accounts with waiting runs take turns, and a long batch does not delay the short one of another account (start-time
 * fair queueing). One statement for any number of runs.
 */
export async function addRuns(db: Kysely<Database>, { kind, owner, descriptor, runs }: RunBatch) {
  if (runs.length === 0) return;
  const lane = LANES[kind];
  const rows = runs.map(({ subjectId, request }, index) => ({
    id: randomUUID(),
    subject_id: subjectId,
    request,
    index,
  }));
  const content = JSON.stringify(descriptor);
  await sql`
    insert into run_descriptors (id, content) values (md5((${content}::jsonb)::text), ${content}::jsonb)
    on conflict do nothing`.execute(db);
  await sql`
    insert into runs (id, subject_kind, subject_id, request, descriptor_id, lane, owner_sub, turn)
    select added.id, ${kind}, added.subject_id, added.request, md5((${content}::jsonb)::text), ${lane}, ${owner},
      added.index + greatest(
        0,
        coalesce(
          (select min(turn) from runs where lane = ${lane} and state = 'queued'),
          (select max(turn) from runs where lane = ${lane})
        ),
        (select max(turn) + 1 from runs where lane = ${lane} and owner_sub = ${owner})
      )
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as added (id text, subject_id text, request jsonb, index integer)
    order by added.index`.execute(db);
}

/** Claims the queued run of a lane whose turn it is; undefined when none waits. No run is claimed twice. */
export async function claimNextRun(
  db: Kysely<Database>,
  holder: LeaseHolder,
  lane: Lane,
): Promise<ClaimedRun | undefined> {
  return claim(db, holder, sql`state = 'queued' and lane = ${lane} order by turn, queue_number`);
}

/** Claims a run whose lease has expired, except those with the ids `own`. */
export async function claimExpiredRun(
  db: Kysely<Database>,
  holder: LeaseHolder,
  own: readonly string[],
): Promise<ClaimedRun | undefined> {
  return claim(
    db,
    holder,
    sql`state = 'running' and lease_until < ${Date.now()} and id <> all(${own}) order by queue_number`,
  );
}

// One statement that skips rows locked by another server.
async function claim(
  db: Kysely<Database>,
  { owner, leaseMs }: LeaseHolder,
  next: ReturnType<typeof sql>,
): Promise<ClaimedRun | undefined> {
  const { rows } = await sql<ClaimedRow>`
    update runs set state = 'running', lease_owner = ${owner}, lease_until = ${Date.now() + leaseMs}
    where id = (select id from runs where ${next} limit 1 for update skip locked)
    returning ${CLAIMED_COLUMNS}`.execute(db);
  return rows.map(claimedRun)[0];
}

/** Runs that an earlier process of this server had claimed. */
export async function leftRuns(db: Kysely<Database>, owner: string): Promise<ClaimedRun[]> {
  const { rows } = await sql<ClaimedRow>`
    select ${CLAIMED_COLUMNS} from runs where state = 'running' and lease_owner = ${owner}`.execute(db);
  return rows.map(claimedRun);
}

type ClaimedRow = Omit<ClaimedRun, 'request'> & {
  request: Omit<RunRequest, 'descriptor'>;
  /** An earlier release may have queued the run, with a descriptor of its time. */
  descriptor: RunDescriptorV1 | RunDescriptor;
};

const CLAIMED_COLUMNS = sql`id, subject_kind, subject_id, request, engine_state,
  (select content from run_descriptors where run_descriptors.id = runs.descriptor_id) as descriptor`;

function claimedRun({ descriptor, request, ...run }: ClaimedRow): ClaimedRun {
  return { ...run, request: { ...request, descriptor: upgradeRunDescriptor(descriptor) } };
}

/**
 * Cancels the runs of subjects, in the caller's transaction. Queued runs are removed, and their subjects are returned: the
 * caller ends their records. Running ones are marked, and end through their engine.
 */
export async function cancelRuns(
  db: Kysely<Database>,
  kind: RunSubject['kind'],
  subjectIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ subject_id: string }>`
    delete from runs where state = 'queued' and subject_kind = ${kind} and subject_id = any(${subjectIds})
    returning subject_id`.execute(db);
  await sql`
    update runs set cancelled = true where subject_kind = ${kind} and subject_id = any(${subjectIds})`.execute(
    db,
  );
  return rows.map((row) => row.subject_id);
}

/** Renews the leases of runs; resolves to the ids of those that were cancelled. */
export async function renewLeases(
  db: Kysely<Database>,
  leaseMs: number,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string; cancelled: boolean }>`
    update runs set lease_until = ${Date.now() + leaseMs} where id = any(${ids}) returning id, cancelled`.execute(
    db,
  );
  return rows.filter((row) => row.cancelled).map((row) => row.id);
}
