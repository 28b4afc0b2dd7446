import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { isKeyOrder, MAX_LISTED, nameFilter, sortEntries } from '../list-order.ts';
import type { BucketUsage, ListEntry, Listing, ListRequest } from '../object-store.ts';
import type { S3Bucket } from './s3-bucket.ts';
import { bucketPrefix } from './s3-keys.ts';

/** Number of keys after a page that are counted for the total. */
const COUNTED_AHEAD = 10_000;

/**
 * Lists the entries of one page and counts all of them. S3 has no page numbers and no counts, so it reads the keys below the
 * prefix from the first on, 1000 in a request. It ends `COUNTED_AHEAD` keys after the page, and for a search or another order
 * than by key at `MAX_LISTED`: `truncated` says that there are more than the total.
 */
export async function listObjects(s3: S3Bucket, request: ListRequest): Promise<Listing> {
  const { bucket, prefix, delimiter, page, perPage, order } = request;
  const root = bucketPrefix(bucket);
  const first = (page - 1) * perPage;
  const isOrdered = isKeyOrder(order);
  const isNamed = nameFilter(request);
  const isListed = (entry: ListEntry, key: string) => !isMarker(entry) && key !== '' && isNamed(key);
  const isLimited = !isOrdered || Boolean(request.contains);
  const entries: ListEntry[] = [];
  let total = 0;
  let read = 0;
  let truncated = false;
  const isEnough = () => (isLimited ? read >= MAX_LISTED : total >= first + perPage + COUNTED_AHEAD);
  for await (const batch of batchesBelow(s3, root + prefix, delimiter)) {
    if (isEnough()) {
      truncated = true;
      break;
    }
    read += batch.length;
    for (const entry of batch) {
      const key = entry.key.slice(root.length);
      if (!isListed(entry, key)) continue;
      if (!isOrdered || (total >= first && entries.length < perPage)) entries.push({ ...entry, key });
      total += 1;
    }
  }
  return {
    total,
    entries: isOrdered ? entries : sortedPage(entries, request),
    ...(truncated ? { truncated } : {}),
  };
}

/** Page of all entries in an order other than by key. */
function sortedPage(
  entries: ListEntry[],
  { order = { by: 'name', descending: false }, page, perPage }: ListRequest,
): ListEntry[] {
  return sortEntries(entries, order).slice((page - 1) * perPage, page * perPage);
}

/** Number and size of the objects of a bucket below a folder. */
export async function bucketUsage(s3: S3Bucket, bucket: string, folder: string): Promise<BucketUsage> {
  const usage = { count: 0, bytes: 0 };
  for await (const batch of batchesBelow(s3, bucketPrefix(bucket) + folder, ''))
    for (const entry of batch)
      if (!isMarker(entry)) {
        usage.count += 1;
        usage.bytes += entry.size;
      }
  return usage;
}

/** Batches of entries below a prefix, with their keys in the store, sorted. Markers of empty folders are among the objects. */
export async function* batchesBelow(
  s3: S3Bucket,
  prefix: string,
  delimiter: '/' | '',
): AsyncGenerator<ListEntry[]> {
  for (let token: string | undefined, isLast = false; !isLast;) {
    const found = await s3.client.send(
      new ListObjectsV2Command({
        Bucket: s3.name,
        Prefix: prefix,
        MaxKeys: s3.batchKeys,
        ...(delimiter === '' ? {} : { Delimiter: delimiter }),
        ...(token === undefined ? {} : { ContinuationToken: token }),
      }),
    );
    const objects = (found.Contents ?? []).map((each): ListEntry => ({
      kind: 'object',
      key: each.Key ?? '',
      size: each.Size ?? 0,
      etag: entityTag(each.ETag),
      lastModified: each.LastModified ?? null,
    }));
    const folders = (found.CommonPrefixes ?? []).map((each): ListEntry => ({
      kind: 'folder',
      key: each.Prefix ?? '',
      size: 0,
      etag: null,
      lastModified: null,
    }));
    yield [...objects, ...folders].sort((a, b) => (a.key < b.key ? -1 : 1));
    token = found.NextContinuationToken;
    isLast = found.IsTruncated !== true || token === undefined;
  }
}

/** Entity tag without its quotes; null when there is none. */
export function entityTag(etag: string | undefined): string | null {
  return etag?.replaceAll('"', '') || null;
}

/** True for the empty object that keeps an empty folder. */
function isMarker({ kind, key }: ListEntry): boolean {
  return kind === 'object' && key.endsWith('/');
}
