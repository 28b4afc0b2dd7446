import { type DataTableSort } from '../data-table/sort';
import { type GridColumn, type GridValue } from './grid-column';

/** What compares texts, in the language of the page; digits within them count as numbers ("D9" before "D10"). */
export function textOrder(locale?: string): (a: string, b: string) => number {
  return new Intl.Collator(locale, { numeric: true }).compare;
}

/**
 * The rows by the value of one column, for lists that are here as a whole. Rows of one value keep their order, numbers
 * come before texts, and what is empty stays last in both directions. Without a sort, or by a column without values,
 * the rows come back as they are.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  sort: DataTableSort | null | undefined,
  compareTexts: (a: string, b: string) => number = textOrder(),
): readonly Row[] {
  const value = columns.find(({ id }) => id === sort?.columnId)?.value;
  if (!sort || !value) {
    return rows;
  }
  // Comparing texts is what costs: each distinct value is put in its place once, and the rows follow by number.
  const keys = rows.map((row) => sortKey(value(row)));
  const places = placesOf(keys, compareTexts);
  const sign = sort.direction === 'asc' ? 1 : -1;
  const place = Float64Array.from(keys, (key) => (key === null ? Infinity : sign * (places.get(key) ?? 0)));
  const order = Uint32Array.from(keys, (_key, index) => index);
  order.sort((a, b) => compareNumbers(place[a] ?? 0, place[b] ?? 0) || a - b);
  return Array.from(order, (index) => rows[index]).filter((row): row is Row => row !== undefined);
}

type SortKey = string | number | null;

function sortKey(value: GridValue): SortKey {
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) {
    return null;
  }
  return typeof value === 'boolean' ? Number(value) : value;
}

function placesOf(
  keys: readonly SortKey[],
  compareTexts: (a: string, b: string) => number,
): ReadonlyMap<string | number, number> {
  const distinct = [...new Set(keys)];
  const numbers = distinct.filter((key) => typeof key === 'number').sort(compareNumbers);
  const texts = distinct.filter((key) => typeof key === 'string').sort(compareTexts);
  const places = new Map<string | number, number>(numbers.map((key, index) => [key, index]));
  let place = numbers.length;
  texts.forEach((text, index) => {
    const before = texts[index - 1];
    // Texts that compare as equal share a place, or rows of "1" and "01" would lose their own order.
    if (before !== undefined && compareTexts(before, text) !== 0) {
      place += 1;
    }
    places.set(text, place);
  });
  return places;
}

/** Not a difference: between two infinities that is no number. */
function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
