import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../records/database.ts';
import { startColumnMaker, type ColumnMaker } from './column-thread.ts';
import { Column } from './column.ts';
import { RecordIndex } from './record-index.ts';

/** Records per statement: few enough that the embedded database and this process can run other queries in between. */
const ROWS_PER_STATEMENT = 2000;

/** Options of an index build. */
export interface IndexPlan {
  collection: string;
  keys: readonly string[];
  /** Script of the worker thread that builds the columns; undefined: they are built in this thread. */
  workerFile?: string | undefined;
}

/** Reads a collection into columns, in batches. The caller checks that no record changed meanwhile. */
export async function buildIndex(
  db: Kysely<Database>,
  { collection, keys, workerFile }: IndexPlan,
): Promise<RecordIndex> {
  const records = await countRecords(db, collection);
  const maker = startColumnMaker(workerFile, { keys, records });
  try {
    const positions = await readAll(db, { collection, records, maker });
    const entries = await maker.seal();
    return new RecordIndex({
      positions,
      columns: new Map(entries.map(([key, parts]) => [key, new Column(parts)])),
    });
  } finally {
    await maker.close();
  }
}

/** The next records are read while the last ones are processed. */
async function readAll(
  db: Kysely<Database>,
  { collection, records, maker }: { collection: string; records: number; maker: ColumnMaker },
): Promise<Int32Array> {
  const positions = new Int32Array(records);
  let added = Promise.resolve();
  let read = 0;
  while (read < records) {
    const after = read === 0 ? -1 : (positions[read - 1] ?? 0);
    const limit = Math.min(ROWS_PER_STATEMENT, records - read);
    const [next] = await Promise.all([readRows(db, { collection, after, limit }), added]);
    if (next.positions.length === 0) break;
    positions.set(next.positions, read);
    read += next.positions.length;
    added = maker.add(next.documents);
    // Awaited with the next rows; until then a rejection is not unhandled.
    added.catch(() => undefined);
  }
  await added;
  return positions.subarray(0, read);
}

async function countRecords(db: Kysely<Database>, collection: string): Promise<number> {
  const { records } = await db
    .selectFrom('data_records')
    .select((row) => row.fn.countAll<string>().as('records'))
    .where('collection', '=', collection)
    .executeTakeFirstOrThrow();
  return Number(records);
}

/** Reads the next records as whole documents, because extracting fields in the database takes three times as long. */
async function readRows(
  db: Kysely<Database>,
  { collection, after, limit }: { collection: string; after: number; limit: number },
): Promise<{ positions: number[]; documents: string }> {
  const { rows } = await sql<{ positions: number[] | null; documents: string | null }>`
    select json_agg(position) as positions, json_agg(data)::text as documents
    from (
      select position, data
      from data_records
      where collection = ${collection} and position > ${after}
      order by position
      limit ${limit}
    ) as next`.execute(db);
  const [row] = rows;
  return { positions: row?.positions ?? [], documents: row?.documents ?? '[]' };
}
