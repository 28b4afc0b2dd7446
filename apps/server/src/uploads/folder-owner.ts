import { sql, type Kysely } from 'kysely';
import type { ObjectLocation } from '../objects/storage-link.ts';
import type { Database } from '../records/database.ts';
import type { QuotaOwner, Quotas } from './quotas.ts';

/** Dependencies of {@link quotaOwnerOf}. */
interface QuotaDependencies {
  readonly db: Kysely<Database>;
  readonly uploads: { readonly quotas: Pick<Quotas, 'exist'> };
}

/** Account that owns the folder of a location, as `ownFolders` names it; undefined where no account does. */
export async function folderOwner(
  db: Kysely<Database>,
  { bucket, key }: ObjectLocation,
): Promise<QuotaOwner | undefined> {
  const name = /^data\/([^/]+)\//u.exec(key)?.[1] ?? '';
  if (bucket === 'users') return findAccount(db, ['username'], name);
  const folder = /^([^/]+)\//u.exec(key)?.[1] ?? '';
  return bucket === 'tservice' ? findAccount(db, ['username', 'email', 'sub'], folder) : undefined;
}

/**
 * Account for whose quotas a file counts: the owner of its folder, also where an admin writes it. Without quotas the caller
 * stands for it, which spares the search.
 */
export async function quotaOwnerOf(
  { db, uploads: { quotas } }: QuotaDependencies,
  caller: QuotaOwner,
  location: ObjectLocation,
): Promise<QuotaOwner> {
  const owner = quotas.exist ? await folderOwner(db, location) : undefined;
  return owner === undefined || owner.sub === caller.sub ? caller : { ...owner, isOther: true };
}

async function findAccount(
  db: Kysely<Database>,
  columns: readonly ('username' | 'email' | 'sub')[],
  name: string,
): Promise<QuotaOwner | undefined> {
  const isNamed = sql<boolean>`${name} in (${sql.join(columns.map((column) => sql.ref(column)))})`;
  const own = db.selectFrom('users').select(['sub', 'username', 'email', 'groups']).where(isNamed);
  const others = db
    .selectFrom('provider_accounts')
    .select(['sub', 'username', 'email', 'groups'])
    .where(isNamed);
  return own.unionAll(others).limit(1).executeTakeFirst();
}
