import { QueryError } from './query-error';

/** Pattern of a collection's name: it is a part of paths, so it has no slash and does not begin with a dot. */
export const COLLECTION_NAME: RegExp = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,254}$/;

/**
 * Returns a collection's name as it is.
 *
 * @throws QueryError `bad-value` for what no collection can be called.
 */
export function checkCollectionName(name: unknown): string {
  if (typeof name === 'string' && COLLECTION_NAME.test(name)) return name;
  throw new QueryError('bad-value', 'collection', 'Not the name of a collection.');
}
