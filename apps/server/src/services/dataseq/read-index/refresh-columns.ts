import type { Kysely } from 'kysely';
import type { Database } from '../../../records/database.ts';
import { buildColumns } from './build-index.ts';
import { fewDifferent, recordsIn, type Chunk, type ColumnSet } from './column-set.ts';
import { lostColumns, mayReturn, withLost } from './lost-columns.ts';
import { mergeColumnSets } from './merge-columns.ts';
import { TimeSlices } from './time-slices.ts';

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
  /** Called with the number of records of each chunk that was read. */
  onRead?: ((records: number) => void) | undefined;
}

/**
 * Columns of the present records: `base` itself if it still fits, `base` with the changed chunks read again, or new ones, also where a
 * column may exist again that a list had taken away.
 */
export async function refreshColumns(
  db: Kysely<Database>,
  { base, ...plan }: RefreshPlan,
): Promise<ColumnSet> {
  const { chunks, workerFile } = plan;
  const different = base && fewDifferent(base.chunks, chunks);
  if (base === undefined || different === undefined) return buildColumns(db, plan);
  if (different.length === 0) return base;
  const replaced = new Set(different);
  const changed = chunks.filter(({ number }) => replaced.has(number));
  const read = await buildColumns(db, {
    ...plan,
    chunks: changed,
    workerFile: recordsIn(changed) > MAX_READ_HERE ? workerFile : undefined,
  });
  if (mayReturn(base, read, different)) {
    const all = await buildColumns(db, plan);
    return withLost(all, lostColumns(base, read, different));
  }
  return mergeColumnSets(base, read, different, new TimeSlices());
}
