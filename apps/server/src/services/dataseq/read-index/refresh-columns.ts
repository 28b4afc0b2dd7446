import type { Kysely } from 'kysely';
import type { Database } from '../../../records/database.ts';
import { buildColumns } from './build-index.ts';
import { differentChunks, type Chunk, type ColumnSet } from './column-set.ts';
import { mergeColumnSets } from './merge-columns.ts';
import { TimeSlices } from './time-slices.ts';

/** Share of the chunks from which a new build is faster than a merge. */
const MAX_CHANGED_SHARE = 0.25;
/** Changed records that are read in this thread: starting another one takes as long. */
const MAX_READ_HERE = 10_000;

/** Plan of a refresh. */
export interface RefreshPlan {
  collection: string;
  keys: readonly string[];
  /** Columns of earlier records; undefined: all are built. */
  base: ColumnSet | undefined;
  workerFile: string | undefined;
  /** Chunks of the present records. */
  chunks: readonly Chunk[];
}

/** Columns of the present records: `base` itself if it still fits, `base` with the changed chunks read again, or new ones. */
export async function refreshColumns(
  db: Kysely<Database>,
  { collection, keys, base, workerFile, chunks }: RefreshPlan,
): Promise<ColumnSet> {
  if (base === undefined) return buildColumns(db, { collection, keys, chunks, workerFile });
  const different = differentChunks(base.chunks, chunks);
  if (different.length === 0) return base;
  if (different.length > MAX_CHANGED_SHARE * chunks.length)
    return buildColumns(db, { collection, keys, chunks, workerFile });
  const replaced = new Set(different);
  const changed = chunks.filter(({ number }) => replaced.has(number));
  const records = changed.reduce((sum, chunk) => sum + chunk.records, 0);
  const read = await buildColumns(db, {
    collection,
    keys,
    chunks: changed,
    workerFile: records > MAX_READ_HERE ? workerFile : undefined,
  });
  return mergeColumnSets(base, read, different, new TimeSlices());
}
