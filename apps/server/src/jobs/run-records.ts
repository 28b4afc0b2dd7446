import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { RunDescriptor } from '../app-store/run-descriptor.ts';
import type { Database } from '../records/database.ts';
import type { Lane, QueuedRequest, RunSubject } from './tables.ts';

/** Batch of runs of one account and one app, in their order. */
export interface RunBatch {
  kind: RunSubject['kind'];
  /** `sub` of the account that the runs belong to. Accounts share a lane fairly. */
  owner: string;
  /** Name of the engine. */
  engine: string;
  descriptor: RunDescriptor;
  runs: readonly { subjectId: string; request: QueuedRequest }[];
}

/** Lane of each kind of subject. */
const LANES: Readonly<Record<RunSubject['kind'], Lane>> = { workflow: 'jobs', task: 'reports' };

/**
 * Adds a batch of runs to the queue. Each run gets the next turn of its account, counted from the turn that the lane has
 * reached: accounts with waiting runs take turns, and a long batch does not delay the short one of another account (start-time
 * fair queueing). One statement for any number of runs.
 */
export async function addRuns(db: Kysely<Database>, { kind, owner, engine, descriptor, runs }: RunBatch) {
  if (runs.length === 0) return;
  const lane = LANES[kind];
  const rows = runs.map(({ subjectId, request }, index) => ({
    id: randomUUID(),
    subject_id: subjectId,
    request,
    index,
  }));
  const content = JSON.stringify(descriptor);
  const inLane = sql`engine = ${engine} and lane = ${lane}`;
  await sql`
    insert into run_descriptors (id, content) values (md5((${content}::jsonb)::text), ${content}::jsonb)
    on conflict do nothing`.execute(db);
  await sql`
    insert into runs (id, subject_kind, subject_id, request, descriptor_id, engine, lane, owner_sub, turn)
    select added.id, ${kind}, added.subject_id, added.request, md5((${content}::jsonb)::text), ${engine}, ${lane}, ${owner},
      added.index + greatest(
        0,
        coalesce(
          (select min(turn) from runs where ${inLane} and state = 'queued'),
          (select max(turn) from runs where ${inLane})
        ),
        (select max(turn) + 1 from runs where ${inLane} and owner_sub = ${owner})
      )
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as added (id text, subject_id text, request jsonb, index integer)
    order by added.index`.execute(db);
}

/**
 * Cancels the runs of subjects, in the caller's transaction. Queued runs are removed, and their subjects are returned: the
 * caller ends their records. Others are marked and due at once, and end through their engine.
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
    update runs set cancelled = true, next_look_at = 0
    where subject_kind = ${kind} and subject_id = any(${subjectIds}) and state in ('starting', 'running')`.execute(
    db,
  );
  return rows.map((row) => row.subject_id);
}
