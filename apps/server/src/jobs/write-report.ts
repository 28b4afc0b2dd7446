import { randomUUID } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import type { RunDescriptor } from '../app-store/run-descriptor.ts';
import { RUN_FILES, type SampleValues } from '../engines/job-engine.ts';
import { LOCAL_ENGINE } from '../engines/registry.ts';
import { type ObjectLocation, storageLink } from '../objects/storage-link.ts';
import type { Database } from '../records/database.ts';
import { addRuns } from './run-records.ts';
import type { TaskTable } from './tables.ts';

/** New report: the task that a user sees, and the run that makes its files. */
export interface NewReport {
  plugin: string;
  version: string;
  /** Name of the app that makes the report, with its descriptor. */
  app: string;
  descriptor: RunDescriptor;
  payload: { readonly name: string; readonly description: string; readonly filepath?: string };
  /** Values of the form of the app. */
  sample: SampleValues;
  measurement?: Partial<
    Pick<Insertable<TaskTable>, 'laboratory' | 'instrument' | 'operator' | 'measured_on'>
  >;
  owner: { sub: string; email: string };
  /** Project over all of whose jobs the report is; null for a report that a person requested. */
  project: { id: string; group: string | null } | null;
  /** Folder of the report by the id of its task, without a trailing slash. */
  folderOf: (taskId: string) => ObjectLocation;
}

/** Id and links of a report, which are known before it exists. */
export interface WrittenReport {
  [key: string]: string;
  id: string;
  report: string;
  result: string;
  log: string;
}

/** Writes the task of a report and its queue entry. Wake the queue after the commit. */
export async function writeReport(
  transaction: Transaction<Database>,
  { plugin, version, app, descriptor, payload, sample, measurement, owner, project, folderOf }: NewReport,
): Promise<WrittenReport> {
  const id = randomUUID();
  const { bucket, key } = folderOf(id);
  const workDir = storageLink(bucket, key);
  const response = { ...outputLinks(descriptor, workDir), log: `${workDir}/${RUN_FILES.log}` };
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
      owner: owner.email,
      owner_sub: owner.sub,
      group_name: project?.group ?? null,
      project_id: project?.id ?? null,
      workflow_id: null,
      response: JSON.stringify(response),
      started_time: Date.now(),
      status: 'Submitted',
      percentage: 0,
      ...measurement,
    })
    .execute();
  const request = { name: payload.name, app, sample, workDir };
  await addRuns(transaction, {
    kind: 'task',
    owner: owner.sub,
    engine: LOCAL_ENGINE.name,
    descriptor,
    runs: [{ subjectId: id, request }],
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
