import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../records/database.ts';
import { startColumnMaker, type ColumnMaker } from './column-thread.ts';
import { Column } from './column.ts';
import { RecordIndex } from './record-index.ts';

/** Records per statement: few enough that the embedded database and this process let other questions in between. */
const ROWS_PER_STATEMENT = 2000;

/** What is read into an index. */
export interface IndexPlan {
  collection: string;
  keys: readonly string[];
  /** Where the thread is that makes the columns; undefined: this one. */
  workerFile?: string | undefined;
}

/** Reads a collection into columns, some thousand records at a time. Whoever calls it checks that nothing changed meanwhile. */
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

/** The next records are read while the last ones are being taken apart. */
async function readAll(
  db: Kysely<Database>,
  { collection, records, maker }: { collection: string; records: number; maker: ColumnMaker },
): Promise<Int32Array> {
  const positions = new Int32Array(records);
  let taken = Promise.resolve();
  let read = 0;
  while (read < records) {
    const after = read === 0 ? -1 : (positions[read - 1] ?? 0);
    const limit = Math.min(ROWS_PER_STATEMENT, records - read);
    const [next] = await Promise.all([readRows(db, { collection, after, limit }), taken]);
    if (next.positions.length === 0) break;
    positions.set(next.positions, read);
    read += next.positions.length;
    taken = maker.add(next.documents);
    // Awaited with the next rows; until then it is not unheard.
    taken.catch(() => undefined);
  }
  await taken;
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

/** The next records: whole documents, because taking them apart in the database takes three times as long. */
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
