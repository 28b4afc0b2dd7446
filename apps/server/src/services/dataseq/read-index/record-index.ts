import type { QueryTree } from '@omics-portal/data-query';
import type { RecordCount } from '../records.ts';
import type { Column } from './column.ts';
import { countPairs } from './count-pairs.ts';
import { orderOf, pageInOrder, pageOfSelection } from './pages.ts';
import { fieldsOf, Selector, type Selection } from './select-records.ts';

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
  find({ tree, sort, offset, limit }: IndexPageRequest): { total: number; positions: number[] } {
    const selection = this.#selector.select(tree);
    const records =
      sort === undefined
        ? pageOfSelection(selection, offset, limit)
        : pageInOrder(selection, this.#orderOf(sort), { offset, limit });
    return {
      total: selection.size,
      positions: records.map((record) => this.#positions[record] ?? 0),
    };
  }

  /** How many matching records have which value; with `dedupField`, how many different values of that field. */
  count(tree: QueryTree, group: string, dedupField?: string): RecordCount[] {
    const selection = this.#selector.select(tree);
    const column = this.#column(group);
    const totals =
      dedupField === undefined
        ? countByValue(column, selection)
        : countPairs(column, this.#column(dedupField), selection);
    const counts: RecordCount[] = [];
    for (const [place, value] of column.values.entries()) {
      const total = totals[place] ?? 0;
      if (total > 0 && place !== column.empty) counts.push({ _id: value, total });
    }
    const unknown = totals[column.values.length] ?? 0;
    return unknown > 0 ? [...counts, { _id: null, total: unknown }] : counts;
  }

  /** How many records match, or how many different values of a field they have. */
  total(tree: QueryTree, dedupField?: string): number {
    const selection = this.#selector.select(tree);
    if (dedupField === undefined) return selection.size;
    const column = this.#column(dedupField);
    return countByValue(column, selection)
      .subarray(0, column.values.length)
      .reduce((total, records) => total + Math.min(records, 1), 0);
  }

  /** Least and greatest number of a field in the whole collection; undefined when it has none. */
  bounds(key: string): { min: number; max: number } | undefined {
    const { values, numbers } = this.#column(key);
    return numbers === 0 ? undefined : { min: Number(values[0]), max: Number(values[numbers - 1]) };
  }

  /** How many matching records have a number from which bin on; `starts` ascends, and the last bin has no end. */
  histogram(tree: QueryTree, key: string, starts: readonly number[]): number[] {
    const column = this.#column(key);
    const totals = countByCode(column, this.#selector.select(tree));
    const bins = starts.map(() => 0);
    let bin = 0;
    for (let place = 0; place < column.numbers; place += 1) {
      while (bin + 1 < starts.length && Number(column.values[place]) >= (starts[bin + 1] ?? Infinity))
        bin += 1;
      bins[bin] = (bins[bin] ?? 0) + (totals[place] ?? 0);
    }
    return bins;
  }

  /** Made at the first use and kept: four bytes a record. */
  #orderOf({ key, direction }: NonNullable<IndexPageRequest['sort']>): Uint32Array {
    const name = `${key}:${direction}`;
    const order = this.#orders.get(name) ?? orderOf(this.#column(key), direction);
    this.#orders.set(name, order);
    return order;
  }

  #column(key: string): Column {
    const column = this.#columns.get(key);
    if (column === undefined) throw new RangeError(`The read index has no column "${key}".`);
    return column;
  }
}

/** A short list is walked; of a long one, every record is added up without a branch that the processor could guess wrong. */
function countByCode({ codes, values }: Column, selection: Selection): Uint32Array {
  const { mask, size, records } = selection;
  const totals = new Uint32Array(values.length + 1);
  if (size < records / 2) {
    const { list } = selection;
    for (let at = 0; at < size; at += 1) {
      const code = codes[list[at] ?? 0] ?? 0;
      totals[code] = (totals[code] ?? 0) + 1;
    }
    return totals;
  }
  for (let record = 0; record < records; record += 1) {
    const code = codes[record] ?? 0;
    totals[code] = (totals[code] ?? 0) + (mask[record] ?? 0);
  }
  return totals;
}

/** With the empty text counted as Unknown, at the last place. */
function countByValue(column: Column, selection: Selection): Uint32Array {
  const totals = countByCode(column, selection);
  const { empty, values } = column;
  if (empty === values.length) return totals;
  totals[values.length] = (totals[values.length] ?? 0) + (totals[empty] ?? 0);
  totals[empty] = 0;
  return totals;
}
