import type { QueryTree } from '@omics-portal/data-query';
import type { RecordCount } from '../records.ts';
import type { Column } from './column.ts';
import { countPairs } from './count-pairs.ts';
import { orderOf, pageInOrder } from './pages.ts';
import type { PatternWork } from './pattern-work.ts';
import { fieldsOf, Selector } from './select-records.ts';
import { countCodes, type Selection } from './selection.ts';
import { topPlaces } from './top-places.ts';

/** Orders that are kept: by two or three fields, both ways, for some visitors. */
const MOST_ORDERS = 12;

/** The columns of a collection at one revision, and where each record is in the database. */
export interface RecordColumns {
  /** Ascending. */
  readonly positions: Int32Array;
  readonly columns: ReadonlyMap<string, Column>;
}

/** Which records, in which order. */
export interface IndexPageRequest {
  tree: QueryTree;
  sort?: { key: string; direction: 'asc' | 'desc' };
  offset: number;
  limit: number;
}

/** Which values to count, over which records. */
export interface IndexCountRequest {
  tree: QueryTree;
  group: string;
  dedupField?: string | undefined;
}

/**
 * Answers questions about a collection from its columns, without the database: a filter is one look at a small number per
 * record. It says the same as the SQL of `records.ts`; both are tested against `evaluate`.
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

  /** Whether every field of a question has a column; otherwise the database has to answer. */
  covers(tree: QueryTree, ...further: (string | undefined)[]): boolean {
    const has = (key: string | undefined) => key === undefined || this.#columns.has(key);
    return [...fieldsOf(tree)].every(has) && further.every(has);
  }

  /** How many records match, and the positions of those of one page. Far pages cost as much as near ones. */
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

  /** How many matching records have which value; with `dedupField`, how many different values of that field. */
  count({ tree, group, dedupField }: IndexCountRequest, work?: PatternWork): RecordCount[] {
    const totals = this.#totalsOf({ tree, group, dedupField }, work);
    const places: number[] = [];
    for (let place = 0; place < totals.length; place += 1) if (totals[place] !== 0) places.push(place);
    return countsAt(places, this.#column(group), totals);
  }

  /** The same for the most frequent values only, greatest count first. */
  top(
    { limit, ...request }: IndexCountRequest & { limit: number },
    work?: PatternWork,
  ): { distinct: number; counts: RecordCount[] } {
    const totals = this.#totalsOf(request, work);
    const { distinct, places } = topPlaces(totals, limit);
    return { distinct, counts: countsAt(places, this.#column(request.group), totals) };
  }

  /** How many records match, or how many different values of a field they have. */
  total({ tree, dedupField }: Omit<IndexCountRequest, 'group'>, work?: PatternWork): number {
    const selection = this.#selector.select(tree, work);
    if (dedupField === undefined) return selection.size;
    const column = this.#column(dedupField);
    return countByValue(column, selection)
      .subarray(0, column.length)
      .reduce((total, records) => total + Math.min(records, 1), 0);
  }

  /** Least and greatest number of a field in the whole collection; undefined when it has none. */
  bounds(key: string): { min: number; max: number } | undefined {
    const { numbers } = this.#column(key);
    const [min, max] = [numbers.at(0), numbers.at(-1)];
    return min === undefined || max === undefined ? undefined : { min, max };
  }

  /** How many matching records have a number from which bin on; `starts` ascends, and the last bin has no end. */
  histogram(
    { tree, key, starts }: { tree: QueryTree; key: string; starts: readonly number[] },
    work?: PatternWork,
  ): number[] {
    const column = this.#column(key);
    const totals = countCodes(column.codes, column.totals, this.#selector.select(tree, work));
    const bins = starts.map(() => 0);
    let bin = 0;
    for (let place = 0; place < column.numbers.length; place += 1) {
      const number = column.numbers[place] ?? Infinity;
      while (bin + 1 < starts.length && number >= (starts[bin + 1] ?? Infinity)) bin += 1;
      bins[bin] = (bins[bin] ?? 0) + (totals[place] ?? 0);
    }
    return bins;
  }

  /** By place of a value of `group`, Unknown at the last one. */
  #totalsOf({ tree, group, dedupField }: IndexCountRequest, work?: PatternWork): Uint32Array {
    const selection = this.#selector.select(tree, work);
    const column = this.#column(group);
    return dedupField === undefined
      ? countByValue(column, selection)
      : countPairs(column, this.#column(dedupField), selection);
  }

  /** Made at the first use, and the latest are kept: four bytes a record. */
  #orderOf({ key, direction }: NonNullable<IndexPageRequest['sort']>): Uint32Array {
    const name = `${key}:${direction}`;
    const order = this.#orders.get(name) ?? orderOf(this.#column(key), direction);
    this.#orders.delete(name);
    this.#orders.set(name, order);
    const [oldest] = this.#orders.keys();
    if (this.#orders.size > MOST_ORDERS && oldest !== undefined) this.#orders.delete(oldest);
    return order;
  }

  #column(key: string): Column {
    const column = this.#columns.get(key);
    if (column === undefined) throw new RangeError(`The read index has no column "${key}".`);
    return column;
  }
}

function countsAt(places: readonly number[], column: Column, totals: Uint32Array): RecordCount[] {
  return places.map((place) => ({
    _id: place === column.length ? null : column.valueAt(place),
    total: totals[place] ?? 0,
  }));
}

/** With the empty text counted as Unknown, at the last place. */
function countByValue(column: Column, selection: Selection): Uint32Array {
  const totals = countCodes(column.codes, column.totals, selection);
  const { empty, length } = column;
  if (empty === length) return totals;
  totals[length] = (totals[length] ?? 0) + (totals[empty] ?? 0);
  totals[empty] = 0;
  return totals;
}
