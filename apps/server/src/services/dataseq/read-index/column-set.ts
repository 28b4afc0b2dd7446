import type { ColumnEntries } from './column-set-builder.ts';
import { Column } from './column.ts';
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
}

/** Index over the columns, which shares their memory. */
export function recordIndexOf({ positions, columns }: ColumnSet): RecordIndex {
  return new RecordIndex({
    positions,
    columns: new Map(columns.map(([key, parts]) => [key, new Column(parts)])),
  });
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
