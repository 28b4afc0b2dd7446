import { QueryError } from './query-error';

/**
 * Argument checks for untyped callers: a wrong argument is a `QueryError` at the call, never a silently dropped filter
 * or a TypeError from inside.
 */

/** @throws QueryError `bad-shape` unless the argument is an object and not an array. */
export function checkObject(input: unknown, path: string): void {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new QueryError('bad-shape', path, 'Not an object.');
  }
}

/** @throws QueryError `bad-shape` or `bad-value` unless the argument is a filter, which may be empty. */
export function checkFilterShape(filter: unknown): void {
  checkObject(filter, '');
  const { kind, values, exclude, min, max, contains } = filter as Readonly<Record<string, unknown>>;
  switch (kind) {
    case 'category':
      if (!Array.isArray(values) || !values.every(isFilterValue)) {
        throw new QueryError('bad-value', 'values', 'Not a list of texts, numbers, truth values and null.');
      }
      if (exclude === undefined || exclude === true) return;
      throw new QueryError('bad-value', 'exclude', 'Not true.');
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

/** @throws QueryError `bad-shape` or `bad-value` unless the argument is a sort order or null. */
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
