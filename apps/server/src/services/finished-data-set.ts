import { sql, type Kysely } from 'kysely';
import { ApiError } from '../http/api-error.ts';
import { storageLink, type ObjectLocation } from '../objects/storage-link.ts';
import type { StoreByLink } from '../objects/store-by-link.ts';
import type { Database } from '../records/database.ts';

/** Plugin of the tasks of data sets that users upload. */
export const UPLOAD_PLUGIN = 'omics-dataset';

/** Folder of a data set among the keys of the users' bucket. */
const FOLDER = /^data\/[^/]+\/[^/]+\/[^/]+\//u;

/**
 * Throws 409 for a new file in the folder of a finished data set: what was checked stays as it was. Any other location takes
 * files.
 */
export async function checkNotFinished(db: Kysely<Database>, { bucket, key }: ObjectLocation): Promise<void> {
  const folder = FOLDER.exec(key)?.[0];
  if (folder === undefined) return;
  const task = await db
    .selectFrom('tasks')
    .select('name')
    // The value is part of the statement, so that the partial index serves it.
    .where('plugin_name', '=', sql.lit(UPLOAD_PLUGIN))
    .where(sql`response #>> '{data,upload_link}'`, '=', storageLink(bucket, folder))
    .where('status', '=', 'Finished')
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

/** Writer of uploads by links that refuses those for finished data sets: a link may be older than the end of its data set. */
export function storeUnlessFinished(db: Kysely<Database>, store: StoreByLink): StoreByLink {
  return async (upload, write) => {
    await checkNotFinished(db, upload);
    return store(upload, write);
  };
}
