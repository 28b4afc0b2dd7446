import type { Transaction } from 'kysely';
import type { OutputKind, RunDescriptor } from '../app-store/run-descriptor.ts';
import { objectSize } from '../objects/object-size.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { parseStorageLink, storageLink, type ObjectLocation } from '../objects/storage-link.ts';
import type { Database } from '../records/database.ts';
import type { ProjectRecord } from './project-records.ts';

/** Maximum number of files that are listed for one output folder. */
export const MAX_FOLDER_FILES = 1000;

/** Result file of a run. */
export interface ResultFile {
  /** Name of the output. */
  file_index: string;
  file_name: string;
  kind: OutputKind | null;
  link: string;
  /** Bytes; null for a folder. */
  size: number | null;
}

/**
 * Lists the result files of a run: its outputs, and the files in those that are folders. A folder with more than
 * `MAX_FOLDER_FILES` files has a row of its own after the first ones, so that the list does not look complete.
 */
export async function listResultFiles(
  objects: Pick<ObjectStore, 'list'>,
  { outputs: described }: Pick<RunDescriptor, 'outputs'>,
  outputs: Readonly<Record<string, string>>,
): Promise<ResultFile[]> {
  const kinds = new Map(described.map(({ name, kind }) => [name, kind]));
  const files = await Promise.all(
    Object.entries(outputs).map(async ([name, link]) => {
      const location = parseStorageLink(link);
      if (!location) return [];
      const output = { file_index: name, kind: kinds.get(name) ?? null };
      if (location.key.endsWith('/')) return filesInFolder(objects, location, output);
      const size = (await objectSize(objects, location.bucket, location.key)) ?? null;
      return [{ ...output, file_name: baseName(location.key), link, size }];
    }),
  );
  return files.flat();
}

/** Adds the result files of a job's newest attempt. Those of its earlier attempts went with the change of its outputs. */
export async function saveResultFiles(
  transaction: Transaction<Database>,
  { job, project }: { job: { id: string; sample_id: string }; project: ProjectRecord },
  runId: string,
  time: number,
  files: readonly ResultFile[],
): Promise<void> {
  if (files.length === 0 || project.mark === 'On Hold') return;
  const attempt = await transaction
    .selectFrom('attempts')
    .select('number')
    .where('id', '=', runId)
    .executeTakeFirst();
  const rows = files.map((file) => ({
    ...file,
    workflow_id: job.id,
    project_id: project.id,
    project_name: project.project_name,
    job_name: job.sample_id,
    attempt: attempt?.number ?? 1,
    created_time: time,
  }));
  await transaction.insertInto('result_files').values(rows).execute();
}

async function filesInFolder(
  objects: Pick<ObjectStore, 'list'>,
  { bucket, key }: ObjectLocation,
  { file_index }: Pick<ResultFile, 'file_index'>,
): Promise<ResultFile[]> {
  const { total, entries } = await objects.list({
    bucket,
    prefix: key,
    delimiter: '',
    page: 1,
    perPage: MAX_FOLDER_FILES,
  });
  const parent = key.length - baseName(key).length;
  const files = entries
    .filter((entry) => entry.kind === 'object')
    .map((entry): ResultFile => ({
      file_index,
      file_name: entry.key.slice(parent),
      kind: null,
      link: storageLink(bucket, entry.key),
      size: entry.size,
    }));
  if (total <= MAX_FOLDER_FILES) return files;
  const folder = { file_index, file_name: baseName(key), link: storageLink(bucket, key), size: null };
  return [...files, { ...folder, kind: 'folder' }];
}

/** Last segment of a key; that of a folder keeps its slash. */
function baseName(key: string): string {
  return key.slice(key.replace(/\/$/, '').lastIndexOf('/') + 1);
}
