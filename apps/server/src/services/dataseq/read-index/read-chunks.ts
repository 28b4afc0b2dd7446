import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../records/database.ts';
import { CHUNK_POSITIONS, type Chunk } from './column-set.ts';

/** Chunks per statement of a fingerprint: the embedded database answers others in between. */
const PRINTED_CHUNKS = 50;
/** Records per statement: few enough that the embedded database and this process can run other queries in between. */
const READ_RECORDS = 2000;

/** Chunk with its documents, all of one moment. */
export interface ChunkContent extends Chunk {
  positions: number[];
  /** JSON array. */
  documents: string;
}

const chunkOf = sql<number>`position / ${sql.lit(CHUNK_POSITIONS)}`;
/** `jsonb_hash_extended` reads the stored form, which is several times faster than a digest of the text. */
const print = sql<string>`sum(jsonb_hash_extended(data, position))::text`;

/**
 * Fingerprint of a collection by chunks, which the database computes without sending a document. It depends on the records
 * alone, so that it also finds changes that no trigger saw, and a restored database with the revision of other records.
 */
export async function readChunks(db: Kysely<Database>, collection: string): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  let next = await firstPosition(db, collection, 0);
  while (next !== undefined) {
    const from = Math.floor(next / CHUNK_POSITIONS) * CHUNK_POSITIONS;
    const to = from + PRINTED_CHUNKS * CHUNK_POSITIONS;
    const rows = await between(db, collection, { from, to })
      .select([chunkOf.as('number'), (row) => row.fn.countAll<string>().as('records'), print.as('print')])
      .groupBy(sql`1`)
      .orderBy(sql`1`)
      .execute();
    for (const row of rows) chunks.push({ ...row, records: Number(row.records) });
    next = await firstPosition(db, collection, to);
  }
  return chunks;
}

/** Documents of some chunks, in order. A chunk without records is left out. */
export async function* readDocuments(
  db: Kysely<Database>,
  collection: string,
  chunks: readonly Pick<Chunk, 'number' | 'records'>[],
): AsyncGenerator<ChunkContent[]> {
  let following = nextRun(chunks, 0);
  let read = readRun(db, collection, chunks.slice(0, following));
  for (let start = following; ; start = following) {
    const contents = await read;
    if (start >= chunks.length) {
      if (contents.length > 0) yield contents;
      return;
    }
    following = nextRun(chunks, start);
    // The next records are read while the last ones are processed.
    read = readRun(db, collection, chunks.slice(start, following));
    // Awaited in the next turn; until then a rejection is not unhandled.
    read.catch(() => undefined);
    if (contents.length > 0) yield contents;
  }
}

/** End of the run of neighbouring chunks that are read together. */
function nextRun(chunks: readonly Pick<Chunk, 'number' | 'records'>[], start: number): number {
  let records = 0;
  let end = start;
  while (end < chunks.length) {
    records += chunks[end]?.records ?? 0;
    const isNeighbour = chunks[end]?.number === (chunks[end - 1]?.number ?? 0) + 1;
    if (end > start && (records > READ_RECORDS || !isNeighbour)) break;
    end += 1;
  }
  return end;
}

async function readRun(
  db: Kysely<Database>,
  collection: string,
  chunks: readonly Pick<Chunk, 'number'>[],
): Promise<ChunkContent[]> {
  const [first, last] = [chunks[0], chunks.at(-1)];
  if (first === undefined || last === undefined) return [];
  const range = { from: first.number * CHUNK_POSITIONS, to: (last.number + 1) * CHUNK_POSITIONS };
  // Whole documents, because extracting fields in the database takes three times as long.
  const rows = await between(db, collection, range)
    .select([
      chunkOf.as('number'),
      (row) => row.fn.countAll<string>().as('records'),
      print.as('print'),
      sql<number[]>`json_agg(position order by position)`.as('positions'),
      sql<string>`json_agg(data order by position)::text`.as('documents'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute();
  const wanted = new Set(chunks.map(({ number }) => number));
  return rows
    .filter(({ number }) => wanted.has(number))
    .map((row) => ({ ...row, records: Number(row.records) }));
}

/** Records of a range of positions. A limit instead would make a database without statistics sort the collection each time. */
function between(db: Kysely<Database>, collection: string, { from, to }: { from: number; to: number }) {
  return (
    db
      .selectFrom('data_records')
      .where('collection', '=', collection)
      .where('position', '>=', from)
      // The end of the last chunk is beyond the integers.
      .where('position', '<', sql<number>`${to}::bigint`)
  );
}

async function firstPosition(
  db: Kysely<Database>,
  collection: string,
  from: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('data_records')
    .select((each) => each.fn.min('position').as('first'))
    .where('collection', '=', collection)
    .where('position', '>=', sql<number>`${from}::bigint`)
    .executeTakeFirst();
  return row?.first ?? undefined;
}
