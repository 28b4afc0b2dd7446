import type { Level } from '@omics-portal/qc-metrics';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { RunObservation } from '../engines/job-engine.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { parseStorageLink } from '../objects/storage-link.ts';
import type { Database } from '../records/database.ts';
import { addNotice } from './add-notice.ts';
import type { Announcement, RecordWriter, RunEnd } from './record-writer.ts';
import { type ReportCrateOptions, writeTaskCrate } from './report-crates.ts';
import { readReportResult, type ReportResult } from './report-result.ts';
import { prepareChartNotices, reportOfTask } from './chart-notices.ts';
import type { ActiveRun } from './run-claims.ts';
import type { TaskStatus } from './tables.ts';

/** Task writer: writes what the queue learns about a report without a job into its task. */
export function taskWriter(options: ReportCrateOptions): RecordWriter {
  return {
    observe,
    // Reports run on this server's own engine: its silence is a matter of moments.
    silence: async () => [],
    end: (run, end) => endTask(options, run, end),
  };
}

/** Removes the files of a report whose project was deleted during its run. Call it after the end has been committed. */
export async function removeDeletedReport(
  db: Kysely<Database>,
  objects: ObjectStore,
  taskId: string,
  workDir: string,
): Promise<void> {
  const folder = parseStorageLink(workDir);
  const task = await db.selectFrom('tasks').select('id').where('id', '=', taskId).executeTakeFirst();
  if (!task && folder) await objects.delete(folder.bucket, `${folder.key}/`);
}

async function observe(
  transaction: Transaction<Database>,
  run: ActiveRun,
  { state, percentage }: RunObservation,
): Promise<Announcement[]> {
  if (state === 'queued') return [];
  const progress = percentage === null ? {} : { percentage };
  return (await change(transaction, run, { status: 'Started', ...progress })).announcements;
}

async function endTask(options: ReportCrateOptions, run: ActiveRun, end: RunEnd) {
  const isDone = end.outcome === 'succeeded';
  const crate = isDone ? await writeTaskCrate(options, run, end) : undefined;
  const result = isDone ? await readReportResult(options.objects, resultOf(run, end)) : null;
  const addChartNotices = result && (await chartNotices(options, run, result));
  return async (transaction: Transaction<Database>): Promise<Announcement[]> => {
    const values = {
      ...endOf(end),
      ...withCrate(crate),
      verdict: result?.verdict ?? null,
      chart_figures: result && JSON.stringify(result.figures),
    };
    const { announcements, task } = await change(transaction, run, values);
    if (!task) return announcements;
    const code = isDone ? 'report-finished' : 'report-failed';
    const notice = await addNotice(transaction, task.owner_sub, code, { name: task.name, id: task.id });
    return [...announcements, ...notice, ...((await addChartNotices?.(transaction)) ?? [])];
  };
}

/** Notices about the rules of control charts that the report breaks; undefined when its task is gone. */
async function chartNotices(options: ReportCrateOptions, { subject }: ActiveRun, { figures }: ReportResult) {
  const task = await options.db
    .selectFrom('tasks')
    .select(['id', 'name', 'owner_sub', 'plugin_name', 'laboratory', 'instrument', 'measured_on'])
    .select('started_time')
    .where('id', '=', subject.id)
    .executeTakeFirst();
  return task && prepareChartNotices(options, reportOfTask(task, figures));
}

/** Storage link of the report.json that a run has left; undefined without one. */
function resultOf({ run }: ActiveRun, { outputs }: RunEnd): string | undefined {
  return outputs[run.descriptor.report?.result ?? ''];
}

/** Adds the link of the RO-Crate to the response, which has the links that were known before the run. */
function withCrate(crate: string | undefined) {
  return crate === undefined
    ? {}
    : { response: sql<string>`response || ${JSON.stringify({ crate })}::jsonb` };
}

interface TaskChange {
  percentage?: number;
  status?: TaskStatus;
  finished_time?: number;
  response?: RawBuilder<string>;
  verdict?: Level | null;
  chart_figures?: string | null;
  error?: string | null;
  failure_problem?: string | null;
}

async function change(
  transaction: Transaction<Database>,
  { subject }: ActiveRun,
  values: TaskChange,
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

function endOf({ outcome, time, error, problem }: RunEnd): TaskChange {
  return outcome === 'succeeded'
    ? { status: 'Finished', percentage: 100, finished_time: time }
    : {
        status: 'Failed',
        finished_time: time,
        error,
        failure_problem: problem && JSON.stringify(problem),
      };
}
