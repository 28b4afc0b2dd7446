import type { components } from '@omics-portal/api/datains';
import type { Kysely, Selectable } from 'kysely';
import { notFound } from '../../../http/api-error.ts';
import type { Caller } from '../../../identity/identity.ts';
import { storageLink } from '../../../jobs/storage-link.ts';
import type { WorkflowTable } from '../../../jobs/tables.ts';
import { visibleTo } from '../../../jobs/work-access.ts';
import { jobFolder } from '../../../jobs/work-places.ts';
import type { Database } from '../../../records/database.ts';
import type { ProjectRow } from '../projects/project-records.ts';

/** A job as the records have it. */
export type WorkflowRow = Selectable<WorkflowTable>;

/** A job with the project that it belongs to. */
export interface FoundJob {
  job: WorkflowRow;
  project: ProjectRow;
}

/** A job by the id of its record or of its run. Throws 404 for an unknown one and for somebody else's alike. */
export async function findJob(db: Kysely<Database>, caller: Caller, id: string): Promise<FoundJob> {
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
      .where(visibleTo(caller))
      .executeTakeFirst());
  if (!job || !project) throw notFound('job', id);
  return { job, project };
}

/** A job as it goes over the wire. */
export function wireWorkflow(row: WorkflowRow): components['schemas']['Workflow'] {
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
    exit_code: row.exit_code,
    error: row.error,
    verdict: row.verdict,
  };
}

/** A job with what it made; the folder is there once it has started and until its results are deleted. */
export function wireWorkflowDetail({ job, project }: FoundJob): components['schemas']['WorkflowDetail'] {
  const { bucket, key } = jobFolder(project.project_name, job.id);
  const kept = Number(job.started_time) > 0 && project.mark !== 'On Hold';
  return {
    ...wireWorkflow(job),
    workflow_output: kept ? storageLink(bucket, key) : null,
    outputs: job.outputs,
  };
}
