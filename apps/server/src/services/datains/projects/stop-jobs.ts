import { sql, type Transaction } from 'kysely';
import type { Jobs } from '../../../jobs/run-queue.ts';
import { nextJobStatus, type WorkStatus } from '../../../jobs/transitions.ts';
import type { Database } from '../../../records/database.ts';

/** Job to stop. */
export interface JobToStop {
  id: string;
  status: WorkStatus;
}

/** Ids of stopped jobs. */
export interface StoppedJobs {
  stopped: string[];
  /** Those among `stopped` that are Aborting until their programs have ended. */
  running: string[];
}

/**
 * Stops jobs in one set, in the caller's transaction; jobs that cannot be stopped are skipped. Jobs that had not started
 * are Aborted at once.
 */
export async function stopJobs(
  transaction: Transaction<Database>,
  jobs: Pick<Jobs, 'cancel'>,
  rows: readonly JobToStop[],
): Promise<StoppedJobs> {
  const ids = rows.filter((job) => nextJobStatus(job.status, 'stop') === 'Aborting').map((job) => job.id);
  if (ids.length === 0) return { stopped: [], running: [] };
  const waiting = new Set(await jobs.cancel(transaction, 'workflow', ids));
  const running = ids.filter((id) => !waiting.has(id));
  await transaction
    .updateTable('workflows')
    .set({ status: 'Aborted', finished_time: Date.now() })
    .where(sql<boolean>`id = any(${[...waiting]})`)
    .execute();
  await transaction
    .updateTable('workflows')
    .set({ status: 'Aborting' })
    .where(sql<boolean>`id = any(${running})`)
    .execute();
  return { stopped: ids, running };
}
