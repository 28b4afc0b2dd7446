import type { QueryTree } from '@omics-portal/data-query';
import type { Kysely } from 'kysely';
import type { Database } from '../../records/database.ts';
import { boundPatterns, hasCostlyPatterns, patternsOf, withTimeLimit } from './bounded-time.ts';
import { pageOfCounts, type FacetPage, type FacetRange } from './facet-page.ts';
import { binStarts, type BinCounts, type BinScale, type Bounds } from './histogram-bins.ts';
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
import { listValues, MAX_LISTED, type FieldValue, type ListRequest, type ValueList } from './value-lists.ts';

type WithoutCollection<Request> = Omit<Request, 'collection'>;

/** Histogram of a field, with equal bins over the whole collection, so that they do not move when the filter changes. */
export interface Histogram extends Bounds {
  /** Sum of the matching numbers; absent where it is too large. */
  sum?: number;
  bins: { from: number; to: number; total: number; lowest: number | null; highest: number | null }[];
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

  find(
    state: CollectionState,
    request: WithoutCollection<RecordsRequest>,
  ): Promise<{ total: number; data: WireRecord[] }> {
    return this.#answer(
      { state, tree: request.tree, keys: [request.sort?.key] },
      (index) => this.#findByIndex(index, state, request),
      (db) => findRecords(db, { ...request, collection: state.name }),
    );
  }

  count(state: CollectionState, request: WithoutCollection<CountRequest>): Promise<RecordCount[]> {
    const { tree, group, dedupField, sumField } = request;
    return this.#answer(
      { state, tree, keys: [group, dedupField, sumField] },
      (index) => index.count(request, this.#work),
      (db) => countRecords(db, { ...request, collection: state.name }),
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
    if (!isTop) {
      const { unknown, ...page } = pageOfCounts(await this.count(state, request), range);
      return range.known ? { unknown, ...page } : page;
    }
    return this.#answer(
      { state, tree, keys: [group, dedupField, sumField] },
      (index) => index.top({ ...request, limit: range.limit }, this.#work),
      async (db) => {
        const counts = await countRecords(db, { ...request, collection: state.name });
        const { distinct, counts: first } = pageOfCounts(counts, range);
        return { distinct, counts: first };
      },
    );
  }

  /** Different values of a field, by value of another. */
  lists(
    state: CollectionState,
    request: WithoutCollection<ListRequest>,
  ): Promise<ReadonlyMap<FieldValue, ValueList>> {
    return this.#answer(
      { state, tree: request.tree, keys: [request.group, request.listed] },
      (index) => index.lists({ ...request, most: MAX_LISTED }, this.#work),
      (db) => listValues(db, { ...request, collection: state.name }),
    );
  }

  /** Number of matching records, or of distinct values of a field in them. */
  total(state: CollectionState, tree: QueryTree, dedupField?: string): Promise<number> {
    const request = { collection: state.name, tree, ...(dedupField === undefined ? {} : { dedupField }) };
    return this.#answer(
      { state, tree, keys: [dedupField] },
      (index) => index.total({ tree, dedupField }, this.#work),
      (db) => countMatching(db, request),
    );
  }

  /** Undefined for a field without numbers. */
  async histogram(
    state: CollectionState,
    tree: QueryTree,
    key: string,
    { bins, scale }: { bins: number; scale: BinScale },
  ): Promise<Histogram | undefined> {
    const histogramOf = (bounds: Bounds, starts: number[], { totals, spans, sum }: BinCounts): Histogram => ({
      ...bounds,
      ...(Number.isFinite(sum) ? { sum } : {}),
      bins: starts.map((from, bin) => ({
        from,
        to: starts[bin + 1] ?? bounds.max,
        total: totals[bin] ?? 0,
        lowest: spans[bin]?.min ?? null,
        highest: spans[bin]?.max ?? null,
      })),
    });
    const { histogram } = await this.#answer<{ histogram: Histogram | undefined }>(
      { state, tree, keys: [key] },
      (index) => {
        const bounds = index.bounds(key);
        if (bounds === undefined) return { histogram: undefined };
        const starts = binStarts(bounds, bins, scale);
        return {
          histogram: histogramOf(bounds, starts, index.histogram({ tree, key, starts }, this.#work)),
        };
      },
      async (db) => {
        const bounds = await numberBounds(db, state.name, key);
        if (bounds === undefined) return { histogram: undefined };
        const starts = binStarts(bounds, bins, scale);
        const counts = await countBins(db, { collection: state.name, tree, key, starts });
        return { histogram: histogramOf(bounds, starts, counts) };
      },
    );
    return histogram;
  }

  /** Answers by the index if it covers the query, else in SQL. The index may be there when the turn for SQL comes. */
  async #answer<Result>(
    { state, tree, keys }: { state: CollectionState; tree: QueryTree; keys: (string | undefined)[] },
    byIndex: (index: RecordIndex) => Result | undefined | Promise<Result | undefined>,
    bySql: (db: Kysely<Database>) => Promise<Result>,
  ): Promise<Result> {
    const index = await this.#indexFor(state, tree, ...keys);
    const found = index && (await boundPatterns(() => byIndex(index)));
    return (
      found ??
      this.indexes.turns.query(async () => {
        const later = index ? undefined : this.indexes.get(state);
        const answer =
          later?.covers(tree, ...keys) === true ? await boundPatterns(() => byIndex(later)) : undefined;
        return answer ?? this.#bySql(tree, bySql);
      })
    );
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
    const { total, positions } = index.find(
      { ...request, offset: (page - 1) * perPage, limit: perPage },
      this.#work,
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
