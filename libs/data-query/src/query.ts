import { checkField, checkQuery } from './check-query';
import { check, checkText } from './check';
import { checkGroupsShape, checkObject, checkSortShape } from './check-shape';
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

/** Default tabs of a query: Files lists every record; the other tabs count and list by library and by donor. */
export const DEFAULT_TABS = ['files', 'libraries', 'donors'] as const;

/** Default tab of a query. A portal with other tabs passes their names as `tabs` to the functions that read or write one. */
export type QueryTab = (typeof DEFAULT_TABS)[number];

/** Sort order of the rows. */
export interface QuerySort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** Query of one collection: the single value behind table, counts, charts, cart, exports and code. */
export interface DataQuery<Tab extends string = QueryTab> {
  readonly version: typeof QUERY_VERSION;
  readonly collection: string;
  readonly tab: Tab;
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

/** Grouping field of each default tab; `null` counts every record (contract: `dedup_field`). */
export const DEFAULT_TAB_FIELDS: Readonly<Record<QueryTab, string | null>> = {
  files: null,
  libraries: 'library_id',
  donors: 'donor_id',
};

/**
 * Query without filters: all files, or any tab of another portal, first page.
 * @throws QueryError `bad-value` for a collection name that `readQuery` rejects, or an empty tab.
 */
export function emptyQuery(collection: string, tab?: QueryTab): DataQuery;
export function emptyQuery<Tab extends string>(collection: string, tab: Tab): DataQuery<Tab>;
export function emptyQuery(collection: string, tab: string = DEFAULT_TABS[0]): DataQuery<string> {
  checkCollectionName(collection);
  checkTab(tab);
  return {
    version: QUERY_VERSION,
    collection,
    tab,
    filters: {},
    page: 1,
    perPage: DEFAULT_PER_PAGE,
  };
}

/** Filter of a field, if any. Safe for field names such as `constructor`. */
export function filterOf(query: DataQuery<string>, field: string): Filter | undefined {
  checkField(query, field);
  return Object.hasOwn(query.filters, field) ? query.filters[field] : undefined;
}

/**
 * Query with a filter set, on page 1. A filter that excludes nothing (no values, no bounds) is removed.
 * @throws QueryError `bad-shape` or `bad-value` for an invalid filter, so that none is dropped silently.
 */
export function withFilter<Tab extends string>(
  query: DataQuery<Tab>,
  field: string,
  filter: Filter,
): DataQuery<Tab> {
  checkField(query, field);
  const normal = normalizeFilter(filter);
  if (normal === null) return withoutFilter(query, field);
  return { ...query, filters: { ...query.filters, [field]: normal }, page: 1 };
}

/** Query without the filter of a field, on page 1. */
export function withoutFilter<Tab extends string>(query: DataQuery<Tab>, field: string): DataQuery<Tab> {
  checkField(query, field);
  return { ...query, filters: omit(query.filters, field), page: 1 };
}

/** Query without filters, groups and search, on page 1; tab, order and page size stay. */
export function clearFilters<Tab extends string>(query: DataQuery<Tab>): DataQuery<Tab> {
  return { ...withGroups(withSearch(query, null), []), filters: {} };
}

/** Groups of a query; none without `anyOf`. */
export function groupsOf(query: Pick<DataQuery, 'anyOf'>): readonly Filters[] {
  checkObject(query, '');
  const { anyOf = [] } = query;
  checkGroupsShape(anyOf);
  return anyOf;
}

/**
 * Query with other groups, on page 1. Conditions that exclude nothing, and groups without a condition, are removed.
 * @throws QueryError `bad-shape` or `bad-value` for invalid groups, or more than `MAX_GROUPS`.
 */
export function withGroups<Tab extends string>(
  query: DataQuery<Tab>,
  groups: readonly Filters[],
): DataQuery<Tab> {
  checkQuery(query);
  const { anyOf: _previous, ...rest } = query;
  const normal = normalizeGroups(groups);
  return normal.length === 0 ? { ...rest, page: 1 } : { ...rest, anyOf: normal, page: 1 };
}

/**
 * Query with another text search (`null`: none), on page 1. A blank text removes the search.
 * @throws QueryError `bad-shape` or `bad-value` for an invalid search.
 */
export function withSearch<Tab extends string>(
  query: DataQuery<Tab>,
  search: QuerySearch | null,
): DataQuery<Tab> {
  checkQuery(query);
  const { search: _previous, ...rest } = query;
  const normal = search === null ? null : normalizeSearch(search);
  return normal === null ? { ...rest, page: 1 } : { ...rest, search: normal, page: 1 };
}

/**
 * Query for a facet's own counts: all filters except the field's own, so that its other values keep their counts. Groups
 * with conditions on further fields stay.
 */
export function withoutOwnFilter<Tab extends string>(query: DataQuery<Tab>, field: string): DataQuery<Tab> {
  checkField(query, field);
  const groups = groupsOf(query);
  const others = groups.filter((group) => Object.keys(group).some((key) => key !== field));
  const mixed = others.length === groups.length ? query : withGroups(query, others);
  return filterOf(mixed, field) === undefined ? mixed : withoutFilter(mixed, field);
}

/** Query with another tab, on its first page. */
export function setTab<Tab extends string>(query: DataQuery<Tab>, tab: NoInfer<Tab>): DataQuery<Tab> {
  checkQuery(query);
  checkTab(tab);
  return { ...query, tab, page: 1 };
}

/** Query with another sort order (`null`: that of the back end), on page 1. */
export function setSort<Tab extends string>(query: DataQuery<Tab>, sort: QuerySort | null): DataQuery<Tab> {
  checkQuery(query);
  if (sort !== null) checkSortShape(sort);
  const { sort: _previous, ...rest } = query;
  return sort === null ? { ...rest, page: 1 } : { ...rest, sort, page: 1 };
}

/** Number of active filters; a group and a text search count as one each. */
export function filterCount(query: DataQuery<string>): number {
  checkQuery(query);
  return Object.keys(query.filters).length + groupsOf(query).length + (query.search === undefined ? 0 : 1);
}

function checkTab(tab: unknown): void {
  checkText(tab, 'tab');
  check(tab !== '', 'tab', 'An empty name.');
}

function omit(filters: Filters, field: string): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => key !== field));
}
