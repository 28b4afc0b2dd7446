import type { ListEntry, ObjectStore } from './object-store.ts';

/**
 * Object size in bytes, from a listing; undefined when there is no object. Unlike `head` it computes no digests, for which
 * some stores read the whole object, so measuring a growing log is cheap.
 */
export async function objectSize(
  objects: Pick<ObjectStore, 'list'>,
  bucket: string,
  key: string,
): Promise<number | undefined> {
  return (await listObject(objects, bucket, key))?.size;
}

/** List entry of one object, undefined when there is no object. Its ETag is null until the store has read the object. */
export async function listObject(
  objects: Pick<ObjectStore, 'list'>,
  bucket: string,
  key: string,
): Promise<ListEntry | undefined> {
  // Keys are sorted by code point, so the key itself comes first among the keys with this prefix.
  const { entries } = await objects.list({ bucket, prefix: key, delimiter: '/', page: 1, perPage: 1 });
  const [first] = entries;
  return first?.kind === 'object' && first.key === key ? first : undefined;
}
