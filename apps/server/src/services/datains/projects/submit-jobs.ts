import type { Transaction } from 'kysely';
import type { Jobs } from '../../../jobs/run-queue.ts';
import { storageLink } from '../../../jobs/storage-link.ts';
import type { SampleValues } from '../../../jobs/job-engine.ts';
import { nextJobStatus, type JobEvent, type WorkStatus } from '../../../jobs/transitions.ts';
import { jobFolder } from '../../../jobs/work-places.ts';
import type { RunDescriptor } from '../../../app-store/run-descriptor.ts';
import type { Database } from '../../../records/database.ts';

/** A job that is to wait for its turn. */
export interface JobToSubmit {
  id: string;
  status: WorkStatus;
  job_params: SampleValues;
}

/** Where jobs are submitted to. */
export interface Submission {
  jobs: Jobs;
  projectName: string;
  descriptor: RunDescriptor;
}

/** Puts jobs that are in the records into the run queue. */
export async function enqueueJobs(
  transaction: Transaction<Database>,
  { jobs, projectName, descriptor }: Submission,
  rows: readonly Pick<JobToSubmit, 'id' | 'job_params'>[],
): Promise<void> {
  const orders = rows.map(({ id, job_params: sample }) => {
    const { bucket, key } = jobFolder(projectName, id);
    const request = { name: projectName, descriptor, sample, workDir: storageLink(bucket, key) };
    return { subject: { kind: 'workflow' as const, id }, request };
  });
  await jobs.enqueue(transaction, orders);
}

/**
 * Sets finished jobs back to the start and puts them in line again; those that `event` is not for are left alone. Earlier
 * results and their reports go, because the new run writes to the same place.
 */
export async function resubmitJobs(
  transaction: Transaction<Database>,
  submission: Submission,
  rows: readonly JobToSubmit[],
  event: JobEvent,
): Promise<void> {
  const again = rows.filter((job) => nextJobStatus(job.status, event) === 'Submitted');
  if (again.length === 0) return;
  const ids = again.map((job) => job.id);
  await transaction.deleteFrom('tasks').where('workflow_id', 'in', ids).execute();
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
      error: null,
      outputs: null,
      verdict: null,
    })
    .where('id', 'in', ids)
    .execute();
  await enqueueJobs(transaction, submission, again);
}
