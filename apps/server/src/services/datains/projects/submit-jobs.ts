import type { Transaction } from 'kysely';
import type { Jobs } from '../../../jobs/run-queue.ts';
import { storageLink } from '../../../jobs/storage-link.ts';
import type { SampleValues } from '../../../jobs/tables.ts';
import { nextJobStatus, type JobEvent, type WorkStatus } from '../../../jobs/transitions.ts';
import { jobFolder } from '../../../jobs/work-places.ts';
import type { RunDescriptor } from '../../../programs/run-descriptor.ts';
import type { Database } from '../../../records/database.ts';

/** A job that is to wait for its turn. */
export interface JobToSubmit {
  id: string;
  status: WorkStatus;
  job_params: SampleValues;
}

/** Puts a job that is in the records into the run queue. */
export async function enqueueJob(
  transaction: Transaction<Database>,
  jobs: Jobs,
  projectName: string,
  job: Pick<JobToSubmit, 'id' | 'job_params'>,
  descriptor: RunDescriptor,
): Promise<void> {
  const { bucket, key } = jobFolder(projectName, job.id);
  await jobs.enqueue(
    transaction,
    { kind: 'workflow', id: job.id },
    { name: projectName, descriptor, sample: job.job_params, workDir: storageLink(bucket, key) },
  );
}

/**
 * Sets a finished job back to the start and puts it in line again. Its earlier results and their report go, because the
 * new run writes to the same place.
 */
export async function resubmitJob(
  transaction: Transaction<Database>,
  jobs: Jobs,
  projectName: string,
  job: JobToSubmit,
  descriptor: RunDescriptor,
  event: JobEvent,
): Promise<void> {
  const status = nextJobStatus(job.status, event);
  if (status === undefined) return;
  await transaction.deleteFrom('tasks').where('workflow_id', '=', job.id).execute();
  await transaction
    .updateTable('workflows')
    .set({
      status,
      workflow_id: null,
      submitted_time: Date.now(),
      started_time: 0,
      finished_time: null,
      percentage: 0,
      exit_code: null,
      error: null,
      outputs: null,
      verdict: null,
    })
    .where('id', '=', job.id)
    .execute();
  await enqueueJob(transaction, jobs, projectName, job, descriptor);
}
