import type { Kysely } from 'kysely';
import { tooLarge } from '../objects/digesting-stream.ts';
import type { StoreByLink } from '../objects/store-by-link.ts';
import type { Database } from '../records/database.ts';
import { folderOwner } from './folder-owner.ts';
import type { Quotas } from './quotas.ts';

/**
 * Creates the writer of uploads by links, which are checked against the quotas of the owner of the folder when they are used:
 * whoever collects links stores no more with them.
 */
export function storeWithinQuota(db: Kysely<Database>, quotas: Quotas): StoreByLink {
  return async ({ bucket, key, length, maxBytes }, write) => {
    const owner = quotas.exist ? await folderOwner(db, { bucket, key }) : undefined;
    if (!owner || !quotas.applyTo(owner, { bucket, key })) return write(maxBytes);
    const size = length ?? Math.min(maxBytes, await quotas.room(owner, { bucket, key }));
    if (length === undefined && size === 0) throw tooLarge(0);
    return quotas.write(owner, { bucket, key, size }, () => write(size));
  };
}
