import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Kysely, Transaction } from 'kysely';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Database } from '../records/database.ts';
import { RecordObserver } from './describe-records.ts';
import type { SeedCollection, SeedField, SeedFile, SeedValue } from './seed-plan.ts';

/** Number of files that are written in parallel, and of rows per insert statement. */
const PARALLEL_FILES = 16;
const ROWS_PER_STATEMENT = 500;

type StoredRecord = Readonly<Record<string, SeedValue>> & { md5sum: string | null; sha256: string | null };

/** Stores all files of a collection and creates their records, with real size and checksums. */
export async function storeFiles(
  objects: ObjectStore,
  bucket: string,
  collection: SeedCollection,
): Promise<StoredRecord[]> {
  const records: StoredRecord[] = [];
  for (let start = 0; start < collection.files.length; start += PARALLEL_FILES) {
    const slice = collection.files.slice(start, start + PARALLEL_FILES);
    records.push(
      ...(await Promise.all(slice.map((file) => storeFile(objects, bucket, collection.name, file)))),
    );
  }
  return records;
}

async function storeFile(
  objects: ObjectStore,
  bucket: string,
  folder: string,
  file: SeedFile,
): Promise<StoredRecord> {
  const content = Buffer.from(file.content());
  const key = `${folder}/${file.key}`;
  const sha256 = createHash('sha256').update(content).digest('hex');
  const present = await objects.head(bucket, key);
  const info =
    present?.sha256 === sha256 ? present : await objects.put(bucket, key, Readable.from([content]));
  return {
    file_name: file.key.slice(file.key.lastIndexOf('/') + 1),
    file_path: `minio://${bucket}/${key}`,
    file_size: info.size,
    md5sum: info.md5,
    sha256: info.sha256,
    ...file.record,
  };
}

/** Target collection in the database. */
export interface TargetCollection {
  name: string;
  position: number;
  fields: readonly SeedField[];
}

/** Replaces a collection in one transaction: readers see either the old or the new one. */
export async function replaceCollection(
  db: Kysely<Database>,
  target: TargetCollection,
  records: readonly StoredRecord[],
): Promise<void> {
  const observer = new RecordObserver(target.fields);
  for (const record of records) observer.observe(record);
  await db.transaction().execute(async (tx) => {
    await clearCollection(tx, target);
    for (let start = 0; start < records.length; start += ROWS_PER_STATEMENT) {
      await insertRecords(tx, target.name, start, records.slice(start, start + ROWS_PER_STATEMENT));
    }
    await writeFields(tx, target, observer);
  });
}

/** Empties a collection, and creates it if missing. */
export async function clearCollection(
  db: Kysely<Database> | Transaction<Database>,
  { name, position }: TargetCollection,
): Promise<void> {
  await db
    .insertInto('data_collections')
    .values({ name, position })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ position }))
    .execute();
  await db.deleteFrom('data_records').where('collection', '=', name).execute();
  await db.deleteFrom('data_fields').where('collection', '=', name).execute();
}

/** Inserts records, starting at a position. */
export async function insertRecords(
  db: Kysely<Database> | Transaction<Database>,
  collection: string,
  start: number,
  records: readonly StoredRecord[],
): Promise<void> {
  const rows = records.map((record, index) => ({
    collection,
    position: start + index,
    id: String(start + index + 1),
    data: JSON.stringify(record),
    md5sum: record.md5sum,
    sha256: record.sha256,
  }));
  await db.insertInto('data_records').values(rows).execute();
}

/** Writes the fields of a collection, with the observed values and bounds. */
export async function writeFields(
  db: Kysely<Database> | Transaction<Database>,
  { name, fields }: TargetCollection,
  observer: RecordObserver,
): Promise<void> {
  const rows = fields.map(({ labels, ...field }) => {
    const { values, min, max } = observer.contentOf(field);
    return {
      ...field,
      collection: name,
      values: values && JSON.stringify(values),
      min,
      max,
      labels: labels ? JSON.stringify(labels) : null,
    };
  });
  await db.insertInto('data_fields').values(rows).execute();
}
