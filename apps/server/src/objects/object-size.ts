import type { ObjectStore } from './object-store.ts';

/**
 * Size of an object in bytes, from a listing; undefined when there is none. Unlike `head` it asks for no digests, which
 * some stores compute by reading the whole object: a log that grows is cheap to measure.
 */
export async function objectSize(
  objects: Pick<ObjectStore, 'list'>,
  bucket: string,
  key: string,
): Promise<number | undefined> {
  // Keys are sorted by code point, so that nothing with this prefix comes before the key itself.
  const { entries } = await objects.list({ bucket, prefix: key, delimiter: '/', page: 1, perPage: 1 });
  const [first] = entries;
  return first?.kind === 'object' && first.key === key ? first.size : undefined;
}
