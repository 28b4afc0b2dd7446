import { readField, type DataRecord } from '@omics-portal/data-query';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../records/database.ts';
import { ColumnBuilder } from './column-builder.ts';
import { Column } from './column.ts';
import { RecordIndex } from './record-index.ts';
import { TimeSlices } from './time-slices.ts';

/** Records per statement: few enough that the embedded database and this process let other questions in between. */
const ROWS_PER_STATEMENT = 2500;

/** What is read into an index. */
export interface IndexPlan {
  collection: string;
  keys: readonly string[];
}

/** Reads a collection into columns, a few thousand records at a time. Whoever calls it checks that nothing changed meanwhile. */
export async function buildIndex(
  db: Kysely<Database>,
  { collection, keys }: IndexPlan,
): Promise<RecordIndex> {
  const slices = new TimeSlices();
  const records = await countRecords(db, collection);
  const positions = new Int32Array(records);
  const builders = keys.map((key) => ({ key, builder: new ColumnBuilder(records) }));
  let read = 0;
  while (read < records) {
    const next = await readRows(db, collection, read === 0 ? -1 : (positions[read - 1] ?? 0));
    const taken = Math.min(next.positions.length, records - read);
    if (taken === 0) break;
    positions.set(next.positions.slice(0, taken), read);
    read += taken;
    for (const { key, builder } of builders) {
      for (const document of next.documents.slice(0, taken)) builder.add(readField(document, key));
    }
    await slices.giveWay();
  }
  return new RecordIndex({ positions, columns: await seal(builders, slices) });
}

async function seal(
  builders: readonly { key: string; builder: ColumnBuilder }[],
  slices: TimeSlices,
): Promise<Map<string, Column>> {
  const columns = new Map<string, Column>();
  for (const { key, builder } of builders) {
    const parts = await builder.seal(slices);
    if (parts !== undefined) columns.set(key, new Column(parts));
  }
  return columns;
}

async function countRecords(db: Kysely<Database>, collection: string): Promise<number> {
  const { records } = await db
    .selectFrom('data_records')
    .select((row) => row.fn.countAll<string>().as('records'))
    .where('collection', '=', collection)
    .executeTakeFirstOrThrow();
  return Number(records);
}

/** The next records: whole documents, because taking them apart in the database takes three times as long. */
async function readRows(
  db: Kysely<Database>,
  collection: string,
  after: number,
): Promise<{ positions: number[]; documents: DataRecord[] }> {
  const { rows } = await sql<{ positions: number[] | null; documents: DataRecord[] | null }>`
    select json_agg(position) as positions, json_agg(data) as documents
    from (
      select position, data
      from data_records
      where collection = ${collection} and position > ${after}
      order by position
      limit ${ROWS_PER_STATEMENT}
    ) as next`.execute(db);
  const [row] = rows;
  return { positions: row?.positions ?? [], documents: row?.documents ?? [] };
}
