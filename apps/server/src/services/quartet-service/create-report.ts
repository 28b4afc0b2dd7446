import { randomUUID } from 'node:crypto';
import type { components } from '@omics-portal/api/quartet-service';
import type { Transaction } from 'kysely';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { Caller } from '../../identity/identity.ts';
import { LOCAL_ENGINE } from '../../engines/registry.ts';
import { RUN_FILES, type SampleValues } from '../../engines/job-engine.ts';
import { reportFolder } from '../../jobs/work-folders.ts';
import { findReportRunner, listReportTools, type ReportRunner } from '../../jobs/report-tools.ts';
import { storageLink } from '../../objects/storage-link.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { RunDescriptor } from '../../app-store/run-descriptor.ts';
import type { Database } from '../../records/database.ts';
import { checkInputs, inputChecks } from '../check-inputs.ts';
import { readInputLink } from './input-link.ts';

type ReportCreated = components['schemas']['ReportCreated'];
type TableReport = components['schemas']['TableReport'];

/** Response to a new report, whose links are known before it exists. */
export type ReportAnswer = ReportCreated & { id: string };

/** Validates a new report. Resolves to the write of the task and its queue entry in one transaction. */
export async function prepareReport(
  dependencies: Dependencies,
  caller: Caller,
  plugin: string,
  body: Record<string, unknown>,
): Promise<(transaction: Transaction<Database>) => Promise<ReportAnswer>> {
  const { config, appStore, objects } = dependencies;
  const tool = (await listReportTools(config.paths.appStore, config.brand)).find(
    (found) => found.short_name === plugin,
  );
  const runner = tool && (await findReportRunner(appStore, LOCAL_ENGINE, plugin, config.brand));
  if (!tool || !runner) throw notFound('report tool', plugin);
  const submit = readTableReport(plugin, body);
  const links = {
    data_file: await readInputLink(objects, 'data_file', submit.data_file),
    metadata_file: await readInputLink(objects, 'metadata_file', submit.metadata_file),
  };
  await checkInputs(
    Object.entries(links).map(([field, link]) => ({ field, link })),
    inputChecks(dependencies, caller),
  );
  const payload = {
    ...submit,
    ...links,
    description: submit.description ?? `Quality control report for ${submit.name}`,
  };
  return (transaction) =>
    writeReport(transaction, dependencies, caller, { plugin, version: tool.version, runner, payload });
}

interface NewReport {
  plugin: string;
  version: string;
  runner: ReportRunner;
  payload: TableReport & { description: string };
}

async function writeReport(
  transaction: Transaction<Database>,
  { jobs }: Dependencies,
  caller: Caller,
  { plugin, version, runner, payload }: NewReport,
): Promise<ReportAnswer> {
  const id = randomUUID();
  const { bucket, key } = reportFolder(caller.username, id);
  const workDir = storageLink(bucket, key);
  const response = { ...outputLinks(runner.descriptor, workDir), log: `${workDir}/${RUN_FILES.log}` };
  await transaction
    .insertInto('tasks')
    .values({
      id,
      name: payload.name,
      description: payload.description,
      payload: JSON.stringify(payload),
      plugin_name: plugin,
      plugin_type: 'ReportPlugin',
      plugin_version: version,
      owner: caller.email,
      owner_sub: caller.sub,
      group_name: null,
      project_id: null,
      workflow_id: null,
      response: JSON.stringify(response),
      started_time: Date.now(),
      status: 'Submitted',
      percentage: 0,
    })
    .execute();
  const sample: SampleValues = {
    sample_id: payload.name,
    ...runner.fixed,
    data_file: payload.data_file,
    metadata_file: payload.metadata_file,
    ...(payload.scale !== undefined && { scale: payload.scale }),
    ...(payload.threshold_profile !== undefined && { threshold_profile: payload.threshold_profile }),
  };
  const request = { name: payload.name, app: runner.app.name, sample, workDir };
  const runs = [{ subjectId: id, request }];
  const { descriptor } = runner;
  await jobs.enqueue(transaction, {
    kind: 'task',
    owner: caller.sub,
    engine: LOCAL_ENGINE.name,
    descriptor,
    runs,
  });
  return { id, ...response };
}

function outputLinks(
  { outputs, report }: RunDescriptor,
  workDir: string,
): { report: string; result: string } {
  const link = (name: string | undefined): string => {
    const output = outputs.find((candidate) => candidate.name === name);
    return `${workDir}/${output && 'file' in output ? output.file : ''}`;
  };
  return { report: link(report?.output), result: link(report?.result) };
}

// The document allows the bodies of all tools; the required one depends on the tool.
function readTableReport(plugin: string, body: Record<string, unknown>): TableReport {
  const missing = ['data_file', 'metadata_file'].filter((field) => typeof body[field] !== 'string');
  if (missing.length > 0) {
    throw new ApiError(
      422,
      `The report "${plugin}" is made from two tables: give data_file and metadata_file.`,
      missing.map((field) => ({ field, message: 'is required' })),
    );
  }
  const { name, description, data_file, metadata_file, scale, threshold_profile } = body as TableReport;
  return {
    name,
    data_file,
    metadata_file,
    ...(description === undefined ? {} : { description }),
    ...(scale === undefined ? {} : { scale }),
    ...(threshold_profile === undefined ? {} : { threshold_profile }),
  };
}
