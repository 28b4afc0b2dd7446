import type { QueryTree } from '@omics-portal/data-query';
import type { BinCounts } from '../histogram-bins.ts';
import type { RecordCount } from '../records.ts';
import type { Column } from './column.ts';
import type { FieldValue, ListRequest, ValueList } from '../value-lists.ts';
import { countPairs } from './count-pairs.ts';
import { listCodes } from './list-codes.ts';
import { orderOf, pageInOrder } from './pages.ts';
import type { PatternWork } from '../../../patterns/pattern-work.ts';
import { fieldsOf, Selector } from './select-records.ts';
import { countCodes, type Selection } from './selection.ts';
import { sumCodes, type SumsByCode } from './sum-codes.ts';
import { topCodes } from './top-codes.ts';

/** Maximum number of cached orders: two or three fields, in both directions, for some visitors. */
const MAX_ORDERS = 12;

/** Columns of a collection at one revision, and the position of each record in the database. */
export interface RecordColumns {
  /** Ascending. */
  readonly positions: Int32Array;
  readonly columns: ReadonlyMap<string, Column>;
}

/** Page request: filter, order and range. */
export interface IndexPageRequest {
  tree: QueryTree;
  sort?: { key: string; direction: 'asc' | 'desc' };
  offset: number;
  limit: number;
}

/** Count request: the field to count by, and the filter. */
export interface IndexCountRequest {
  tree: QueryTree;
  group: string;
  dedupField?: string | undefined;
  /** Field of numbers that are added up for each value. */
  sumField?: string | undefined;
}

/** Request for the different values of a field, by value of another. */
export interface IndexListRequest extends Omit<ListRequest, 'collection'> {
  /** Maximum number of values in a list. */
  most: number;
}

/**
 * Record index: runs queries on the columns of a collection, without the database. A filter reads one small number per
 * record. The results agree with the SQL of `records.ts`; both are tested against `evaluate`.
 */
export class RecordIndex {
  readonly #positions: Int32Array;
  readonly #columns: ReadonlyMap<string, Column>;
  readonly #selector: Selector;
  readonly #orders = new Map<string, Uint32Array>();

  constructor({ positions, columns }: RecordColumns) {
    this.#positions = positions;
    this.#columns = columns;
    this.#selector = new Selector({ records: positions.length, column: (key) => this.#column(key) });
  }

  /** Number of records. */
  get size(): number {
    return this.#positions.length;
  }

  /** True when every field of a query has a column; otherwise the query needs SQL. */
  covers(tree: QueryTree, ...further: (string | undefined)[]): boolean {
    const has = (key: string | undefined) => key === undefined || this.#columns.has(key);
    return [...fieldsOf(tree)].every(has) && further.every(has);
  }

  /** Number of matching records, and the positions of one page. All pages cost the same. */
  find(
    { tree, sort, offset, limit }: IndexPageRequest,
    work?: PatternWork,
  ): { total: number; positions: number[] } {
    const selection = this.#selector.select(tree, work);
    const records =
      sort === undefined
        ? selection.page(offset, limit)
        : pageInOrder(selection, this.#orderOf(sort), { offset, limit });
    return {
      total: selection.size,
      positions: records.map((record) => this.#positions[record] ?? 0),
    };
  }

  /** Counts matching records by value; with `dedupField`, the distinct values of that field. */
  count(request: IndexCountRequest, work?: PatternWork): RecordCount[] {
    const totals = this.#totalsOf(request, work);
    const codes: number[] = [];
    for (let code = 0; code < totals.length; code += 1) if (totals[code] !== 0) codes.push(code);
    return this.#countsAt(codes, totals, request, work);
  }

  /** Counts of the most frequent values only, highest count first. */
  top(
    { limit, ...request }: IndexCountRequest & { limit: number },
    work?: PatternWork,
  ): { distinct: number; counts: RecordCount[] } {
    const totals = this.#totalsOf(request, work);
    const { distinct, codes } = topCodes(totals, limit);
    return { distinct, counts: this.#countsAt(codes, totals, request, work) };
  }

  /** Sums of the squared numbers of a field in the matching records, by value of another. */
  squares(
    { tree, group, sumField }: IndexCountRequest & { sumField: string },
    work?: PatternWork,
  ): ReadonlyMap<FieldValue, number> {
    const [column, { codes, numbers }] = [this.#column(group), this.#column(sumField)];
    const squared = { codes, numbers: Float64Array.from(numbers, (number) => number * number) };
    const { sums } = sumCodes(column, squared, this.#selector.select(tree, work));
    const squares = new Map<FieldValue, number>();
    for (const [code, sum] of sums.entries())
      squares.set(code === column.length ? null : column.valueAt(code), sum);
    return squares;
  }

  /** Different known values of a field, by value of another, at most `most` of each with their number. */
  lists(
    { tree, group, values, listed, most }: IndexListRequest,
    work?: PatternWork,
  ): ReadonlyMap<FieldValue, ValueList> {
    const [by, column] = [this.#column(group), this.#column(listed)];
    const wanted = values.flatMap((value) => (value === null ? by.length : (by.codeOf(value) ?? [])));
    const codes = listCodes(by, column, { selection: this.#selector.select(tree, work), wanted });
    const lists = new Map<FieldValue, ValueList>();
    for (const [code, found] of codes) {
      if (found.length === 0) continue;
      const first = found.slice(0, most).map((each) => column.valueAt(each));
      lists.set(code === by.length ? null : by.valueAt(code), { values: first, distinct: found.length });
    }
    return lists;
  }

  /** Number of matching records, or of distinct values of a field in them. */
  total({ tree, dedupField }: Omit<IndexCountRequest, 'group'>, work?: PatternWork): number {
    const selection = this.#selector.select(tree, work);
    if (dedupField === undefined) return selection.size;
    const column = this.#column(dedupField);
    return countByValue(column, selection)
      .subarray(0, column.length)
      .reduce((total, records) => total + Math.min(records, 1), 0);
  }

  /** Number of distinct known values of a field in all records. */
  valuesOf(key: string): number {
    return this.#column(key).length;
  }

  /** Minimum and maximum of a field in the whole collection; undefined without numbers. */
  bounds(key: string): { min: number; max: number } | undefined {
    const { numbers } = this.#column(key);
    const [min, max] = [numbers.at(0), numbers.at(-1)];
    return min === undefined || max === undefined ? undefined : { min, max };
  }

  /**
   * Histogram of the matching records, and the sum of their numbers; `starts` ascends, and the last bin has no end. The sum is 0
   * without numbers.
   */
  histogram(
    { tree, key, starts }: { tree: QueryTree; key: string; starts: readonly number[] },
    work?: PatternWork,
  ): BinCounts {
    const column = this.#column(key);
    const totals = countCodes(column.codes, column.totals, this.#selector.select(tree, work));
    const bins = starts.map(() => 0);
    const spans: BinCounts['spans'] = starts.map(() => null);
    let bin = 0;
    let sum = 0;
    for (let code = 0; code < column.numbers.length; code += 1) {
      const number = column.numbers[code] ?? Infinity;
      while (bin + 1 < starts.length && number >= (starts[bin + 1] ?? Infinity)) bin += 1;
      const total = totals[code] ?? 0;
      if (total === 0) continue;
      bins[bin] = (bins[bin] ?? 0) + total;
      spans[bin] = { min: spans[bin]?.min ?? number, max: number };
      sum += number * total;
    }
    return { totals: bins, spans, sum };
  }

  /** Counts by code of `group`, with Unknown last. */
  #totalsOf({ tree, group, dedupField }: IndexCountRequest, work?: PatternWork): Uint32Array {
    const selection = this.#selector.select(tree, work);
    const column = this.#column(group);
    return dedupField === undefined
      ? countByValue(column, selection)
      : countPairs(column, this.#column(dedupField), selection);
  }

  #countsAt(
    codes: readonly number[],
    totals: Uint32Array,
    { tree, group, sumField }: IndexCountRequest,
    work?: PatternWork,
  ): RecordCount[] {
    const column = this.#column(group);
    const added =
      sumField === undefined
        ? undefined
        : sumCodes(column, this.#column(sumField), this.#selector.select(tree, work));
    return codes.map((code) => ({
      _id: code === column.length ? null : column.valueAt(code),
      total: totals[code] ?? 0,
      ...(added && sumAt(added, code)),
    }));
  }

  /** Computed on first use and cached, with four bytes a record. */
  #orderOf({ key, direction }: NonNullable<IndexPageRequest['sort']>): Uint32Array {
    const name = `${key}:${direction}`;
    const order = this.#orders.get(name) ?? orderOf(this.#column(key), direction);
    this.#orders.delete(name);
    this.#orders.set(name, order);
    const [oldest] = this.#orders.keys();
    if (this.#orders.size > MAX_ORDERS && oldest !== undefined) this.#orders.delete(oldest);
    return order;
  }

  #column(key: string): Column {
    const column = this.#columns.get(key);
    if (column === undefined) throw new RangeError(`The read index has no column "${key}".`);
    return column;
  }
}

function sumAt({ sums, unsummed }: SumsByCode, code: number): Pick<RecordCount, 'sum' | 'unsummed'> {
  const sum = sums[code] ?? 0;
  return { unsummed: unsummed[code] ?? 0, ...(Number.isFinite(sum) && { sum }) };
}

/** Counts by code, with the empty text counted as Unknown, at the end. */
function countByValue(column: Column, selection: Selection): Uint32Array {
  const totals = countCodes(column.codes, column.totals, selection);
  const { empty, length } = column;
  if (empty === length) return totals;
  totals[length] = (totals[length] ?? 0) + (totals[empty] ?? 0);
  totals[empty] = 0;
  return totals;
}
