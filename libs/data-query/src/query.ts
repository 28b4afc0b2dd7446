import { checkCollectionName } from './collection-name';
import { normalizeFilter } from './normalize';

/** The version of the query value. It changes only when an old value can no longer be read as it stands. */
export const QUERY_VERSION = 1;

/** What a page shows when nobody asked for another size (specification, section 9). */
export const DEFAULT_PER_PAGE = 10;

/** A value that a category filter can name. `null` is the Unknown bucket: null, missing and empty. */
export type FilterValue = string | number | boolean | null;

/** Keeps the records whose field holds one of the values. */
export interface CategoryFilter {
  readonly kind: 'category';
  readonly values: readonly FilterValue[];
}

/** Keeps the records whose field is a number in the closed range; a bound that is left out is open. */
export interface NumberFilter {
  readonly kind: 'number';
  readonly min?: number;
  readonly max?: number;
}

/** Keeps the records whose field is a text that contains this one; A-Z and a-z count as the same. */
export interface TextFilter {
  readonly kind: 'text';
  readonly contains: string;
}

/** One condition on one field. */
export type Filter = CategoryFilter | NumberFilter | TextFilter;

/** The conditions of a query by field key; a record must meet all of them. */
export type Filters = Readonly<Record<string, Filter>>;

/** Files lists every record; the other tabs count and list by library and by donor. */
export type QueryTab = 'files' | 'libraries' | 'donors';

/** The order of the rows. */
export interface QuerySort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** All that the user asked of one collection: the one value behind table, counts, charts, cart, exports and code. */
export interface DataQuery {
  readonly version: typeof QUERY_VERSION;
  readonly collection: string;
  readonly tab: QueryTab;
  readonly filters: Filters;
  readonly sort?: QuerySort;
  /** Starts at 1. */
  readonly page: number;
  /** At least 1. */
  readonly perPage: number;
}

/** The field that each tab groups by; `null` means every file counts (contract: `dedup_field`). */
export const TAB_FIELDS: Readonly<Record<QueryTab, string | null>> = {
  files: null,
  libraries: 'library_id',
  donors: 'donor_id',
};

/**
 * The query without filters: all files, first page.
 *
 * @throws QueryError `bad-value` for a name that `readQuery` would refuse too.
 */
export function emptyQuery(collection: string, tab: QueryTab = 'files'): DataQuery {
  return {
    version: QUERY_VERSION,
    collection: checkCollectionName(collection),
    tab,
    filters: {},
    page: 1,
    perPage: DEFAULT_PER_PAGE,
  };
}

/** The filter on a field, if there is one. Safe for field names such as `constructor`. */
export function filterOf(query: DataQuery, field: string): Filter | undefined {
  return Object.hasOwn(query.filters, field) ? query.filters[field] : undefined;
}

/**
 * Sets the filter of a field and goes to page 1. A filter that excludes nothing (no values, no bounds) is removed.
 *
 * @throws QueryError `bad-shape` or `bad-value` for what is no filter, so that none is dropped in silence.
 */
export function withFilter(query: DataQuery, field: string, filter: Filter): DataQuery {
  const normal = normalizeFilter(filter);
  if (normal === null) return withoutFilter(query, field);
  return { ...query, filters: { ...query.filters, [field]: normal }, page: 1 };
}

/** Removes the filter of a field and goes to page 1. */
export function withoutFilter(query: DataQuery, field: string): DataQuery {
  return { ...query, filters: omit(query.filters, field), page: 1 };
}

/** Removes every filter and goes to page 1; tab, order and page size stay. */
export function clearFilters(query: DataQuery): DataQuery {
  return { ...query, filters: {}, page: 1 };
}

/** Adds a category value to the filter of its field, or takes it out: what a click on a facet value means. */
export function toggleValue(query: DataQuery, field: string, value: FilterValue): DataQuery {
  const values = chosenValues(query, field);
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return withFilter(query, field, { kind: 'category', values: next });
}

/** Chooses all of these values of a field, beside those chosen before: "select all", of the values in sight. */
export function selectValues(query: DataQuery, field: string, values: readonly FilterValue[]): DataQuery {
  return withFilter(query, field, { kind: 'category', values: [...chosenValues(query, field), ...values] });
}

/** Takes these values out of the filter of a field, and leaves the others. */
export function deselectValues(query: DataQuery, field: string, values: readonly FilterValue[]): DataQuery {
  const removed = new Set(values);
  const remaining = chosenValues(query, field).filter((value) => !removed.has(value));
  return withFilter(query, field, { kind: 'category', values: remaining });
}

/**
 * Swaps chosen and not chosen among these values; a chosen value that is not among them stays. When all were chosen the
 * filter is gone, which shows everything.
 */
export function invertValues(query: DataQuery, field: string, values: readonly FilterValue[]): DataQuery {
  const chosen = new Set(chosenValues(query, field));
  const swapped = new Set(values);
  const remaining = [...chosen].filter((value) => !swapped.has(value));
  const added = [...swapped].filter((value) => !chosen.has(value));
  return withFilter(query, field, { kind: 'category', values: [...remaining, ...added] });
}

/** The values that the category filter of a field names; none when it has no such filter. */
export function chosenValues(query: DataQuery, field: string): readonly FilterValue[] {
  const filter = filterOf(query, field);
  return filter?.kind === 'category' ? filter.values : [];
}

/** The query for a facet's own counts: all filters but the field's own, so that its other values keep their numbers. */
export function withoutOwnFilter(query: DataQuery, field: string): DataQuery {
  return filterOf(query, field) === undefined ? query : withoutFilter(query, field);
}

/** Goes to another tab, on its first page. */
export function setTab(query: DataQuery, tab: QueryTab): DataQuery {
  return { ...query, tab, page: 1 };
}

/** Changes the order of the rows (`null`: the back end's own) and goes to page 1. */
export function setSort(query: DataQuery, sort: QuerySort | null): DataQuery {
  const { sort: _previous, ...rest } = query;
  return sort === null ? { ...rest, page: 1 } : { ...rest, sort, page: 1 };
}

/** The number of filters in force. */
export function filterCount(query: DataQuery): number {
  return Object.keys(query.filters).length;
}

function omit(filters: Filters, field: string): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => key !== field));
}
