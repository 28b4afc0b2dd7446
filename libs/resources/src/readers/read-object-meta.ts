import { isObject, NotFoundError, type ObjectMeta } from '@omics-portal/api';

/**
 * Metadata of an object. Older servers respond 200 for a missing object, with a `meta` that is text, null, absent or
 * has an `error`: each of them throws NotFoundError, as a 404 does.
 */
export function readObjectMeta(body: unknown): ObjectMeta {
  const meta = isObject(body) ? body.meta : undefined;
  if (!isObject(meta) || 'error' in meta || Object.keys(meta).length === 0) {
    throw new NotFoundError(body, '', 'Object does not exist');
  }
  return meta as ObjectMeta;
}
