import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../../records/database.ts';
import { buildColumns, type IndexPlan } from '../read-index/build-index.ts';
import { CHUNK_POSITIONS, type ColumnSet } from '../read-index/column-set.ts';
import { readIndexFile, writeIndexFile } from '../read-index/index-file.ts';
import { mergeColumnSets } from '../read-index/merge-columns.ts';
import { readChunks } from '../read-index/read-chunks.ts';
import { TimeSlices } from '../read-index/time-slices.ts';

/** Columns that were built of other records in between the present ones, brought up to date, stored and loaded. */
export async function changedAndStored(
  db: Kysely<Database>,
  plan: Omit<IndexPlan, 'chunks'>,
): Promise<ColumnSet> {
  const { collection } = plan;
  const present = await buildColumns(db, { ...plan, chunks: await readChunks(db, collection) });
  const strangers = await beyondPresent(db, plan);
  const [first] = present.chunks;
  if (first === undefined) throw new RangeError('The collection has no records.');
  const earlier = await mergeColumnSets(present, strangers, [], new TimeSlices());
  const again = await buildColumns(db, { ...plan, chunks: [first] });
  const replaced = [first.number, ...strangers.chunks.map(({ number }) => number)];
  const merged = await mergeColumnSets(earlier, again, replaced, new TimeSlices());
  const folder = await mkdtemp(join(tmpdir(), 'read-index-'));
  try {
    const path = join(folder, 'columns.index');
    await writeIndexFile(path, collection, merged);
    return await readIndexFile(path, collection);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Columns of records with values of their own, which the database has for a moment. */
async function beyondPresent(db: Kysely<Database>, plan: Omit<IndexPlan, 'chunks'>): Promise<ColumnSet> {
  const number = 7;
  const strangers = Array.from({ length: 20 }, (_, at) => ({
    collection: plan.collection,
    position: number * CHUNK_POSITIONS + at,
    id: `stranger-${at}`,
    data: JSON.stringify({ snr: at % 2 === 0 ? at * 100 : `text ${at}`, file_name: `新 ${at}` }),
    md5sum: null,
    sha256: null,
  }));
  await db.insertInto('data_records').values(strangers).execute();
  const columns = await buildColumns(db, { ...plan, chunks: [{ number, records: strangers.length }] });
  await db
    .deleteFrom('data_records')
    .where('collection', '=', plan.collection)
    .where('position', '>=', number * CHUNK_POSITIONS)
    .execute();
  return columns;
}
