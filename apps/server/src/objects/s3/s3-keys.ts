import { keyError } from '../object-names.ts';

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
  throw keyError('key', {
    'en-US': `must be at least ${excess} bytes shorter in this object store`,
    'zh-CN': `在此对象存储中须至少缩短 ${excess} 字节`,
  });
}
