import { randomUUID } from 'node:crypto';
import type { Level, MeasurementColumns } from '@omics-portal/qc-metrics';
import type { Transaction } from 'kysely';
import { readRunInputs, reportPluginOf } from '../engines/run-inputs.ts';
import type { Database } from '../records/database.ts';
import type { ProjectRecord } from './project-records.ts';
import { prepareChartNotices } from './chart-notices.ts';
import type { Announcement, RunEnd } from './record-writer.ts';
import { jobReportDescription, type ReportCrateOptions, writeJobCrate } from './report-crates.ts';
import { readReportResult } from './report-result.ts';
import { tableMeasurement } from './table-measurement.ts';
import type { ChartFigures } from './tables.ts';
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
  /** Null for a report.json that cannot be read. */
  figures: ChartFigures | null;
  /** Facts of the measurement in the metadata table of the job, if it has one. */
  measurement: MeasurementColumns['values'];
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
  const read = await readReportResult(options.objects, result);
  return {
    id,
    plugin,
    version,
    report,
    result,
    log: `${run.workDir}/log`,
    crate: await writeJobCrate(options, active, end, { id, plugin, version, result }),
    verdict: read?.verdict ?? null,
    figures: read?.figures ?? null,
    measurement: await tableMeasurement(options.objects, run.sample['metadata_file']),
  };
}

/** Columns of the facts of a measurement; a fact without a value is null. */
function measurementValues({ laboratory, instrument, operator, measuredOn }: MadeReport['measurement']) {
  return {
    laboratory: laboratory ?? null,
    instrument: instrument ?? null,
    operator: operator ?? null,
    measured_on: measuredOn ?? null,
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
      chart_figures: made.figures && JSON.stringify(made.figures),
      ...measurementValues(made.measurement),
    })
    .execute();
  return {
    user: project.owner_sub,
    event: { type: 'task', data: { id, status: 'Finished', percentage: 100, project_id: project.id } },
  };
}

/** Notices about the rules of control charts that the report of a job breaks; undefined without figures. */
export async function jobChartNotices(
  options: JobReportOptions,
  { subject }: ActiveRun,
  { id, plugin, figures, measurement }: MadeReport,
) {
  const job = await options.db
    .selectFrom('workflows')
    .innerJoin('projects', 'projects.id', 'workflows.project_id')
    .select(['project_name', 'owner_sub', 'workflows.started_time'])
    .where('workflows.id', '=', subject.id)
    .executeTakeFirst();
  if (!job || !figures) return undefined;
  return prepareChartNotices(options, {
    id,
    name: job.project_name,
    ownerSub: job.owner_sub,
    plugin,
    laboratory: measurement.laboratory ?? null,
    instrument: measurement.instrument ?? null,
    measuredOn: measurement.measuredOn ?? null,
    startedTime: Number(job.started_time),
    figures,
  });
}
