import type { Kysely } from 'kysely';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Database } from '../records/database.ts';

/** Counts the records of these collections whose file is missing in the bucket. */
export async function missingFiles(
  dependencies: { db: Kysely<Database>; objects: Pick<ObjectStore, 'list'> },
  bucket: string,
  collections: readonly string[],
): Promise<number> {
  const { entries } = await dependencies.objects.list({
    bucket,
    prefix: '',
    delimiter: '',
    page: 1,
    perPage: Number.MAX_SAFE_INTEGER,
  });
  const present = new Set(entries.map((entry) => `minio://${bucket}/${entry.key}`));
  const records = await dependencies.db
    .selectFrom('data_records')
    .select('data')
    .where('collection', 'in', collections)
    .execute();
  return records.filter(({ data }) => !present.has(String(data['file_path']))).length;
}
