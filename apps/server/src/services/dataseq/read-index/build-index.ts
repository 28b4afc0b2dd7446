import type { Kysely } from 'kysely';
import type { Database } from '../../../records/database.ts';
import type { Chunk, ColumnSet } from './column-set.ts';
import { startColumnMaker } from './column-thread.ts';
import { readDocuments } from './read-chunks.ts';

/** Plan of a build: all chunks of a collection, or those that have changed. */
export interface IndexPlan {
  collection: string;
  keys: readonly string[];
  chunks: readonly Pick<Chunk, 'number' | 'records'>[];
  /** Script of the worker thread that builds the columns; undefined: they are built in this thread. */
  workerFile?: string | undefined;
  /** Called with the number of records of each chunk that was read. */
  onRead?: ((records: number) => void) | undefined;
}

/**
 * Reads chunks of a collection into columns. Each chunk is of one moment and its fingerprint too, so that a later comparison
 * finds what has changed meanwhile.
 */
export async function buildColumns(
  db: Kysely<Database>,
  { collection, keys, chunks, workerFile, onRead }: IndexPlan,
): Promise<ColumnSet> {
  const records = chunks.reduce((sum, chunk) => sum + chunk.records, 0);
  const maker = startColumnMaker(workerFile, { keys, records });
  try {
    const positions: number[] = [];
    const read: Chunk[] = [];
    let added = Promise.resolve();
    for await (const contents of readDocuments(db, collection, chunks)) {
      for (const { number, records: found, print, positions: next, documents } of contents) {
        await added;
        for (const position of next) positions.push(position);
        read.push({ number, records: found, print });
        added = maker.add(documents);
        // Awaited with the next chunk; until then a rejection is not unhandled.
        added.catch(() => undefined);
        onRead?.(found);
      }
    }
    await added;
    return { keys, positions: Int32Array.from(positions), columns: await maker.seal(), chunks: read };
  } finally {
    await maker.close();
  }
}
