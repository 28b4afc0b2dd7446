import type { QueryTree } from '@omics-portal/data-query';
import type { Kysely } from 'kysely';
import type { Database } from '../../records/database.ts';
import { BUILD_WAIT_MS, BuildWait } from './build-wait.ts';
import { CountEstimates } from './count-estimates.ts';
import { boundPatterns, hasCostlyPatterns, patternsOf, withTimeLimit } from './bounded-time.ts';
import { pageOfCounts, type FacetPage, type FacetRange } from './facet-page.ts';
import {
  binStarts,
  histogramOf,
  type BinCounts,
  type BinScale,
  type Bounds,
  type Histogram,
} from './histogram-bins.ts';
import { PatternTooCostly, PatternWork } from '../../patterns/pattern-work.ts';
import type { RecordIndex } from './read-index/record-index.ts';
import { RecordTableFailure, type RecordTable } from './record-table.ts';
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
import { listValues, MAX_LISTED, type FieldValue, type ListRequest, type ValueList } from './value-lists.ts';

type WithoutCollection<Request> = Omit<Request, 'collection'>;

/** Query of a request: its collection, its filter and the further fields that it needs. */
interface Query {
  state: CollectionState;
  tree: QueryTree;
  keys: (string | undefined)[];
}

/** Ways to read the result of a query. */
interface Ways<Result> {
  byIndex: (index: RecordIndex) => Result | undefined | Promise<Result | undefined>;
  byTable: (table: RecordTable) => Promise<Result | undefined>;
  bySql: (db: Kysely<Database>) => Promise<Result>;
}

/**
 * Collection reader for one request: it uses the read index of the present revision if that has the fields, or the table of a
 * large collection, else SQL, with the same results. All queries of the request share one work limit for patterns.
 */
export class CollectionReader {
  readonly #work = new PatternWork();
  readonly #wait: BuildWait;
  /** Whether the request has the turn for SQL. */
  #hasTurn = false;

  /** @param buildWaitMs time after which queries end with 503 while an index is built; Infinity: they wait for their results. */
  constructor(
    private readonly db: Kysely<Database>,
    private readonly indexes: ReadIndexes,
    buildWaitMs = BUILD_WAIT_MS,
  ) {
    this.#wait = new BuildWait(indexes, buildWaitMs);
  }

  /** Estimates of counts while the read index is built; undefined where an index or a table is there, or no sample. */
  async estimates(state: CollectionState): Promise<CountEstimates | undefined> {
    const sample = await this.#wait.for(state, this.indexes.sample(state));
    return sample && new CountEstimates(sample, this.#work);
  }

  /**
   * Answers a request whose queries share one turn for SQL while an index is built: with a rest after each, several would take
   * longer than a visitor waits. Its time is limited as that of one query, and equal requests share the answer, which is also
   * there for a repetition after 503. A costly pattern waits for the index without the turn, which others need meanwhile.
   */
  async inOneTurn<Answer>(
    state: CollectionState,
    request: { readonly tree: QueryTree },
    answer: () => Promise<Answer>,
  ): Promise<Answer> {
    await this.#wait.for(state, this.#readyForPatterns(state, request.tree));
    const isFast = (this.indexes.get(state) ?? this.indexes.table(state)) !== undefined;
    if (isFast || this.indexes.progress(state) === undefined) return answer();
    const { turns, answers } = this.indexes;
    const key = JSON.stringify([state.name, state.revision, request]);
    return this.#wait.for(
      state,
      answers.share(key, () => turns.query(() => this.#inTurn(answer))),
    );
  }

  async #inTurn<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
    this.#hasTurn = true;
    try {
      return await answer();
    } finally {
      this.#hasTurn = false;
    }
  }

  find(
    state: CollectionState,
    request: WithoutCollection<RecordsRequest>,
  ): Promise<{ total: number; data: WireRecord[] }> {
    return this.#read(
      { state, tree: request.tree, keys: [request.sort?.key] },
      {
        byIndex: (index) => {
          const { page, perPage, ...filter } = request;
          const range = { offset: (page - 1) * perPage, limit: perPage };
          return this.#rowsAt(state, index.find({ ...filter, ...range }, this.#work));
        },
        byTable: async (table) => this.#rowsAt(state, await table.find(request)),
        bySql: (db) => findRecords(db, { ...request, collection: state.name }),
      },
    );
  }

  count(state: CollectionState, request: WithoutCollection<CountRequest>): Promise<RecordCount[]> {
    const { tree, group, dedupField, sumField } = request;
    return this.#read(
      { state, tree, keys: [group, dedupField, sumField] },
      {
        byIndex: (index) => index.count(request, this.#work),
        byTable: (table) => table.count(request),
        bySql: (db) => countRecords(db, { ...request, collection: state.name }),
      },
    );
  }

  /** One page of the counts of a field. The most frequent values come from the index without naming all of them. */
  async page(
    state: CollectionState,
    request: WithoutCollection<CountRequest>,
    range: FacetRange,
  ): Promise<Omit<FacetPage, 'unknown'> & { unknown?: number }> {
    const { tree, group, dedupField, sumField } = request;
    const isTop = range.order === 'total:desc' && range.offset === 0 && !range.known;
    const pageOf = (counts: readonly RecordCount[]) => {
      const { unknown, ...page } = pageOfCounts(counts, range);
      return range.known ? { unknown, ...page } : page;
    };
    return this.#read<Omit<FacetPage, 'unknown'> & { unknown?: number }>(
      { state, tree, keys: [group, dedupField, sumField] },
      {
        byIndex: (index) =>
          isTop
            ? index.top({ ...request, limit: range.limit }, this.#work)
            : pageOf(index.count(request, this.#work)),
        byTable: (table) => table.page(request, range),
        bySql: async (db) => pageOf(await countRecords(db, { ...request, collection: state.name })),
      },
    );
  }

  /** Different values of a field, by value of another. */
  lists(
    state: CollectionState,
    request: WithoutCollection<ListRequest>,
  ): Promise<ReadonlyMap<FieldValue, ValueList>> {
    return this.#read(
      { state, tree: request.tree, keys: [request.group, request.listed] },
      {
        byIndex: (index) => index.lists({ ...request, most: MAX_LISTED }, this.#work),
        byTable: (table) => table.lists(request),
        bySql: (db) => listValues(db, { ...request, collection: state.name }),
      },
    );
  }

  /** Number of matching records, or of distinct values of a field in them. */
  total(state: CollectionState, tree: QueryTree, dedupField?: string): Promise<number> {
    const request = { collection: state.name, tree, ...(dedupField === undefined ? {} : { dedupField }) };
    return this.#read(
      { state, tree, keys: [dedupField] },
      {
        byIndex: (index) => index.total({ tree, dedupField }, this.#work),
        byTable: (table) => table.total(tree, dedupField),
        bySql: (db) => countMatching(db, request),
      },
    );
  }

  /** Undefined for a field without numbers. */
  async histogram(
    state: CollectionState,
    tree: QueryTree,
    key: string,
    { bins, scale }: { bins: number; scale: BinScale },
  ): Promise<Histogram | undefined> {
    const binsOf = async (
      bounds: Bounds | undefined,
      count: (starts: readonly number[]) => BinCounts | Promise<BinCounts>,
    ) => {
      if (bounds === undefined) return { histogram: undefined };
      const starts = binStarts(bounds, bins, scale);
      return { histogram: histogramOf(bounds, starts, await count(starts)) };
    };
    const { histogram } = await this.#read<{ histogram: Histogram | undefined }>(
      { state, tree, keys: [key] },
      {
        byIndex: (index) =>
          binsOf(index.bounds(key), (starts) => index.histogram({ tree, key, starts }, this.#work)),
        byTable: (table) => binsOf(table.bounds(key), (starts) => table.histogram(tree, key, starts)),
        bySql: async (db) =>
          binsOf(await numberBounds(db, state.name, key), (starts) =>
            countBins(db, { collection: state.name, tree, key, starts }),
          ),
      },
    );
    return histogram;
  }

  /** Reads by the index or the table if it covers the query, else in SQL. They may be there when the turn for SQL comes. */
  async #read<Result>(query: Query, ways: Ways<Result>): Promise<Result> {
    const { state } = query;
    await this.#wait.for(state, this.#readyForPatterns(state, query.tree));
    const fast = this.#withoutSql(query, ways);
    const found = await fast?.();
    if (found !== undefined) return found;
    if (this.#hasTurn) return this.#bySql(query.tree, ways.bySql);
    return this.#wait.for(state, this.#readBySql(query, ways, fast === undefined));
  }

  /**
   * Reads by SQL in its turn. The index may be there by then. It does not wait for the sample: a page of rows, which has no
   * estimate, is the first thing that a visitor looks at.
   */
  async #readBySql<Result>(query: Query, ways: Ways<Result>, mayBeReady: boolean): Promise<Result> {
    return this.indexes.turns.query(async () => {
      this.#wait.check(query.state);
      const later = mayBeReady ? await this.#withoutSql(query, ways)?.() : undefined;
      return later ?? this.#bySql(query.tree, ways.bySql);
    });
  }

  /** A costly pattern waits for the index, whose time is bounded on every database. The load of a table takes too long. */
  async #readyForPatterns(state: CollectionState, tree: QueryTree): Promise<void> {
    const isCostly = await boundPatterns(() => hasCostlyPatterns(tree, this.#work));
    if (isCostly && !this.indexes.isLarge(state)) await this.indexes.ready(state);
  }

  /** Query by the index or the table; undefined where neither covers it. */
  #withoutSql<Result>(
    { state, tree, keys }: Query,
    { byIndex, byTable }: Ways<Result>,
  ): (() => Promise<Result | undefined>) | undefined {
    const index = this.indexes.get(state);
    if (index?.covers(tree, ...keys) === true) return () => boundPatterns(() => byIndex(index));
    const table = this.indexes.table(state);
    if (table?.covers(tree, ...keys) !== true) return undefined;
    return () =>
      boundPatterns(() => byTable(table)).catch((error: unknown) => this.#tableFailed(state, table, error));
  }

  /** SQL reads what the engine of a table could not. */
  #tableFailed(state: CollectionState, table: RecordTable, error: unknown): undefined {
    if (!(error instanceof RecordTableFailure)) throw error;
    if (error.isGone) this.indexes.forget(state, table);
  }

  /** Records at positions; undefined when the records have changed, because these may now belong to other records. */
  async #rowsAt(
    state: CollectionState,
    { total, positions }: { total: number; positions: number[] },
  ): Promise<{ total: number; data: WireRecord[] } | undefined> {
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

  #bySql<Result>(tree: QueryTree, read: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
    return boundPatterns(() => {
      if (hasCostlyPatterns(tree, this.#work)) throw new PatternTooCostly();
      return patternsOf(tree).size > 0 ? withTimeLimit(this.db, read) : read(this.db);
    });
  }
}
