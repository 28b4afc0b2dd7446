import type { QueryTree } from '@omics-portal/data-query';
import type { FacetPage, FacetRange } from './facet-page.ts';
import type { BinCounts, Bounds } from './histogram-bins.ts';
import type { Chunk } from './read-index/column-set.ts';
import type { CountRequest, RecordCount, RecordsRequest } from './records.ts';
import type { FieldValue, ListRequest, ValueList } from './value-lists.ts';

type WithoutCollection<Request> = Omit<Request, 'collection'>;

/** Failure of a record table: SQL answers instead. */
export class RecordTableFailure extends Error {
  constructor(
    message: string,
    /** True when the table does not exist any more. */
    readonly isGone: boolean,
  ) {
    super(message);
  }
}

/**
 * Record table: the fields of a large collection at one moment, in another engine. Its results agree with the SQL of
 * `records.ts`. All queries throw `RecordTableFailure` when the engine cannot answer, and `PatternTooCostly` when patterns
 * take too long.
 */
export interface RecordTable {
  readonly records: number;
  /** True when the table has all fields of a query, with values that it can compare (`tree`) or return (`keys`). */
  covers(tree: QueryTree, ...keys: (string | undefined)[]): boolean;
  /** Number of matching records, and the positions of one page. */
  find(request: WithoutCollection<RecordsRequest>): Promise<{ total: number; positions: number[] }>;
  count(request: WithoutCollection<CountRequest>): Promise<RecordCount[]>;
  /** One page of the counts of a field; `unknown` is there where Unknown is left out. */
  page(
    request: WithoutCollection<CountRequest>,
    range: FacetRange,
  ): Promise<Omit<FacetPage, 'unknown'> & { unknown?: number }>;
  total(tree: QueryTree, dedupField?: string): Promise<number>;
  lists(request: WithoutCollection<ListRequest>): Promise<ReadonlyMap<FieldValue, ValueList>>;
  /** Minimum and maximum of a field in the whole collection; undefined without numbers. */
  bounds(key: string): Bounds | undefined;
  /** Histogram of the matching records, as `countBins` of `records.ts`. */
  histogram(tree: QueryTree, key: string, starts: readonly number[]): Promise<BinCounts>;
}

/** Plan of a record table. */
export interface TablePlan {
  collection: string;
  keys: readonly string[];
  /** Chunks of the present records. */
  chunks: readonly Chunk[];
  /** Called with the number of records of each chunk that was read. */
  onRead?: ((records: number) => void) | undefined;
}

/** Record tables: the engine that answers for collections which are too large for the read index. */
export interface RecordTables {
  /** Table of the present records: an existing one, one with the changed chunks read again, or a new one. */
  refresh(plan: TablePlan): Promise<RecordTable>;
  /** Removes all tables of a collection but the latest. */
  removeOthers(collection: string): Promise<void>;
}
