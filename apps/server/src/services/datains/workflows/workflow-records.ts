import type { components } from '@omics-portal/api/datains';
import { sql, type Kysely, type Selectable } from 'kysely';
import { notFound } from '../../../http/api-error.ts';
import type { Caller } from '../../../identity/identity.ts';
import { allowedJobActions } from '../../../jobs/allowed-actions.ts';
import type { ProjectMark } from '../../../jobs/project-status.ts';
import type { WorkflowTable } from '../../../jobs/tables.ts';
import { visibleTo } from '../../../jobs/work-access.ts';
import type { Database } from '../../../records/database.ts';
import type { ProjectRow } from '../projects/project-records.ts';
import { attemptFolder, wireAttempt, type AttemptRow } from './attempt-records.ts';

/** Row of the workflows table. */
export type WorkflowRow = Selectable<WorkflowTable>;

/** Job with its project and its attempts. */
export interface FoundJob {
  job: WorkflowRow;
  project: ProjectRow;
  /** The newest first. */
  attempts: readonly AttemptRow[];
  /** Newest attempt; absent until its engine has been observed. */
  attempt?: AttemptRow;
}

/** Finds a job by the id of its record or of its run. Throws 404 for an unknown one and for another user's. */
export async function findJob(db: Kysely<Database>, caller: Caller, id: string): Promise<FoundJob> {
  const found = await jobById(db, id, caller);
  if (!found) throw notFound('job', id);
  return found;
}

/** Finds a job by the id of its record or of its run. With a caller it finds only those that the caller may see. */
export async function jobById(
  db: Kysely<Database>,
  id: string,
  caller?: Caller,
): Promise<FoundJob | undefined> {
  const job = await db
    .selectFrom('workflows')
    .selectAll()
    .where((query) => query.or([query('id', '=', id), query('workflow_id', '=', id)]))
    .executeTakeFirst();
  const project =
    job &&
    (await db
      .selectFrom('projects')
      .selectAll()
      .where('id', '=', job.project_id)
      .$if(caller !== undefined, (query) => query.where(visibleTo(caller as Caller)))
      .executeTakeFirst());
  if (!job || !project) return undefined;
  const attempts = await db
    .selectFrom('attempts')
    .selectAll()
    .where('workflow_id', '=', job.id)
    .orderBy('number', 'desc')
    .execute();
  const attempt = attempts.find((one) => one.id === job.workflow_id);
  return { job, project, attempts, ...(attempt ? { attempt } : {}) };
}

/** Ids of the newest report of each job, by job. */
export async function reportsOf(
  db: Kysely<Database>,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('tasks')
    .select(['id', 'workflow_id'])
    .where(sql<boolean>`workflow_id = any(${jobIds})`)
    .orderBy('started_time')
    .execute();
  return new Map(rows.flatMap(({ id, workflow_id: job }) => (job === null ? [] : [[job, id] as const])));
}

/** Facts about a job that its row does not have: the mark of its project, and the id of its report's task. */
interface JobFacts {
  mark: ProjectMark | null;
  report: string | undefined;
}

/** Job as in the API. */
export function wireWorkflow(
  row: WorkflowRow,
  { mark, report }: JobFacts,
): components['schemas']['Workflow'] {
  return {
    id: row.id,
    workflow_id: row.workflow_id,
    project_id: row.project_id,
    sample_id: row.sample_id,
    submitted_time: Number(row.submitted_time),
    started_time: Number(row.started_time),
    finished_time: row.finished_time === null ? null : Number(row.finished_time),
    job_params: row.job_params,
    labels: row.labels,
    percentage: row.percentage,
    status: row.status,
    actions: allowedJobActions(row.status, mark),
    exit_code: row.exit_code,
    error: row.error,
    problem: row.failure_problem,
    step: row.step,
    failure: row.failure,
    verdict: row.verdict,
    report: report ?? null,
    engine: row.engine,
    stale_since: row.stale_since === null ? null : Number(row.stale_since),
    stale_reason: row.stale_reason,
    stale_problem: row.stale_problem,
    notice: row.notice,
  };
}

/** Job with its results; the folder exists from the start of the newest attempt until the results are deleted. */
export function wireWorkflowDetail(
  { job, project, attempts, attempt }: FoundJob,
  { report, queuePosition }: { report: string | undefined; queuePosition: number | null },
): components['schemas']['WorkflowDetail'] {
  return {
    ...wireWorkflow(job, { mark: project.mark, report }),
    workflow_output: attempt ? attemptFolder(attempt, project) : null,
    outputs: job.outputs,
    queue_position: queuePosition,
    attempts: attempts.map((row) => wireAttempt(row, project, job.status)),
  };
}
