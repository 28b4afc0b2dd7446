import type { QueryTree } from '@omics-portal/data-query';
import type { Kysely } from 'kysely';
import type { Database } from '../../records/database.ts';
import { boundPatterns, hasCostlyPatterns, patternsOf, withTimeLimit } from './bounded-time.ts';
import { binStarts, type Bounds } from './histogram-bins.ts';
import { PatternTooCostly, PatternWork } from '../../patterns/pattern-work.ts';
import type { RecordIndex } from './read-index/record-index.ts';
import type { ReadIndexes, CollectionState } from './read-index/read-indexes.ts';
import {
  countBins,
  countMatching,
  countRecords,
  findRecords,
  numberBounds,
  type CountRequest,
  type RecordCount,
  type RecordsRequest,
  type WireRecord,
} from './records.ts';

type WithoutCollection<Request> = Omit<Request, 'collection'>;

/** Histogram of a field, with equal bins over the whole collection, so that they do not move when the filter changes. */
export interface Histogram extends Bounds {
  bins: { from: number; to: number; total: number }[];
}

/** Counts of the most frequent values of a field. */
export interface TopCounts {
  /** Number of distinct values, including Unknown. */
  distinct: number;
  counts: RecordCount[];
}

/**
 * Collection reader for one request: it uses the read index of the present revision if that has the fields, else SQL, with
 * the same results. All queries of the request share one work limit for patterns.
 */
export class CollectionReader {
  readonly #work = new PatternWork();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly indexes: ReadIndexes,
  ) {}

  async find(
    state: CollectionState,
    request: WithoutCollection<RecordsRequest>,
  ): Promise<{ total: number; data: WireRecord[] }> {
    const index = await this.#indexFor(state, request.tree, request.sort?.key);
    const found = index && (await this.#findByIndex(index, state, request));
    return (
      found ?? this.#bySql(request.tree, (db) => findRecords(db, { ...request, collection: state.name }))
    );
  }

  async count(state: CollectionState, request: WithoutCollection<CountRequest>): Promise<RecordCount[]> {
    const { tree, group, dedupField } = request;
    const index = await this.#indexFor(state, tree, group, dedupField);
    if (index) return boundPatterns(() => index.count({ tree, group, dedupField }, this.#work));
    return this.#bySql(tree, (db) => countRecords(db, { ...request, collection: state.name }));
  }

  /** Most frequent values of a field, highest count first, and the number of distinct values. */
  async top(
    state: CollectionState,
    { limit, ...request }: WithoutCollection<CountRequest> & { limit: number },
  ): Promise<TopCounts> {
    const index = await this.#indexFor(state, request.tree, request.group, request.dedupField);
    if (index) return boundPatterns(() => index.top({ ...request, limit }, this.#work));
    const counts = await this.#bySql(request.tree, (db) =>
      countRecords(db, { ...request, collection: state.name }),
    );
    return {
      distinct: counts.length,
      counts: counts.sort((left, right) => right.total - left.total).slice(0, limit),
    };
  }

  /** Number of matching records, or of distinct values of a field in them. */
  async total(state: CollectionState, tree: QueryTree, dedupField?: string): Promise<number> {
    const index = await this.#indexFor(state, tree, dedupField);
    if (index) return boundPatterns(() => index.total({ tree, dedupField }, this.#work));
    const request = { collection: state.name, tree, ...(dedupField === undefined ? {} : { dedupField }) };
    return this.#bySql(tree, (db) => countMatching(db, request));
  }

  /** Undefined for a field without numbers. */
  async histogram(
    state: CollectionState,
    tree: QueryTree,
    key: string,
    bins: number,
  ): Promise<Histogram | undefined> {
    const index = await this.#indexFor(state, tree, key);
    const bounds = index ? index.bounds(key) : await numberBounds(this.db, state.name, key);
    if (bounds === undefined) return undefined;
    const starts = binStarts(bounds, bins);
    const totals = index
      ? await boundPatterns(() => index.histogram({ tree, key, starts }, this.#work))
      : await this.#bySql(tree, (db) => countBins(db, { collection: state.name, tree, key, starts }));
    return {
      ...bounds,
      bins: starts.map((from, bin) => ({ from, to: starts[bin + 1] ?? bounds.max, total: totals[bin] ?? 0 })),
    };
  }

  /** A costly pattern waits for the index, whose time is bounded on every database. */
  async #indexFor(
    state: CollectionState,
    tree: QueryTree,
    ...keys: (string | undefined)[]
  ): Promise<RecordIndex | undefined> {
    const isCostly = await boundPatterns(() => hasCostlyPatterns(tree, this.#work));
    if (isCostly) await this.indexes.ready(state);
    const index = this.indexes.get(state);
    return index?.covers(tree, ...keys) === true ? index : undefined;
  }

  /** Undefined when the records have changed, because their positions may now belong to other records. */
  async #findByIndex(
    index: RecordIndex,
    state: CollectionState,
    { page, perPage, ...request }: WithoutCollection<RecordsRequest>,
  ): Promise<{ total: number; data: WireRecord[] } | undefined> {
    const { total, positions } = await boundPatterns(() =>
      index.find({ ...request, offset: (page - 1) * perPage, limit: perPage }, this.#work),
    );
    if (positions.length === 0) return { total, data: [] };
    const rows = await this.db
      .selectFrom('data_records')
      .innerJoin('data_collections', 'data_collections.name', 'data_records.collection')
      .select(['data_records.position', 'data_records.id', 'data_records.data'])
      .where('data_records.collection', '=', state.name)
      .where('data_records.position', 'in', positions)
      .where('data_collections.revision', '=', state.revision)
      .execute();
    const byPosition = new Map(rows.map((row) => [row.position, { _id: row.id, ...row.data }]));
    const data = positions.flatMap((position) => byPosition.get(position) ?? []);
    return data.length === positions.length ? { total, data } : undefined;
  }

  #bySql<Result>(tree: QueryTree, ask: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
    return boundPatterns(() => {
      if (hasCostlyPatterns(tree, this.#work)) throw new PatternTooCostly();
      return patternsOf(tree).size > 0 ? withTimeLimit(this.db, ask) : ask(this.db);
    });
  }
}
