import type { components } from '@omics-portal/api/quartet-service';
import { sql } from 'kysely';
import { ApiError } from '../../http/api-error.ts';
import type { Caller } from '../../identity/identity.ts';
import type { Dependencies } from '../../dependencies.ts';
import { prepareChartNotices, reportOfTask } from '../../jobs/chart-notices.ts';
import { measurementValues } from './measurement.ts';
import { findTask, type TaskRow } from './task-records.ts';

type ReportChanges = components['schemas']['ReportChanges'];
type NamedReference = components['schemas']['Reference'];

/**
 * Changes marks, measurement and references of a report. A mark has the caller and the time. Throws 409 for a task that is no
 * report, and for marks of one that is not finished.
 */
export async function changeReport(
  { db, events, objects }: Pick<Dependencies, 'db' | 'events' | 'objects'>,
  caller: Caller,
  id: string,
  { checked, archived, measurement, references }: ReportChanges,
): Promise<TaskRow> {
  const task = await findTask(db, caller, id);
  const { plugin_type: type, status } = task;
  const marks = checked !== undefined || archived !== undefined;
  if (type !== 'ReportPlugin')
    throw new ApiError(409, {
      'en-US': 'This task is not a report.',
      'zh-CN': '此任务不是报告。',
    });
  if (marks && status !== 'Finished') {
    throw new ApiError(409, {
      'en-US': 'Only a finished report can be checked or archived.',
      'zh-CN': '只有已完成的报告才能标记为已审核或归档。',
    });
  }
  const now = Date.now();
  const measured = measurementValues(measurement);
  const values = {
    ...markValues('checked', checked, caller.email, now),
    ...markValues('archived', archived, caller.email, now),
    ...measured,
    ...(references && { named_references: JSON.stringify(readReferences(references)) }),
  };
  if (Object.keys(values).length === 0) return task;
  const addNotices = measurement && (await correctionNotices({ db, objects }, task, measured));
  const announcements = await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('tasks').set(values).where('id', '=', id).execute();
    return (await addNotices?.(transaction)) ?? [];
  });
  const changed = await findTask(db, caller, id);
  const { percentage, owner_sub: owner } = changed;
  events.publish(owner, { type: 'task', data: { id, status: changed.status, percentage } });
  for (const { user, event } of announcements) events.publish(user, event);
  return changed;
}

/** Notices about the rules that a report breaks in its control charts by its new measurement; undefined until it is finished. */
async function correctionNotices(
  options: Pick<Dependencies, 'db' | 'objects'>,
  task: TaskRow,
  values: ReturnType<typeof measurementValues>,
) {
  const { chart_figures: figures } = task;
  return figures
    ? prepareChartNotices(options, reportOfTask({ ...task, ...values }, figures), reportOfTask(task, figures))
    : undefined;
}

/** References as they are stored: each once, without other keys. */
function readReferences(references: readonly NamedReference[]): NamedReference[] {
  const unique = new Map(references.map((reference) => [`${reference.kind} ${reference.id}`, reference]));
  return [...unique.values()].map(({ kind, id, title }) => ({ kind, id, ...(title && { title }) }));
}

// A mark that is set keeps its first person and time: two people who check a report at once do not overwrite each other.
function markValues(mark: 'checked' | 'archived', isSet: boolean | undefined, email: string, now: number) {
  if (isSet === undefined) return {};
  return {
    [`${mark}_time`]: isSet ? sql<number>`coalesce(${sql.ref(`${mark}_time`)}, ${now})` : null,
    [`${mark}_by`]: isSet ? sql<string>`coalesce(${sql.ref(`${mark}_by`)}, ${email})` : null,
  };
}
