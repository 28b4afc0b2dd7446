import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../records/database.ts';

/** Number of runs that start before the waiting run of a job, in its lane of its engine; null where it does not wait. */
export async function queuePosition(db: Kysely<Database>, jobId: string): Promise<number | null> {
  const { rows } = await sql<{ before: number }>`
    select (
      select count(*)::integer from runs as earlier
      where earlier.engine = mine.engine and earlier.lane = mine.lane and earlier.state = 'queued'
        and (earlier.turn, earlier.queue_number) < (mine.turn, mine.queue_number)
    ) as before
    from runs as mine
    where mine.subject_kind = 'workflow' and mine.subject_id = ${jobId} and mine.state = 'queued'`.execute(
    db,
  );
  return rows[0]?.before ?? null;
}
