import { sql, type Kysely } from 'kysely';
import type { Database } from '../records/database.ts';
import type { ActiveRun } from './run-claims.ts';
import type { RunState } from './tables.ts';

/** Server that has the lease of a run, and its database. */
export interface RunHolder {
  db: Kysely<Database>;
  /** Name of this server in leases. */
  owner: string;
}

/** Changes of the row of a run. */
export interface RunChange {
  state?: RunState;
  handle?: string | null;
  observation?: string;
  /** One more than was read: a submission is counted before it is sent. */
  submits?: number;
  failures?: number;
  unknown_responses?: number;
  cancel_sent?: number;
  next_look_at?: number;
}

/** Columns after a response of the engine: the next step is due at once. */
export const RESPONDED = { failures: 0, unknown_responses: 0, next_look_at: 0 } as const;

/**
 * Error of a step whose run has changed since it was read: another server has its lease now, or the last statement of the process
 * before this one came through after its end.
 */
export class StaleRun extends Error {}

/**
 * Saves a change of a run that is still in the state that was read, and counts a submission only if none was counted since. A cancel
 * request that was not sent yet keeps the run due. @throws StaleRun
 */
export async function saveRun(
  { db, owner }: RunHolder,
  { run, state, submits }: ActiveRun,
  { next_look_at: nextLook, ...change }: RunChange,
  transaction: Kysely<Database> = db,
): Promise<void> {
  const due =
    nextLook === undefined
      ? {}
      : {
          next_look_at: sql<number>`case when cancelled and cancel_sent is null then 0 else ${Math.round(nextLook)}::bigint end`,
        };
  const saved = await transaction
    .updateTable('runs')
    .set({ ...change, ...due })
    .where('id', '=', run.id)
    .where('state', '=', state)
    .where('lease_owner', '=', owner)
    .$if(change.submits !== undefined, (query) => query.where('submits', '=', submits))
    .returning('id')
    .executeTakeFirst();
  if (!saved) throw new StaleRun();
}

/** Deletes the row of a run, unless another server has its lease. */
export async function deleteRun({ db, owner }: RunHolder, { run }: ActiveRun): Promise<void> {
  await db.deleteFrom('runs').where('id', '=', run.id).where('lease_owner', '=', owner).execute();
}
