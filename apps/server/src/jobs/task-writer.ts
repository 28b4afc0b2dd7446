import type { Transaction } from 'kysely';
import type { Database } from '../records/database.ts';
import { addNotice } from './add-notice.ts';
import type { ReportWriter, SubjectReport } from './run-queue.ts';
import type { TaskStatus } from './tables.ts';

/** Task writer: writes the engine's reports about a report without a job into its task. */
export const taskWriter: ReportWriter = async (subjectReport) => (transaction) =>
  writeTask(transaction, subjectReport);

async function writeTask(transaction: Transaction<Database>, { subjectId, report }: SubjectReport) {
  const task = await transaction
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', subjectId)
    .executeTakeFirst();
  if (!task || report.kind === 'started') return [];
  const change =
    report.kind === 'progress'
      ? { percentage: Math.floor(report.percentage) }
      : endOf(report.outcome, task.percentage, report.time);
  await transaction.updateTable('tasks').set(change).where('id', '=', task.id).execute();
  const { id, owner_sub: user, name, status, percentage } = { ...task, ...change };
  const announcements = [{ user, event: { type: 'task' as const, data: { id, status, percentage } } }];
  if (report.kind === 'progress') return announcements;
  return [
    ...announcements,
    await addNotice(transaction, user, status === 'Finished' ? 'report-finished' : 'report-failed', {
      name,
      id,
    }),
  ];
}

function endOf(
  outcome: string,
  percentage: number,
  time: number,
): { status: TaskStatus; percentage: number; finished_time: number } {
  return outcome === 'succeeded'
    ? { status: 'Finished', percentage: 100, finished_time: time }
    : { status: 'Failed', percentage, finished_time: time };
}
