import { isNode, type QueryNode, type QueryTree } from '@omics-portal/data-query';
import { PatternTooCostly } from '../../../patterns/pattern-work.ts';
import { patternsOf } from '../bounded-time.ts';
import type { FacetRange } from '../facet-page.ts';
import type { BinCounts, Bounds } from '../histogram-bins.ts';
import { fieldsOf } from '../read-index/select-records.ts';
import { RecordTableFailure, type RecordTable } from '../record-table.ts';
import type { CountRequest, RecordCount, RecordsRequest } from '../records.ts';
import { MAX_LISTED, type FieldValue, type ListRequest, type ValueList } from '../value-lists.ts';
import { ClickhouseError, CODES, type ClickhouseClient, type ClickhouseRows } from './clickhouse-client.ts';
import { compileCondition } from './compile-condition.ts';
import { countsQuery, facetOrder, readCounts } from './count-queries.ts';
import { binsQuery, listsQuery, positionsQuery, readBins, readLists } from './record-queries.ts';
import { KIND, type TableField } from './table-columns.ts';
import { distinctValues } from './value-columns.ts';

type Counting = Omit<CountRequest, 'collection'>;

/** Content of a table. */
export interface TableContent {
  readonly name: string;
  readonly records: number;
  readonly fields: ReadonlyMap<string, TableField>;
}

/** Records of a collection in ClickHouse: see `RecordTable`. */
export class ClickhouseTable implements RecordTable {
  constructor(
    private readonly client: ClickhouseClient,
    private readonly content: TableContent,
  ) {}

  get records(): number {
    return this.content.records;
  }

  covers(tree: QueryTree, ...keys: (string | undefined)[]): boolean {
    const { fields } = this.content;
    // Conditions never accept a list or an object, but counts would have to return it.
    const canReturn = (key: string | undefined) =>
      key === undefined || fields.get(key)?.kinds.has(KIND.other) === false;
    return [...fieldsOf(tree)].every((key) => fields.has(key)) && keys.every(canReturn);
  }

  async find({ tree, sort, page, perPage }: Omit<RecordsRequest, 'collection'>) {
    const from = this.#matching(tree);
    const by = sort && { field: this.#field(sort.key), direction: sort.direction };
    const query = positionsQuery(from, by, { offset: (page - 1) * perPage, limit: perPage });
    const [total, { data }] = await Promise.all([this.total(tree), this.#rows(tree, query)]);
    return { total, positions: data.map(([position]) => Number(position)) };
  }

  async count(request: Counting): Promise<RecordCount[]> {
    return readCounts(await this.#rows(request.tree, this.#counts(request)), request.sumField);
  }

  async page(request: Counting, range: FacetRange) {
    const { offset, limit, known, order } = range;
    const query = `${this.#counts(request, known)} ORDER BY ${facetOrder(order)} LIMIT ${offset}, ${limit}`;
    const rows = await this.#rows(request.tree, query);
    const page = {
      distinct: rows.rows_before_limit_at_least ?? rows.data.length,
      counts: readCounts(rows, request.sumField),
    };
    if (!known) return page;
    const { tree, group, dedupField } = request;
    return { ...page, unknown: await this.total(withUnknown(tree, group), dedupField) };
  }

  async total(tree: QueryTree, dedupField?: string): Promise<number> {
    const counted = dedupField === undefined ? 'count()' : distinctValues(this.#field(dedupField));
    const { data } = await this.#rows(tree, `SELECT ${counted} ${this.#matching(tree)}`);
    return Number(data[0]?.[0] ?? 0);
  }

  async lists({
    tree,
    group,
    values,
    listed,
  }: Omit<ListRequest, 'collection'>): Promise<ReadonlyMap<FieldValue, ValueList>> {
    const fields = { group: this.#field(group), listed: this.#field(listed) };
    // An empty list of `in` accepts nothing.
    const wanted: QueryTree = {
      type: 'rule',
      query: { variable: group, operator: 'in', value: [...values] },
    };
    const from = `${this.#matching(tree)} AND ${compileCondition(wanted, (key) => this.#field(key))}`;
    return readLists(await this.#rows(tree, listsQuery(from, fields, MAX_LISTED)));
  }

  bounds(key: string): Bounds | undefined {
    return this.#field(key).bounds;
  }

  async histogram(tree: QueryTree, key: string, starts: readonly number[]): Promise<BinCounts> {
    const query = binsQuery(this.#matching(tree), this.#field(key), starts);
    return readBins(await this.#rows(tree, query), starts);
  }

  #counts({ tree, group, dedupField, sumField }: Counting, isKnown = false): string {
    return countsQuery(this.#matching(tree), {
      group: this.#field(group),
      dedup: dedupField === undefined ? undefined : this.#field(dedupField),
      sum: sumField === undefined ? undefined : this.#field(sumField),
      isKnown,
    });
  }

  #matching(tree: QueryTree): string {
    return `FROM ${this.content.name} WHERE ${compileCondition(tree, (key) => this.#field(key))}`;
  }

  #field(key: string): TableField {
    const field = this.content.fields.get(key);
    if (field === undefined) throw new RangeError(`The table has no field "${key}".`);
    return field;
  }

  async #rows(tree: QueryTree, query: string): Promise<ClickhouseRows> {
    try {
      return await this.client.rows(query);
    } catch (error) {
      if (!(error instanceof ClickhouseError)) throw error;
      if (error.code === CODES.timeLimit && patternsOf(tree).size > 0) throw new PatternTooCostly();
      throw new RecordTableFailure(error.message, error.code === CODES.unknownTable);
    }
  }
}

/** Records of a tree whose field is Unknown. */
function withUnknown(tree: QueryTree, variable: string): QueryTree {
  const isUnknown: QueryNode = { type: 'rule', query: { variable, operator: '=', value: null } };
  if (!isNode(tree)) return isUnknown;
  return { type: 'group', operator: 'and', children: [tree, isUnknown] };
}
