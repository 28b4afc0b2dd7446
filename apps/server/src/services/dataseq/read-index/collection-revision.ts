import type { Kysely } from 'kysely';
import type { Database } from '../../../records/database.ts';

/** Revision of a collection in the database; undefined for one that does not exist. */
export async function collectionRevision(db: Kysely<Database>, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('data_collections')
    .select('revision')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.revision;
}
