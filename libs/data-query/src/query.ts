import { checkCollectionName } from './collection-name';
import { normalizeFilter, normalizeGroups } from './normalize';
import { normalizeSearch } from './text-search';

/** Version of the query value that this library writes. 2 added `exclude` and `anyOf`; values of version 1 are still read. */
export const QUERY_VERSION = 2;

/** Default page size (specification, section 9). */
export const DEFAULT_PER_PAGE = 10;

/** Value of a category filter. `null` is the Unknown bucket: null, missing and empty. */
export type FilterValue = string | number | boolean | null;

/** Category filter: keeps records whose field has one of the values, or has none of them. */
export interface CategoryFilter {
  readonly kind: 'category';
  readonly values: readonly FilterValue[];
  /** True for a filter that keeps the records without these values. */
  readonly exclude?: true;
}

/** Number filter: keeps records whose field is a number in the closed range; a missing bound is open. */
export interface NumberFilter {
  readonly kind: 'number';
  readonly min?: number;
  readonly max?: number;
}

/** Text filter: keeps records whose field contains this text, ignoring the case of A-Z. */
export interface TextFilter {
  readonly kind: 'text';
  readonly contains: string;
}

/** Condition on one field. */
export type Filter = CategoryFilter | NumberFilter | TextFilter;

/** Conditions of a query by field key; a record must satisfy all of them. */
export type Filters = Readonly<Record<string, Filter>>;

/**
 * Text search over several fields: keeps records in which every word of the text occurs in one of the fields, ignoring
 * the case of A-Z. A word that is a number also finds that number.
 */
export interface QuerySearch {
  readonly text: string;
  readonly fields: readonly string[];
}

/** Tab of a query: Files lists every record; the other tabs count and list by library and by donor. */
export type QueryTab = 'files' | 'libraries' | 'donors';

/** Sort order of the rows. */
export interface QuerySort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** Query of one collection: the single value behind table, counts, charts, cart, exports and code. */
export interface DataQuery {
  readonly version: typeof QUERY_VERSION;
  readonly collection: string;
  readonly tab: QueryTab;
  readonly filters: Filters;
  /** Groups of conditions beside the filters: a record must satisfy at least one condition of each group. */
  readonly anyOf?: readonly Filters[];
  /** Text search beside the filters. */
  readonly search?: QuerySearch;
  readonly sort?: QuerySort;
  /** Page number from 1. */
  readonly page: number;
  /** Page size, at least 1. */
  readonly perPage: number;
}

/** Grouping field of each tab; `null` counts every file (contract: `dedup_field`). */
export const TAB_FIELDS: Readonly<Record<QueryTab, string | null>> = {
  files: null,
  libraries: 'library_id',
  donors: 'donor_id',
};

/**
 * Query without filters: all files, first page.
 * @throws QueryError `bad-value` for a collection name that `readQuery` rejects.
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

/** Filter of a field, if any. Safe for field names such as `constructor`. */
export function filterOf(query: DataQuery, field: string): Filter | undefined {
  return Object.hasOwn(query.filters, field) ? query.filters[field] : undefined;
}

/**
 * Query with a filter set, on page 1. A filter that excludes nothing (no values, no bounds) is removed.
 * @throws QueryError `bad-shape` or `bad-value` for an invalid filter, so that none is dropped silently.
 */
export function withFilter(query: DataQuery, field: string, filter: Filter): DataQuery {
  const normal = normalizeFilter(filter);
  if (normal === null) return withoutFilter(query, field);
  return { ...query, filters: { ...query.filters, [field]: normal }, page: 1 };
}

/** Query without the filter of a field, on page 1. */
export function withoutFilter(query: DataQuery, field: string): DataQuery {
  return { ...query, filters: omit(query.filters, field), page: 1 };
}

/** Query without filters, groups and search, on page 1; tab, order and page size stay. */
export function clearFilters(query: DataQuery): DataQuery {
  return { ...withGroups(withSearch(query, null), []), filters: {} };
}

/** Groups of a query; none without `anyOf`. */
export function groupsOf(query: Pick<DataQuery, 'anyOf'>): readonly Filters[] {
  return query.anyOf ?? [];
}

/**
 * Query with other groups, on page 1. Conditions that exclude nothing, and groups without a condition, are removed.
 * @throws QueryError `bad-shape` or `bad-value` for invalid groups, or more than `MAX_GROUPS`.
 */
export function withGroups(query: DataQuery, groups: readonly Filters[]): DataQuery {
  const { anyOf: _previous, ...rest } = query;
  const normal = normalizeGroups(groups);
  return normal.length === 0 ? { ...rest, page: 1 } : { ...rest, anyOf: normal, page: 1 };
}

/**
 * Query with another text search (`null`: none), on page 1. A blank text removes the search.
 * @throws QueryError `bad-shape` or `bad-value` for an invalid search.
 */
export function withSearch(query: DataQuery, search: QuerySearch | null): DataQuery {
  const { search: _previous, ...rest } = query;
  const normal = search === null ? null : normalizeSearch(search);
  return normal === null ? { ...rest, page: 1 } : { ...rest, search: normal, page: 1 };
}

/**
 * Query with a category value added to its filter or removed from it: a click on a facet value. A filter that excludes
 * values is replaced.
 */
export function toggleValue(query: DataQuery, field: string, value: FilterValue): DataQuery {
  const values = chosenValues(query, field);
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return withFilter(query, field, { kind: 'category', values: next });
}

/**
 * Query with a category value excluded, or no longer excluded. A filter that keeps values is replaced: a field has one or
 * the other, since leaving out further values would change nothing.
 */
export function toggleExcluded(query: DataQuery, field: string, value: FilterValue): DataQuery {
  const values = excludedValues(query, field);
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return withFilter(query, field, { kind: 'category', values: next, exclude: true });
}

/** Query with these values added to the filter of a field: "select all" of the visible values. */
export function selectValues(query: DataQuery, field: string, values: readonly FilterValue[]): DataQuery {
  return withFilter(query, field, { kind: 'category', values: [...chosenValues(query, field), ...values] });
}

/** Query with these values removed from the filter of a field. */
export function deselectValues(query: DataQuery, field: string, values: readonly FilterValue[]): DataQuery {
  const removed = new Set(values);
  const remaining = chosenValues(query, field).filter((value) => !removed.has(value));
  return withFilter(query, field, { kind: 'category', values: remaining });
}

/**
 * Query with the selection among these values inverted; other selected values stay. When all were selected the filter
 * is removed, which shows everything. Excluded values become the selected ones.
 */
export function invertValues(query: DataQuery, field: string, values: readonly FilterValue[]): DataQuery {
  const excluded = excludedValues(query, field);
  if (excluded.length > 0) return withFilter(query, field, { kind: 'category', values: excluded });
  const chosen = new Set(chosenValues(query, field));
  const swapped = new Set(values);
  const remaining = [...chosen].filter((value) => !swapped.has(value));
  const added = [...swapped].filter((value) => !chosen.has(value));
  return withFilter(query, field, { kind: 'category', values: [...remaining, ...added] });
}

/** Values that the category filter of a field keeps; none without such a filter. */
export function chosenValues(query: DataQuery, field: string): readonly FilterValue[] {
  const filter = filterOf(query, field);
  return filter?.kind === 'category' && filter.exclude !== true ? filter.values : [];
}

/** Values that the category filter of a field excludes; none without such a filter. */
export function excludedValues(query: DataQuery, field: string): readonly FilterValue[] {
  const filter = filterOf(query, field);
  return filter?.kind === 'category' && filter.exclude === true ? filter.values : [];
}

/**
 * Query for a facet's own counts: all filters except the field's own, so that its other values keep their counts. Groups
 * with conditions on further fields stay.
 */
export function withoutOwnFilter(query: DataQuery, field: string): DataQuery {
  const groups = groupsOf(query);
  const others = groups.filter((group) => Object.keys(group).some((key) => key !== field));
  const mixed = others.length === groups.length ? query : withGroups(query, others);
  return filterOf(mixed, field) === undefined ? mixed : withoutFilter(mixed, field);
}

/** Query with another tab, on its first page. */
export function setTab(query: DataQuery, tab: QueryTab): DataQuery {
  return { ...query, tab, page: 1 };
}

/** Query with another sort order (`null`: that of the back end), on page 1. */
export function setSort(query: DataQuery, sort: QuerySort | null): DataQuery {
  const { sort: _previous, ...rest } = query;
  return sort === null ? { ...rest, page: 1 } : { ...rest, sort, page: 1 };
}

/** Number of active filters; a group and a text search count as one each. */
export function filterCount(query: DataQuery): number {
  return Object.keys(query.filters).length + groupsOf(query).length + (query.search === undefined ? 0 : 1);
}

function omit(filters: Filters, field: string): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => key !== field));
}
