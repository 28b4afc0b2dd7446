import { check, checkText } from './check';
import { checkFiltersShape, checkGroupsShape, checkObject, checkSortShape } from './check-shape';
import type { DataQuery } from './query';
import { normalizeSearch } from './text-search';

const KEYS: readonly (keyof DataQuery)[] = [
  'version',
  'collection',
  'tab',
  'filters',
  'anyOf',
  'search',
  'sort',
  'page',
  'perPage',
];

/** Queries that passed: they are immutable, and most are used many times. */
const checked = new WeakSet();

/** @throws QueryError unless the argument has the shape of a query; `page` and `perPage` are repaired where they are used. */
export function checkQueryShape(query: unknown): void {
  checkObject(query, '', KEYS);
  const { filters, anyOf, search, sort } = query;
  checkFiltersShape(filters, 'filters');
  if (anyOf !== undefined) checkGroupsShape(anyOf);
  if (search !== undefined) normalizeSearch(search as DataQuery['search'] & object);
  if (sort !== undefined) checkSortShape(sort);
}

/** @throws QueryError unless the argument has the shape of a query; a query that passed is not checked again. */
export function checkQuery(query: DataQuery<string>): void {
  if (checked.has(query)) return;
  checkQueryShape(query);
  checked.add(query);
}

/** Check of the first two arguments of functions on the filter of a field. */
export function checkField(query: DataQuery<string>, field: string): void {
  checkQuery(query);
  checkText(field, 'field');
  check(field !== '', 'field', 'An empty name.', 'bad-field');
}
