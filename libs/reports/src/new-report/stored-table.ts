import type { ResultFile, StorageObject } from '@omics-portal/api';
import { fileNameOf } from '../files/file-name';

/** Extensions of files that can be tables of a report. */
export const TABLE_EXTENSIONS = ['csv', 'tsv', 'txt'] as const;

/** Table in storage. */
export interface StoredTable {
  readonly link: string;
  /** File name. */
  readonly name: string;
  /** Text that distinguishes it from another file of the same name. */
  readonly hint: string;
}

/** True for the name, or the link, of a file that can be a table. */
export function isTableName(name: string): boolean {
  const lower = name.toLowerCase();
  return TABLE_EXTENSIONS.some((extension) => lower.endsWith(`.${extension}`));
}

/**
 * Tables among the objects below a folder, whose names contain the text; an older server does not search. The hint is the folder
 * of the table.
 */
export function tablesOfObjects(
  objects: readonly Pick<StorageObject, 'path'>[],
  text: string,
): StoredTable[] {
  return objects
    .map(({ path }) => ({
      link: path,
      name: fileNameOf(path),
      hint: path.slice(0, path.lastIndexOf('/') + 1),
    }))
    .filter(({ name }) => isTableName(name) && name.toLowerCase().includes(text.toLowerCase()));
}

/** Tables among the results of jobs; a result without a file is none. The hint is the name of the job. */
export function tablesOfResults(
  results: readonly Pick<ResultFile, 'file_name' | 'job_name' | 'kind' | 'path'>[],
): StoredTable[] {
  return results
    .filter(({ file_name: name, kind }) => kind !== 'folder' && isTableName(name))
    .map(({ path, file_name: name, job_name: job }) => ({ link: path, name, hint: job }));
}
