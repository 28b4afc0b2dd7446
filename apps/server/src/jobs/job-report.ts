import { randomUUID } from 'node:crypto';
import type { Level } from '@omics-portal/qc-metrics';
import type { Transaction } from 'kysely';
import { readRunInputs, reportPluginOf } from '../engines/run-inputs.ts';
import type { Database } from '../records/database.ts';
import type { ProjectRecord } from './project-records.ts';
import type { Announcement, RunEnd } from './record-writer.ts';
import { jobReportDescription, type ReportCrateOptions, writeJobCrate } from './report-crates.ts';
import { readVerdict } from './report-verdict.ts';
import type { ActiveRun } from './run-claims.ts';

/** Options of the reports of jobs. */
export interface JobReportOptions extends ReportCrateOptions {
  brand: string;
  /** Version of a report plugin, stored with the report. */
  pluginVersion: (plugin: string) => Promise<string>;
}

/** Report that a succeeded job has made. */
export interface MadeReport {
  id: string;
  plugin: string;
  version: string;
  report: string;
  result: string;
  log: string;
  /** Storage link of the RO-Crate metadata. */
  crate: string | undefined;
  verdict: Level | null;
}

/** Report that a succeeded job declares, with its RO-Crate; undefined when its app has none. */
export async function readReport(
  options: JobReportOptions,
  active: ActiveRun,
  end: RunEnd,
): Promise<MadeReport | undefined> {
  const { run } = active;
  const { outputs } = end;
  const { descriptor } = run;
  const mapping = descriptor.report;
  const result = mapping && outputs[mapping.result];
  const report = mapping && outputs[mapping.output];
  const plugin = reportPluginOf(descriptor, readRunInputs(descriptor, run.sample).values, options.brand);
  if (!result || !report || plugin === null) return undefined;
  const id = randomUUID();
  const version = await options.pluginVersion(plugin);
  return {
    id,
    plugin,
    version,
    report,
    result,
    log: `${run.workDir}/log`,
    crate: await writeJobCrate(options, active, end, { id, plugin, version, result }),
    verdict: await readVerdict(options.objects, result),
  };
}

/** Adds the report of a job to the list of reports. */
export async function registerReport(
  transaction: Transaction<Database>,
  {
    job,
    project,
    run,
  }: { job: { id: string; sample_id: string; started_time: string }; project: ProjectRecord; run: ActiveRun },
  made: MadeReport,
): Promise<Announcement> {
  const { id, report, result, log, crate } = made;
  const now = Date.now();
  const description = jobReportDescription(project.project_name, job.sample_id);
  await transaction
    .insertInto('tasks')
    .values({
      id,
      name: project.project_name,
      description,
      payload: JSON.stringify({
        name: project.project_name,
        description,
        filepath: `${run.run.workDir}/`,
      }),
      plugin_name: made.plugin,
      plugin_type: 'ReportPlugin',
      plugin_version: made.version,
      owner: project.author,
      owner_sub: project.owner_sub,
      group_name: project.group_name,
      project_id: project.id,
      workflow_id: job.id,
      response: JSON.stringify({ report, result, log, crate }),
      started_time: Number(job.started_time),
      finished_time: now,
      status: 'Finished',
      percentage: 100,
      verdict: made.verdict,
    })
    .execute();
  return {
    user: project.owner_sub,
    event: { type: 'task', data: { id, status: 'Finished', percentage: 100, project_id: project.id } },
  };
}
