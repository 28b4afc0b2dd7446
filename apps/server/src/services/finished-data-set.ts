import { sql, type Kysely } from 'kysely';
import { ApiError } from '../http/api-error.ts';
import { dataSetFolder } from '../objects/finished/data-set-folder.ts';
import { storageLink, type ObjectLocation } from '../objects/storage-link.ts';
import { type StoreByLink, storeWithCheck } from '../objects/store-by-link.ts';
import type { Database } from '../records/database.ts';

/** Plugin of the tasks of data sets that users upload. */
export const UPLOAD_PLUGIN = 'omics-dataset';

/**
 * Throws `ApiError` 409 for a new file in the folder of a finished data set, and for a new folder that would contain such a
 * folder: what was checked stays as it was. Any other location takes files.
 *
 * @param since time in milliseconds: data sets that were finished before it take files too
 */
export async function checkNotFinished(
  db: Kysely<Database>,
  location: ObjectLocation,
  since = 0,
): Promise<void> {
  const folder = dataSetFolder(location);
  if (folder === undefined && !location.key.endsWith('/')) return;
  const link = sql<string>`response #>> '{data,upload_link}'`;
  const isConcerned =
    folder === undefined
      ? sql<boolean>`starts_with(${link}, ${storageLink(location.bucket, location.key)})`
      : sql<boolean>`${link} = ${folder}`;
  const task = await db
    .selectFrom('tasks')
    .select('name')
    // The value is part of the statement, so that the partial index serves it.
    .where('plugin_name', '=', sql.lit(UPLOAD_PLUGIN))
    .where(isConcerned)
    .where('status', '=', 'Finished')
    .where('finished_time', '>', String(since))
    .limit(1)
    .executeTakeFirst();
  if (task) throw finishedDataSet(task.name);
}

/** Refusal of a new file or a new key for a finished data set. */
export function finishedDataSet(name: string): ApiError {
  return new ApiError(409, {
    'en-US': `The data set "${name}" is finished and takes no more files: announce a new data set for them.`,
    'zh-CN': `数据集“${name}”已完成，不再接收文件：请为这些文件新建数据集。`,
  });
}

/**
 * Writer of uploads by links that refuses files for finished data sets, before the first byte and after the last one: a data
 * set may be finished after its links were made, and while a transfer goes on.
 */
export function storeUnlessFinished(db: Kysely<Database>, store: StoreByLink): StoreByLink {
  return storeWithCheck((location) => checkNotFinished(db, location), store);
}
