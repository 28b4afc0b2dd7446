import type { CategoryFilter, DataQuery, Filter, FilterValue, Filters, NumberFilter } from './query';
import { checkQueryShape } from './check-query';
import { check } from './check';
import { checkFilterShape, checkGroupsShape } from './check-shape';
import { readPageNumber } from './page-number';
import { normalizeSearch } from './text-search';
import { wellFormed } from './unicode-text';

/** Maximum number of groups of a query. */
export const MAX_GROUPS = 9;

/**
 * Canonical filter, or `null` when it excludes nothing. Values are unique, the empty text is the Unknown bucket, bounds
 * are in order, and lone surrogates (which UTF-8 cannot encode) are replaced.
 * @throws QueryError `bad-shape` or `bad-value` for an invalid filter.
 */
export function normalizeFilter(filter: Filter): Filter | null {
  checkFilterShape(filter);
  return canonicalFilter(filter);
}

/** Canonical form of a checked filter, or `null` when it excludes nothing. */
export function canonicalFilter(filter: Filter): Filter | null {
  switch (filter.kind) {
    case 'category':
      return normalizeCategory(filter);
    case 'number':
      return normalizeNumber(filter);
    case 'text':
      return filter.contains === '' ? null : { kind: 'text', contains: wellFormed(filter.contains) };
    default:
      return filter satisfies never;
  }
}

/**
 * Canonical query: every filter canonical, page and page size at least 1.
 * @throws QueryError `bad-shape` or `bad-value` for an invalid query.
 */
export function normalizeQuery<Tab extends string>(query: DataQuery<Tab>): DataQuery<Tab> {
  checkQueryShape(query);
  const filters = canonicalFilters(query.filters);
  const { search: given, anyOf, ...rest } = query;
  const groups = anyOf === undefined ? [] : canonicalGroups(anyOf);
  const search = given === undefined ? null : normalizeSearch(given);
  return {
    ...rest,
    filters,
    ...(groups.length === 0 ? {} : { anyOf: groups }),
    ...(search === null ? {} : { search }),
    page: readPageNumber(query.page) ?? 1,
    perPage: readPageNumber(query.perPage) ?? 10,
  };
}

/**
 * Canonical groups: every condition canonical, no group without a condition.
 * @throws QueryError `bad-shape` or `bad-value` for invalid groups, or too many.
 */
export function normalizeGroups(groups: readonly Filters[]): Filters[] {
  checkGroupsShape(groups);
  return canonicalGroups(groups);
}

/** Canonical form of checked groups. */
export function canonicalGroups(groups: readonly Filters[]): Filters[] {
  const normal = groups.map(canonicalFilters).filter((group) => Object.keys(group).length > 0);
  check(normal.length <= MAX_GROUPS, 'anyOf', `More than ${MAX_GROUPS} groups.`);
  return normal;
}

function canonicalFilters(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([field, filter]) => {
      const normal = canonicalFilter(filter);
      return normal === null ? [] : [[field, normal]];
    }),
  );
}

function normalizeCategory(filter: CategoryFilter): CategoryFilter | null {
  const values = [...new Set(filter.values.map(normalizeValue))];
  if (values.length === 0) return null;
  return { kind: 'category', values, ...(filter.exclude === true && { exclude: true }) };
}

function normalizeValue(value: FilterValue): FilterValue {
  if (value === '') return null;
  if (typeof value === 'string') return wellFormed(value);
  return value === 0 ? 0 : value;
}

function normalizeNumber(filter: NumberFilter): NumberFilter | null {
  // A negative zero becomes zero.
  const [first, second] = [filter.min, filter.max].map((bound) => (bound === undefined ? bound : bound + 0));
  if (first === undefined && second === undefined) return null;
  if (first === undefined) return second === undefined ? null : { kind: 'number', max: second };
  if (second === undefined) return { kind: 'number', min: first };
  return { kind: 'number', min: Math.min(first, second), max: Math.max(first, second) };
}
