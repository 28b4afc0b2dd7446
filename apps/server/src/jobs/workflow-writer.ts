import type { Level } from '@omics-portal/qc-metrics';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { EngineState, RunObservation } from '../engines/job-engine.ts';
import { storeFigures } from '../figures/figure-records.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Database } from '../records/database.ts';
import { errorSignature } from '../failures/error-signature.ts';
import { addNotice, hasProjectDigest } from './add-notice.ts';
import { jobFigures } from './job-figures.ts';
import { jobChartNotices, readReport, registerReport, type JobReportOptions } from './job-report.ts';
import { jobAnnouncement, lockProject, refreshProject, type ProjectRecord } from './project-records.ts';
import { listResultFiles, saveResultFiles } from './result-files.ts';
import type { Announcement, RecordWriter, RunEnd, Silence } from './record-writer.ts';
import type { ActiveRun } from './run-claims.ts';
import { stepKey } from './step-key.ts';
import type { WorkflowTable } from './tables.ts';
import { nextJobStatus, type JobEvent, type WorkStatus } from './transitions.ts';
import { jobFolder } from './work-folders.ts';

type Job = Selectable<WorkflowTable>;

/** Job with its project, which is locked. */
interface LockedJob {
  job: Job;
  project: ProjectRecord;
}

/** Workflow writer: writes what the queue learns about a job into its attempt, the job, its project and the list of reports. */
export function workflowWriter(options: JobReportOptions): RecordWriter {
  return {
    observe: (transaction, run, observation) =>
      change(transaction, run, (locked) => writeObservation(transaction, run, locked, observation)),
    silence: (transaction, run, silence) =>
      change(transaction, run, (locked) => writeSilence(transaction, run, locked, silence)),
    async end(run, end) {
      const files = await listResultFiles(options.objects, run.run.descriptor, end.outputs);
      const isDone = end.outcome === 'succeeded';
      const made = isDone ? await readReport(options, run, end) : undefined;
      const addChartNotices = made && (await jobChartNotices(options, run, made));
      const figures = isDone ? await jobFigures(options.objects, run, end) : [];
      return (transaction) =>
        change(transaction, run, async (locked) => {
          const { announcements, succeeded } = await writeEnd(transaction, run, locked, {
            end,
            verdict: made?.verdict ?? null,
          });
          await saveResultFiles(transaction, locked, run.run.id, end.time, files);
          await storeFigures(transaction, succeeded ? figures : []);
          if (!made || !succeeded) return announcements;
          const report = await registerReport(transaction, { ...locked, run }, made);
          return [...announcements, report, ...((await addChartNotices?.(transaction)) ?? [])];
        });
    },
  };
}

/** Removes the results of a job whose project was deleted during its run. Call it after the end has been committed. */
export async function removeDeletedResults(
  db: Kysely<Database>,
  objects: ObjectStore,
  jobId: string,
): Promise<void> {
  const project = await db
    .selectFrom('workflows')
    .innerJoin('projects', 'projects.id', 'project_id')
    .select(['project_name', 'mark'])
    .where('workflows.id', '=', jobId)
    .executeTakeFirst();
  if (project?.mark !== 'On Hold') return;
  const { bucket, key } = jobFolder(project.project_name, jobId);
  await objects.delete(bucket, `${key}/`);
}

/** Locks the project of a job, so that a request cannot change the job in between, and refreshes it after the change. */
async function change(
  transaction: Transaction<Database>,
  { subject }: ActiveRun,
  write: (locked: LockedJob) => Promise<Announcement[]>,
): Promise<Announcement[]> {
  const find = transaction.selectFrom('workflows').where('id', '=', subject.id);
  const found = await find.select('project_id').executeTakeFirst();
  const project = found && (await lockProject(transaction, found.project_id));
  const job = await find.selectAll().executeTakeFirst();
  if (!job || !project) return [];
  return [...(await write({ job, project })), ...(await refreshProject(transaction, project.id))];
}

async function writeObservation(
  transaction: Transaction<Database>,
  { run, engine }: ActiveRun,
  { job, project }: LockedJob,
  observation: RunObservation,
): Promise<Announcement[]> {
  const started = observation.state !== 'queued';
  const startedTime = observation.startedTime ?? Date.now();
  // An Aborting job keeps its status, whatever its engine reports.
  const status = (started ? nextJobStatus(job.status, 'start') : undefined) ?? job.status;
  const update = {
    status,
    workflow_id: run.id,
    engine,
    started_time: started ? Number(job.started_time) || startedTime : 0,
    percentage: observation.percentage ?? job.percentage,
    step: stepIn(observation, 'running'),
    ...RESPONDING,
    notice: observation.problem ? JSON.stringify(observation.problem) : null,
  };
  await transaction.updateTable('workflows').set(update).where('id', '=', job.id).execute();
  await transaction
    .updateTable('attempts')
    .set({ status, started_time: update.started_time, steps: JSON.stringify(observation.steps) })
    .where('id', '=', run.id)
    .execute();
  const { percentage, started_time } = update;
  const notice = observation.problem ?? null;
  return [jobAnnouncement(project, { id: job.id, status, percentage, started_time, notice })];
}

/** Columns of a job whose engine responds. */
const RESPONDING = { stale_since: null, stale_reason: null, stale_problem: null } as const;

async function writeSilence(
  transaction: Transaction<Database>,
  { engine }: ActiveRun,
  { job, project }: LockedJob,
  { since, reason, problem }: Silence,
): Promise<Announcement[]> {
  const update = {
    engine,
    stale_since: since,
    stale_reason: reason,
    stale_problem: JSON.stringify(problem),
  };
  await transaction.updateTable('workflows').set(update).where('id', '=', job.id).execute();
  return [jobAnnouncement(project, { ...job, ...update, stale_problem: problem })];
}

const END_EVENTS: Readonly<Record<RunEnd['outcome'], JobEvent>> = {
  succeeded: 'succeed',
  failed: 'fail',
  cancelled: 'confirmStop',
};

async function writeEnd(
  transaction: Transaction<Database>,
  { run, engine }: ActiveRun,
  { job, project }: LockedJob,
  { end, verdict }: { end: RunEnd; verdict: Level | null },
): Promise<{ announcements: Announcement[]; succeeded: boolean }> {
  // After a stop request the end counts as the stop, whatever the outcome.
  const status =
    nextJobStatus(job.status, 'confirmStop') ??
    nextJobStatus(job.status === 'Submitted' ? 'Running' : job.status, END_EVENTS[end.outcome]) ??
    'Failed';
  const succeeded = status === 'Succeeded';
  const { observation } = end;
  const isCleared = project.mark === 'On Hold';
  const result = {
    status,
    started_time: Number(job.started_time) || (observation.startedTime ?? 0),
    finished_time: end.time,
    exit_code: observation.exitCode,
    error: status === 'Failed' ? end.error : null,
    failure_problem: status === 'Failed' && end.problem ? JSON.stringify(end.problem) : null,
    outputs: isCleared ? null : JSON.stringify(nameOutputs(project, end)),
    verdict: succeeded ? verdict : null,
  };
  const percentage = succeeded ? 100 : (observation.percentage ?? job.percentage);
  const failure = failureOf(job, { ...result, step: stepIn(observation, 'failed') });
  await transaction
    .updateTable('workflows')
    .set({
      ...result,
      ...failure,
      percentage,
      workflow_id: run.id,
      engine,
      ...RESPONDING,
      notice: null,
    })
    .where('id', '=', job.id)
    .execute();
  await transaction
    .updateTable('attempts')
    .set({ ...result, steps: JSON.stringify(observation.steps) })
    .where('id', '=', run.id)
    .execute();
  return {
    announcements: [
      jobAnnouncement(project, { id: job.id, status, percentage, started_time: result.started_time }),
      ...(await jobNotice(transaction, project, { sample: job.sample_id, status })),
    ],
    succeeded,
  };
}

/** Notification of a job that has ended, for an account without the digest of projects. */
async function jobNotice(
  transaction: Transaction<Database>,
  { owner_sub: owner, project_name: name, id }: ProjectRecord,
  { sample, status }: { sample: string; status: WorkStatus },
): Promise<Announcement[]> {
  const hasEnded = status === 'Succeeded' || status === 'Failed';
  if (!hasEnded || (await hasProjectDigest(transaction, owner))) return [];
  return addNotice(transaction, owner, status === 'Succeeded' ? 'job-succeeded' : 'job-failed', {
    name,
    id,
    sample,
  });
}

/** Name of the last step in a state; null where the engine names none. */
function stepIn({ steps }: RunObservation, state: EngineState): string | null {
  return steps.findLast((step) => step.state === state)?.name ?? null;
}

/** Columns by which failed jobs are grouped; empty ones for a job that has not failed. */
function failureOf(
  { sample_id: sample }: Job,
  { status, error, step }: { status: WorkStatus; error: string | null; step: string | null },
): Pick<Job, 'step' | 'failure' | 'failure_line'> {
  if (status !== 'Failed') return { step: null, failure: null, failure_line: null };
  const { id, line } = errorSignature({ error, sample, step });
  return { step, failure: id, failure_line: line };
}

function nameOutputs(project: ProjectRecord, { outputs }: RunEnd): Record<string, string> {
  const step = stepKey(project.project_name, project.app_name);
  return Object.fromEntries(Object.entries(outputs).map(([name, link]) => [`${step}.${name}`, link]));
}
