import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../http/api-error.ts';
import { refusedResubmit } from '../../../jobs/allowed-actions.ts';
import type { ProjectMark } from '../../../jobs/project-status.ts';
import type { Jobs } from '../../../jobs/run-queue.ts';
import type { ProjectProfiles } from '../../../jobs/tables.ts';
import { storageLink } from '../../../objects/storage-link.ts';
import type { SampleValues } from '../../../engines/job-engine.ts';
import { nextJobStatus, type JobEvent, type WorkStatus } from '../../../jobs/transitions.ts';
import { jobFolder } from '../../../jobs/work-folders.ts';
import type { RunDescriptor } from '../../../app-store/run-descriptor.ts';
import type { Database } from '../../../records/database.ts';

/** Job to submit. */
export interface JobToSubmit {
  id: string;
  status: WorkStatus;
  job_params: SampleValues;
}

/** Submission: the queue, and the project and app of the jobs. */
export interface Submission {
  jobs: Jobs;
  project: {
    project_name: string;
    owner_sub: string;
    app_name: string;
    /** Limits of the threshold profiles that the samples name, as they were when the project was created. */
    profiles: ProjectProfiles | null;
  };
  descriptor: RunDescriptor;
  /** Name of the engine. */
  engine: string;
}

/** Adds stored jobs to the run queue. */
export async function enqueueJobs(
  transaction: Transaction<Database>,
  { jobs, project, descriptor, engine }: Submission,
  rows: readonly Pick<JobToSubmit, 'id' | 'job_params'>[],
): Promise<void> {
  const { project_name: name, app_name: app, owner_sub: owner, profiles } = project;
  const runs = rows.map(({ id, job_params: params }) => {
    const { bucket, key } = jobFolder(name, id);
    const sample = withLimits(params, profiles);
    return { subjectId: id, request: { name, app, sample, workDir: storageLink(bucket, key) } };
  });
  await jobs.enqueue(transaction, { kind: 'workflow', owner, engine, descriptor, runs });
}

/** Sample with the content of each threshold profile that it names, in the form of the programs. */
function withLimits(sample: SampleValues, profiles: ProjectProfiles | null): SampleValues {
  const contents = Object.entries(profiles ?? {}).flatMap(([field, byId]) => {
    const content = byId[String(sample[field])];
    return content === undefined ? [] : [[field, content] as const];
  });
  return { ...sample, ...Object.fromEntries(contents) };
}

/** Throws 409 for a deleted project: its jobs can only run again together, by a restart. */
export function refuseDeletedResults({ mark }: { mark: ProjectMark | null }): void {
  const refusal = refusedResubmit(mark);
  if (refusal !== undefined) throw new ApiError(409, refusal);
}

/**
 * Resets finished jobs and adds them to the queue again; jobs that do not allow `event` are skipped. The earlier attempts,
 * their results and their reports stay. Resolves to the number of jobs.
 */
export async function resubmitJobs(
  transaction: Transaction<Database>,
  submission: Submission,
  rows: readonly JobToSubmit[],
  event: JobEvent,
): Promise<number> {
  const again = rows.filter((job) => nextJobStatus(job.status, event) === 'Submitted');
  if (again.length === 0) return 0;
  const ids = again.map((job) => job.id);
  await transaction
    .updateTable('workflows')
    .set({
      status: 'Submitted',
      workflow_id: null,
      submitted_time: Date.now(),
      started_time: 0,
      finished_time: null,
      percentage: 0,
      exit_code: null,
      step: null,
      error: null,
      failure_problem: null,
      failure: null,
      failure_line: null,
      outputs: null,
      verdict: null,
      engine: null,
      stale_since: null,
      stale_reason: null,
      stale_problem: null,
      notice: null,
    })
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  await enqueueJobs(transaction, submission, again);
  return again.length;
}
