import { type DataTableSort } from '../data-table/sort';
import { type GridColumn, type GridValue } from './grid-column';

type CompareTexts = (a: string, b: string) => number;

const orders = new Map<string | undefined, CompareTexts>();

/** Text comparison in the language of the page; digits count as numbers ("D9" before "D10"). */
export function textOrder(locale?: string): CompareTexts {
  const known = orders.get(locale);
  if (known) {
    return known;
  }
  const order = new Intl.Collator(locale, { numeric: true }).compare;
  orders.set(locale, order);
  return order;
}

/**
 * Sorting of rows by the value of one column, for lists that are complete in memory. The sort is stable, numbers
 * precede texts, and empty values stay last in both directions. Without a sort, or for a column without values, returns
 * the rows unchanged.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  sort: DataTableSort | null | undefined,
  compareTexts?: CompareTexts,
): readonly Row[] {
  const value = columns.find(({ id }) => id === sort?.columnId)?.value;
  if (!sort || !value) {
    return rows;
  }
  const { ranks, count } = rankBy(rows, value, compareTexts ?? textOrder());
  return inOrder(
    rows,
    ranks,
    (rank) => (rank < count && sort.direction === 'desc' ? count - 1 - rank : rank),
    count,
  );
}

interface Ranked {
  /** Rank of each row; equal values share one. Empty values have rank `count`. */
  ranks: Uint32Array;
  /** Number of distinct ranks, without that of empty values. */
  count: number;
}

interface CachedRanks extends Ranked {
  by: unknown;
  compareTexts: CompareTexts;
}

/** Cache of the last ranks of each list: reversing the sort is the likely next request. */
const lastRanked = new WeakMap<readonly unknown[], CachedRanks>();

function rankBy<Row>(
  rows: readonly Row[],
  value: (row: Row) => GridValue,
  compareTexts: CompareTexts,
): Ranked {
  const last = lastRanked.get(rows);
  if (last?.by === value && last.compareTexts === compareTexts) {
    return last;
  }
  const keys = rows.map((row) => sortKey(value(row)));
  // Text comparison is the expensive part: rank each distinct value once, then sort rows by rank.
  const { ranks, count } = rankKeys(keys, compareTexts);
  const ranked: Ranked = {
    ranks: Uint32Array.from(keys, (key) => (key === null ? count : (ranks.get(key) ?? count))),
    count,
  };
  lastRanked.set(rows, { ...ranked, by: value, compareTexts });
  return ranked;
}

/** Counting sort by rank: no comparisons, stable for equal ranks. */
function inOrder<Row>(
  rows: readonly Row[],
  ranks: Uint32Array,
  turned: (rank: number) => number,
  count: number,
): readonly Row[] {
  const ends = new Uint32Array(count + 2);
  for (const rank of ranks) {
    const next = turned(rank) + 1;
    ends[next] = (ends[next] ?? 0) + 1;
  }
  for (let rank = 1; rank < ends.length; rank += 1) {
    ends[rank] = (ends[rank] ?? 0) + (ends[rank - 1] ?? 0);
  }
  const sorted = rows.slice();
  rows.forEach((row, index) => {
    const rank = turned(ranks[index] ?? count);
    const at = ends[rank] ?? 0;
    sorted[at] = row;
    ends[rank] = at + 1;
  });
  return sorted;
}

type SortKey = string | number | null;

function sortKey(value: GridValue): SortKey {
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) {
    return null;
  }
  return typeof value === 'boolean' ? Number(value) : value;
}

function rankKeys(keys: readonly SortKey[], compareTexts: CompareTexts) {
  const distinct = [...new Set(keys)];
  // A typed array sorts numbers many times faster than a comparator does.
  const numbers = Float64Array.from(distinct.filter((key) => typeof key === 'number')).sort();
  const texts = distinct.filter((key) => typeof key === 'string').sort(compareTexts);
  const ranks = new Map<string | number, number>();
  numbers.forEach((key, index) => ranks.set(key, index));
  let count = numbers.length;
  texts.forEach((text, index) => {
    const before = texts[index - 1];
    // Texts that compare as equal share a rank, or rows of "1" and "01" would lose their order.
    if (before === undefined || compareTexts(before, text) !== 0) {
      count += 1;
    }
    ranks.set(text, count - 1);
  });
  return { ranks, count };
}
