import { QueryError } from './query-error';

/**
 * Checks of arguments for callers without types: a wrong one is a `QueryError` where it comes in, and never a filter that
 * is dropped or a TypeError from inside.
 */

/** @throws QueryError `bad-shape` unless the argument is an object that is no list. */
export function checkObject(input: unknown, path: string): void {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new QueryError('bad-shape', path, 'Not an object.');
  }
}

/** @throws QueryError `bad-shape` or `bad-value` unless the argument is a filter, be it an empty one. */
export function checkFilterShape(filter: unknown): void {
  checkObject(filter, '');
  const { kind, values, min, max, contains } = filter as Readonly<Record<string, unknown>>;
  switch (kind) {
    case 'category':
      if (Array.isArray(values) && values.every(isFilterValue)) return;
      throw new QueryError('bad-value', 'values', 'Not a list of texts, numbers, truth values and null.');
    case 'number':
      if ([min, max].every((bound) => bound === undefined || typeof bound === 'number')) return;
      throw new QueryError('bad-value', '', 'A bound is not a number.');
    case 'text':
      if (typeof contains === 'string') return;
      throw new QueryError('bad-value', 'contains', 'Not a text.');
    default:
      throw new QueryError('bad-shape', 'kind', 'An unknown kind of filter.');
  }
}

/** @throws QueryError `bad-shape` or `bad-value` unless the argument is an order, or none. */
export function checkSortShape(sort: unknown): void {
  if (sort === undefined) return;
  checkObject(sort, 'sort');
  const { field, direction } = sort as Readonly<Record<string, unknown>>;
  if (typeof field === 'string' && (direction === 'asc' || direction === 'desc')) return;
  throw new QueryError('bad-value', 'sort', 'Not a field with "asc" or "desc".');
}

function isFilterValue(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
