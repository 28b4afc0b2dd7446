import { sql, type Kysely } from 'kysely';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Database } from '../records/database.ts';
import { type ReportFacts, writeReportCrate } from '../report-files/write-report-crate.ts';
import type { RunEnd } from './record-writer.ts';
import type { ActiveRun } from './run-claims.ts';

/** Name of the owner: that of the embedded provider, or of an external one. */
const OWNER_NAME = sql<string | null>`coalesce(users.name, provider_accounts.name)`.as('owner_name');

/** Options of the RO-Crates of reports. */
export interface ReportCrateOptions {
  db: Kysely<Database>;
  objects: ObjectStore;
  /** Portal that publishes the reports. */
  portal: ReportFacts['portal'];
}

/** Report of a job that has no record yet. */
interface JobReport {
  id: string;
  plugin: string;
  version: string;
  /** Storage link of report.json. */
  result: string;
}

/** Writes the RO-Crate of a finished report task; resolves to its link, or to undefined when the task is gone. */
export async function writeTaskCrate(
  options: ReportCrateOptions,
  { run, subject }: ActiveRun,
  { outputs, observation, time }: RunEnd,
): Promise<string | undefined> {
  const result = outputs[run.descriptor.report?.result ?? ''];
  const task = await options.db
    .selectFrom('tasks')
    .leftJoin('users', 'users.sub', 'tasks.owner_sub')
    .leftJoin('provider_accounts', 'provider_accounts.sub', 'tasks.owner_sub')
    .select(['tasks.id', 'tasks.name', 'tasks.description', 'plugin_name', 'plugin_version', 'owner'])
    .select(['tasks.started_time', OWNER_NAME])
    .where('tasks.id', '=', subject.id)
    .executeTakeFirst();
  if (!task || result === undefined) return undefined;
  return writeReportCrate(
    options.objects,
    { run, outputs, result },
    {
      id: task.id,
      name: task.name,
      description: task.description,
      plugin: { name: task.plugin_name, version: task.plugin_version },
      owner: { name: task.owner_name, email: task.owner },
      startedTime: observation.startedTime ?? Number(task.started_time),
      finishedTime: time,
      portal: options.portal,
    },
  );
}

/** Writes the RO-Crate of the report of a job; resolves to its link, or to undefined when the job is gone. */
export async function writeJobCrate(
  options: ReportCrateOptions,
  { run, subject }: ActiveRun,
  { outputs, observation, time }: RunEnd,
  { id, plugin, version, result }: JobReport,
): Promise<string | undefined> {
  const job = await options.db
    .selectFrom('workflows')
    .innerJoin('projects', 'projects.id', 'workflows.project_id')
    .leftJoin('users', 'users.sub', 'projects.owner_sub')
    .leftJoin('provider_accounts', 'provider_accounts.sub', 'projects.owner_sub')
    .select(['project_name', 'author', 'sample_id', 'workflows.started_time', OWNER_NAME])
    .where('workflows.id', '=', subject.id)
    .executeTakeFirst();
  if (!job) return undefined;
  return writeReportCrate(
    options.objects,
    { run, outputs, result },
    {
      id,
      name: job.project_name,
      description: jobReportDescription(job.project_name, job.sample_id),
      plugin: { name: plugin, version },
      owner: { name: job.owner_name, email: job.author },
      startedTime: observation.startedTime ?? (Number(job.started_time) || time),
      finishedTime: time,
      portal: options.portal,
    },
  );
}

/** Description of the report of a job. */
export function jobReportDescription(project: string, sample: string): string {
  return `Quality control report for ${project}, sample ${sample}`;
}
