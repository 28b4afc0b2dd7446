import { sql, type Kysely } from 'kysely';
import { randomFrom } from '../../../programs/synthetic/random.ts';
import type { Database } from '../../../records/database.ts';
import { ColumnSetBuilder } from './column-set-builder.ts';
import { recordIndexOf } from './column-set.ts';
import { RecordSample } from './record-sample.ts';

/** Positions per statement, so that the embedded database and this process can run other queries in between. */
const READ_POSITIONS = 2000;
/** Maximum number of drawn positions for each wanted record: a collection with larger gaps has a smaller sample. */
const MAX_DRAWS = 10;
/** Minimum share of the wanted records. */
const MIN_SHARE = 0.1;
/** Seed of the draws: two samples of the same positions are equal. */
const SEED = 84;

/** Limits of a sample. */
export interface SampleLimits {
  /** Minimum number of records of a collection that has a sample: SQL counts smaller ones quickly. */
  minRecords: number;
  /** Number of records in the sample. */
  size: number;
}

/** Plan of a sample. */
export interface SamplePlan extends SampleLimits {
  collection: string;
  /** Fields with a column. */
  keys: readonly string[];
}

/** Reads a random sample of a collection by the primary key; undefined for a small collection. */
export async function readSample(
  db: Kysely<Database>,
  { collection, keys, minRecords, size }: SamplePlan,
): Promise<RecordSample | undefined> {
  const range = await rangeOf(db, collection, minRecords);
  if (range === undefined) return undefined;
  const drawn = drawPositions(range, size);
  const builder = new ColumnSetBuilder({ keys, records: size });
  const positions: number[] = [];
  for (let start = 0; start < drawn.length; start += READ_POSITIONS) {
    const row = await db
      .selectFrom('data_records')
      .select([
        sql<number[] | null>`json_agg(position order by position)`.as('positions'),
        sql<string>`json_agg(data order by position)::text`.as('documents'),
      ])
      .where('collection', '=', collection)
      .where(sql<boolean>`position = any(${drawn.slice(start, start + READ_POSITIONS)}::int[])`)
      .executeTakeFirstOrThrow();
    if (row.positions === null) continue;
    for (const position of row.positions) positions.push(position);
    await builder.add(row.documents);
  }
  if (positions.length < MIN_SHARE * size) return undefined;
  const columns = await builder.seal();
  const index = recordIndexOf({ keys, positions: Int32Array.from(positions), columns, chunks: [] });
  return new RecordSample(index, range.records);
}

/** Positions and number of records of a collection. */
export interface PositionRange {
  first: number;
  last: number;
  records: number;
}

/** Range of a collection; undefined for one with fewer records. The last position alone excludes most small ones. */
async function rangeOf(
  db: Kysely<Database>,
  collection: string,
  minRecords: number,
): Promise<PositionRange | undefined> {
  const ends = await db
    .selectFrom('data_records')
    .select((row) => [row.fn.min('position').as('first'), row.fn.max('position').as('last')])
    .where('collection', '=', collection)
    .executeTakeFirst();
  const { first, last } = ends ?? {};
  if (first == null || last == null || last - first + 1 < minRecords) return undefined;
  const { records } = await db
    .selectFrom('data_records')
    .select((row) => row.fn.countAll<string>().as('records'))
    .where('collection', '=', collection)
    .executeTakeFirstOrThrow();
  return Number(records) < minRecords ? undefined : { first, last, records: Number(records) };
}

/**
 * Random positions, ascending: one in each of as many equal intervals, so that the sample has its share of all parts of a
 * collection. Positions without a record are drawn too, and so each record with the same probability.
 */
export function drawPositions({ first, last, records }: PositionRange, size: number): number[] {
  const span = last - first + 1;
  const draws = Math.min(Math.ceil((size * span) / records), size * MAX_DRAWS);
  const random = randomFrom(SEED);
  const drawn = new Set<number>();
  for (let draw = 0; draw < draws; draw += 1) {
    drawn.add(first + Math.floor(((draw + random()) * span) / draws));
  }
  return [...drawn];
}
