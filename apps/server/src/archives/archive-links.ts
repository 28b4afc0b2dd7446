import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../records/database.ts';
import './archive-table.ts';
import type { ArchivedObject } from './archived-object.ts';

/** Content of an archive: the name of its file and folder, and its objects. */
export interface ArchiveContent {
  name: string;
  objects: ArchivedObject[];
}

/** Stores the list of an archive for a time, and removes expired ones. Returns the id for its link, which is the right to it. */
export async function storeArchive(
  db: Kysely<Database>,
  { name, objects }: ArchiveContent,
  expires: number,
): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  await db.deleteFrom('archives').where('expires_time', '<', String(Date.now())).execute();
  await db
    .insertInto('archives')
    .values({ id_hash: hashOf(id), name, objects: JSON.stringify(objects), expires_time: expires })
    .execute();
  return id;
}

/** Content of the archive with this id; undefined when it is unknown or expired. */
export async function findArchive(db: Kysely<Database>, id: string): Promise<ArchiveContent | undefined> {
  return db
    .selectFrom('archives')
    .select(['name', 'objects'])
    .where('id_hash', '=', hashOf(id))
    .where('expires_time', '>=', String(Date.now()))
    .executeTakeFirst();
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
