import type { CategoryFilter, DataQuery, Filter, FilterValue, Filters, NumberFilter } from './query';
import { QueryError } from './query-error';
import { checkFilterShape, checkObject, checkSortShape } from './check-shape';
import { readPageNumber } from './page-number';
import { normalizeSearch } from './text-search';
import { wellFormed } from './unicode-text';

/** Maximum number of groups of a query. */
export const MAX_GROUPS = 9;

/**
 * Canonical filter, or `null` when it excludes nothing. Values are unique, the empty text is the Unknown bucket, bounds
 * are finite and in order, and lone surrogates (which UTF-8 cannot encode) are replaced.
 * @throws QueryError `bad-shape` or `bad-value` for an invalid filter.
 */
export function normalizeFilter(filter: Filter): Filter | null {
  checkFilterShape(filter);
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

/** Canonical query: every filter canonical, page and page size at least 1. */
export function normalizeQuery(query: DataQuery): DataQuery {
  checkObject(query, '');
  checkObject(query.filters, 'filters');
  checkSortShape(query.sort);
  const filters = normalizeFilters(query.filters);
  const { search: given, anyOf, ...rest } = query;
  const groups = anyOf === undefined ? [] : normalizeGroups(anyOf);
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
  if (!Array.isArray(groups)) throw new QueryError('bad-shape', 'anyOf', 'Not a list of groups.');
  const normal = groups.map((group, index) => {
    checkObject(group, `anyOf.${index}`);
    return normalizeFilters(group);
  });
  const kept = normal.filter((group) => Object.keys(group).length > 0);
  if (kept.length > MAX_GROUPS) {
    throw new QueryError('bad-value', 'anyOf', `More than ${MAX_GROUPS} groups.`);
  }
  return kept;
}

function normalizeFilters(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([field, filter]) => {
      const normal = normalizeFilter(filter);
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
  if (typeof value === 'number' && !Number.isFinite(value)) return null;
  return value === 0 ? 0 : value;
}

function normalizeNumber(filter: NumberFilter): NumberFilter | null {
  const bounds = [filter.min, filter.max].map((bound) =>
    bound === undefined || !Number.isFinite(bound) ? undefined : bound + 0,
  );
  const [first, second] = bounds;
  if (first === undefined && second === undefined) return null;
  if (first === undefined) return second === undefined ? null : { kind: 'number', max: second };
  if (second === undefined) return { kind: 'number', min: first };
  return { kind: 'number', min: Math.min(first, second), max: Math.max(first, second) };
}
