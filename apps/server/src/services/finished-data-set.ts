import { sql, type Kysely } from 'kysely';
import { ApiError } from '../http/api-error.ts';
import { dataSetFolder } from '../objects/finished/data-set-folder.ts';
import { storageLink, type ObjectLocation } from '../objects/storage-link.ts';
import type { StoreByLink } from '../objects/store-by-link.ts';
import type { Database } from '../records/database.ts';

/** Plugin of the tasks of data sets that users upload. */
export const UPLOAD_PLUGIN = 'omics-dataset';

/**
 * Throws 409 for a new file in the folder of a finished data set: what was checked stays as it was. Any other location takes
 * files.
 *
 * @param since time in milliseconds; only a data set that was finished later refuses
 */
export async function checkNotFinished(
  db: Kysely<Database>,
  location: ObjectLocation,
  since = 0,
): Promise<void> {
  const folder = dataSetFolder(location);
  // A folder above those of data sets may bring whole ones.
  const isAbove = folder === undefined && location.key.endsWith('/');
  if (folder === undefined && !isAbove) return;
  const above = storageLink(location.bucket, location.key);
  const link = sql<string>`response #>> '{data,upload_link}'`;
  const task = await db
    .selectFrom('tasks')
    .select('name')
    // The value is part of the statement, so that the partial index serves it.
    .where('plugin_name', '=', sql.lit(UPLOAD_PLUGIN))
    .where(
      folder === undefined ? sql<boolean>`starts_with(${link}, ${above})` : sql<boolean>`${link} = ${folder}`,
    )
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
 * Writer of uploads by links that refuses those for finished data sets: a link, and also a transfer that goes on, may be older
 * than the end of its data set.
 */
export function storeUnlessFinished(db: Kysely<Database>, store: StoreByLink): StoreByLink {
  return async (upload, write) => {
    const check = () => checkNotFinished(db, upload);
    await check();
    return store(upload, (maxBytes) => write(maxBytes, check));
  };
}
