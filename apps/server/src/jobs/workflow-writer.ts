import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { type Level, LEVELS } from '@omics-portal/qc-metrics';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Database } from '../records/database.ts';
import type { RunReport } from './job-engine.ts';
import { readRunInputs, reportPluginOf } from '../engines/run-inputs.ts';
import { lockProject, refreshProject } from './project-records.ts';
import type { Announcement, ReportWriter, SubjectReport } from './run-queue.ts';
import { stepKey } from './step-key.ts';
import { parseStorageLink, storageLink } from '../objects/storage-link.ts';
import type { ProjectTable, WorkflowTable } from './tables.ts';
import { nextJobStatus, type JobEvent } from './transitions.ts';
import { jobFolder } from './work-folders.ts';

type Ended = RunReport & { kind: 'ended' };
type Job = Selectable<WorkflowTable>;
type Project = Selectable<ProjectTable>;

/** Options of the workflow writer. */
export interface WorkflowWriterOptions {
  objects: ObjectStore;
  brand: string;
  /** Version of a report plugin, stored with the report. */
  pluginVersion: (plugin: string) => Promise<string>;
}

/** Workflow writer: writes the engine's reports about a job into the job, its project and the list of reports. */
export function workflowWriter(options: WorkflowWriterOptions): ReportWriter {
  return async (subjectReport) => {
    const { report } = subjectReport;
    if (report.kind !== 'ended') return (transaction) => writeProgress(transaction, subjectReport);
    const made =
      report.outcome === 'succeeded' ? await readReport(options, subjectReport, report) : undefined;
    return async (transaction) => {
      const { job, project } = await loadForUpdate(transaction, subjectReport.subjectId);
      if (!job || !project) return [];
      const ended = await writeEnd(transaction, job, project, report, made?.verdict ?? null);
      const listed =
        made && ended.status === 'Succeeded' ? [await registerReport(transaction, job, project, made)] : [];
      return [announce(project, ended), ...listed, ...(await refreshProject(transaction, project.id))];
    };
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

/** Reads a job and its project, and locks the project: a request must not change the job in between. */
async function loadForUpdate(
  transaction: Transaction<Database>,
  jobId: string,
): Promise<{ job?: Job; project?: Project }> {
  const find = transaction.selectFrom('workflows').where('id', '=', jobId);
  const found = await find.select('project_id').executeTakeFirst();
  const project = found && (await lockProject(transaction, found.project_id));
  const job = await find.selectAll().executeTakeFirst();
  return { ...(job ? { job } : {}), ...(project ? { project } : {}) };
}

async function writeProgress(
  transaction: Transaction<Database>,
  { subjectId, runId, report }: SubjectReport,
): Promise<Announcement[]> {
  const { job, project } = await loadForUpdate(transaction, subjectId);
  if (!job || !project || report.kind === 'ended') return [];
  // An Aborting job keeps its status, whatever its program reports.
  const change =
    report.kind === 'started'
      ? {
          status: nextJobStatus(job.status, 'start') ?? job.status,
          workflow_id: runId,
          started_time: report.time,
        }
      : { percentage: report.percentage };
  await transaction.updateTable('workflows').set(change).where('id', '=', job.id).execute();
  return [announce(project, { ...job, ...change }), ...(await refreshProject(transaction, project.id))];
}

const END_EVENTS: Readonly<Record<Ended['outcome'], JobEvent>> = {
  succeeded: 'succeed',
  failed: 'fail',
  cancelled: 'confirmStop',
};

async function writeEnd(
  transaction: Transaction<Database>,
  job: Job,
  project: Project,
  report: Ended,
  verdict: Level | null,
): Promise<Job> {
  // After a stop request the end counts as the stop, whatever the outcome.
  const status =
    nextJobStatus(job.status, 'confirmStop') ??
    nextJobStatus(job.status, END_EVENTS[report.outcome]) ??
    'Failed';
  const succeeded = status === 'Succeeded';
  const change = {
    status,
    percentage: succeeded ? 100 : job.percentage,
    finished_time: report.time,
    exit_code: report.exitCode,
    error: status === 'Failed' ? report.error : null,
    outputs: project.mark === 'On Hold' ? null : JSON.stringify(nameOutputs(project, report)),
    verdict: succeeded ? verdict : null,
  };
  await transaction.updateTable('workflows').set(change).where('id', '=', job.id).execute();
  return { ...job, status, percentage: change.percentage };
}

function nameOutputs(project: Project, report: Ended): Record<string, string> {
  const step = stepKey(project.project_name, project.app_name);
  return Object.fromEntries(Object.entries(report.outputs).map(([name, link]) => [`${step}.${name}`, link]));
}

interface MadeReport {
  plugin: string;
  version: string;
  report: string;
  result: string;
  log: string;
  verdict: Level | null;
}

/** Report that a succeeded job declares; undefined when its app has none. */
async function readReport(
  options: WorkflowWriterOptions,
  { request }: SubjectReport,
  ended: Ended,
): Promise<MadeReport | undefined> {
  const { descriptor } = request;
  const mapping = descriptor.report;
  const result = mapping && ended.outputs[mapping.result];
  const report = mapping && ended.outputs[mapping.output];
  const plugin = reportPluginOf(descriptor, readRunInputs(descriptor, request.sample).values, options.brand);
  if (!result || !report || plugin === null) return undefined;
  const version = await options.pluginVersion(plugin);
  return {
    plugin,
    version,
    report,
    result,
    log: `${request.workDir}/log`,
    verdict: await readVerdict(options.objects, result),
  };
}

async function readVerdict(objects: ObjectStore, link: string): Promise<Level | null> {
  const location = parseStorageLink(link);
  if (!location) return null;
  try {
    const parsed: unknown = JSON.parse(await text(await objects.open(location.bucket, location.key)));
    const level = (parsed as { verdict?: { level?: unknown } } | null)?.verdict?.level;
    return LEVELS.find((known) => known === level) ?? null;
  } catch {
    // A report without a readable verdict is a valid report.
    return null;
  }
}

async function registerReport(
  transaction: Transaction<Database>,
  job: Job,
  project: Project,
  made: MadeReport,
): Promise<Announcement> {
  const id = randomUUID();
  const now = Date.now();
  const description = `Quality control report for ${project.project_name}, sample ${job.sample_id}`;
  const { bucket, key } = jobFolder(project.project_name, job.id);
  await transaction
    .insertInto('tasks')
    .values({
      id,
      name: project.project_name,
      description,
      payload: JSON.stringify({
        name: project.project_name,
        description,
        filepath: storageLink(bucket, `${key}/`),
      }),
      plugin_name: made.plugin,
      plugin_type: 'ReportPlugin',
      plugin_version: made.version,
      owner: project.author,
      owner_sub: project.owner_sub,
      group_name: project.group_name,
      project_id: project.id,
      workflow_id: job.id,
      response: JSON.stringify({ report: made.report, result: made.result, log: made.log }),
      started_time: Number(job.started_time),
      finished_time: now,
      status: 'Finished',
      percentage: 100,
    })
    .execute();
  return {
    user: project.owner_sub,
    event: { type: 'task', data: { id, status: 'Finished', percentage: 100, project_id: project.id } },
  };
}

function announce(project: Project, job: Pick<Job, 'id' | 'status' | 'percentage'>): Announcement {
  const { id, status, percentage } = job;
  return {
    user: project.owner_sub,
    event: { type: 'workflow', data: { id, status, percentage, project_id: project.id } },
  };
}
