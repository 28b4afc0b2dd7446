import type { ColumnEntries } from './column-set-builder.ts';
import { Column } from './column.ts';
import type { LostColumns } from './lost-columns.ts';
import { RecordIndex } from './record-index.ts';

/** Positions of a chunk: the unit in which records are read, compared and read again. */
export const CHUNK_POSITIONS = 2000;

/** Chunk of a collection: the records whose position divided by `CHUNK_POSITIONS` is its number. */
export interface Chunk {
  number: number;
  records: number;
  /** Sum of the 64-bit hashes of its documents, each seeded with its position; as text. */
  print: string;
}

/** Column set: all columns of a collection, and the fingerprint of the records that they were built from. */
export interface ColumnSet {
  /** Fields that were looked for; those with lists or objects have no column. */
  readonly keys: readonly string[];
  /** Position of each record in the database, ascending. */
  readonly positions: Int32Array;
  readonly columns: ColumnEntries;
  /** By number, ascending. Each describes exactly the documents in the columns. */
  readonly chunks: readonly Chunk[];
  /** Only after merges. */
  readonly lost?: LostColumns;
}

/** Index over the columns, which shares their memory. */
export function recordIndexOf({ positions, columns }: ColumnSet): RecordIndex {
  return new RecordIndex({
    positions,
    columns: new Map(columns.map(([key, parts]) => [key, new Column(parts)])),
  });
}

/** Share of the chunks from which reading all is faster than merging. */
const MAX_CHANGED_SHARE = 0.25;

/** Number of records in some chunks. */
export function recordsIn(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { records }) => sum + records, 0);
}

/** True for the same fields in the same order. */
export function sameKeys(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((key, at) => key === right[at]);
}

/** Numbers of the chunks that differ, if these are few enough to be read alone; undefined: all are read again. */
export function fewDifferent(before: readonly Chunk[], after: readonly Chunk[]): number[] | undefined {
  const different = differentChunks(before, after);
  return different.length > MAX_CHANGED_SHARE * after.length ? undefined : different;
}

/** Numbers of the chunks that differ: changed, new or gone. */
export function differentChunks(before: readonly Chunk[], after: readonly Chunk[]): number[] {
  const known = new Map(before.map((chunk) => [chunk.number, chunk]));
  const different: number[] = [];
  for (const { number, records, print } of after) {
    const old = known.get(number);
    if (old?.records !== records || old.print !== print) different.push(number);
    known.delete(number);
  }
  return [...different, ...known.keys()].sort((a, b) => a - b);
}
