import { QueryError } from './query-error';

/** Pattern of a collection name. It is part of URL paths, so it has no slash and does not begin with a dot. */
export const COLLECTION_NAME: RegExp = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,254}$/;

/**
 * Checked collection name.
 * @throws QueryError `bad-value` for an invalid name.
 */
export function checkCollectionName(name: unknown): string {
  if (typeof name === 'string' && COLLECTION_NAME.test(name)) return name;
  throw new QueryError('bad-value', 'collection', 'Not the name of a collection.');
}
