import { ApiError } from '../../http/api-error.ts';

/** Prefix of all objects. The layout is that of the folder store, so that a copy of its folder is a store. */
export const BUCKETS_PREFIX = 'buckets/';
const MAX_BYTES = 1024;

/** Prefix of the objects of a bucket of the portal. */
export function bucketPrefix(bucket: string): string {
  return `${BUCKETS_PREFIX}${bucket}/`;
}

/** Key in the store for a key of a bucket. Throws 400 for one that is too long with the prefix of its bucket. */
export function storeKey(bucket: string, key: string): string {
  const whole = bucketPrefix(bucket) + key;
  const excess = Buffer.byteLength(whole) - MAX_BYTES;
  if (excess <= 0) return whole;
  const problem = `must be at least ${excess} bytes shorter in this object store`;
  throw new ApiError(400, `The key ${problem}.`, [{ field: 'key', message: problem }]);
}
