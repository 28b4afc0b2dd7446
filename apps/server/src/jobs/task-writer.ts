import type { Transaction } from 'kysely';
import type { Database } from '../records/database.ts';
import { addNotice } from './add-notice.ts';
import type { Announcement, RecordWriter, RunEnd } from './record-writer.ts';
import type { ActiveRun } from './run-claims.ts';
import type { TaskStatus } from './tables.ts';

/** Task writer: writes what the queue learns about a report without a job into its task. */
export const taskWriter: RecordWriter = {
  async observe(transaction, run, { state, percentage }) {
    if (state === 'queued') return [];
    const progress = percentage === null ? {} : { percentage };
    return (await change(transaction, run, { status: 'Started', ...progress })).announcements;
  },
  // Reports run on this server's own engine: its silence is a matter of moments.
  silence: async () => [],
  end: async (run, end) => async (transaction) => {
    const { announcements, task } = await change(transaction, run, endOf(end));
    if (!task) return announcements;
    const code = end.outcome === 'succeeded' ? 'report-finished' : 'report-failed';
    const notice = await addNotice(transaction, task.owner_sub, code, { name: task.name, id: task.id });
    return [...announcements, notice];
  },
};

async function change(
  transaction: Transaction<Database>,
  { subject }: ActiveRun,
  values: { percentage?: number; status?: TaskStatus; finished_time?: number },
): Promise<{ announcements: Announcement[]; task?: { id: string; name: string; owner_sub: string } }> {
  const task = await transaction
    .updateTable('tasks')
    .set(values)
    .where('id', '=', subject.id)
    .returning(['id', 'owner_sub', 'name', 'status', 'percentage'])
    .executeTakeFirst();
  if (!task) return { announcements: [] };
  const { id, owner_sub: user, status, percentage } = task;
  return { announcements: [{ user, event: { type: 'task', data: { id, status, percentage } } }], task };
}

function endOf({ outcome, time }: RunEnd): {
  status: TaskStatus;
  percentage?: number;
  finished_time: number;
} {
  return outcome === 'succeeded'
    ? { status: 'Finished', percentage: 100, finished_time: time }
    : { status: 'Failed', finished_time: time };
}
