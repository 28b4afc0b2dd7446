import type { Kysely } from 'kysely';
import { ApiError } from '../http/api-error.ts';
import type { ObjectLocation } from '../objects/storage-link.ts';
import { type StoreByLink, storeWithCheck } from '../objects/store-by-link.ts';
import type { Database } from '../records/database.ts';
import { folderOwner } from './folder-owner.ts';

/**
 * Writer of uploads by links that refuses files for the folder of a disabled account, before the first byte and after the last
 * one: a link may outlive the account.
 */
export function storeForOpenAccount(db: Kysely<Database>, store: StoreByLink): StoreByLink {
  return storeWithCheck((location) => checkOpenAccount(db, location), store);
}

/** Throws `ApiError` 403 for a file in the folder of a disabled account. */
async function checkOpenAccount(db: Kysely<Database>, location: ObjectLocation): Promise<void> {
  const owner = await folderOwner(db, location);
  if (!owner) return;
  const disabled = await db
    .selectFrom('users')
    .select('sub')
    .where('sub', '=', owner.sub)
    .where('disabled_time', 'is not', null)
    .executeTakeFirst();
  if (disabled)
    throw new ApiError(403, {
      'en-US': 'The account of this folder is disabled, so its links take no files any more.',
      'zh-CN': '此文件夹所属的账户已停用，其上传链接不再接收文件。',
    });
}
