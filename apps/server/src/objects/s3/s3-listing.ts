import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { isKeyOrder, MAX_LISTED, nameFilter, sortEntries } from '../list-order.ts';
import type { BucketUsage, ListEntry, Listing, ListRequest } from '../object-store.ts';
import { ListingPositions, type KnownListing } from './listing-positions.ts';
import type { S3Bucket } from './s3-bucket.ts';
import { bucketPrefix } from './s3-keys.ts';

/** Number of keys after a page that are counted for the total. */
const COUNTED_AHEAD = 10_000;

/**
 * Lists the entries of one page and counts all of them. S3 has no page numbers and no counts, so it reads the keys from the
 * nearest known position before the page on, 1000 in a request. It ends `COUNTED_AHEAD` keys after the page, and for a search
 * or another order than by key at `MAX_LISTED`: `truncated` says that there are more than the total.
 */
export async function listObjects(
  s3: S3Bucket,
  request: ListRequest,
  positions = new ListingPositions(),
): Promise<Listing> {
  return isKeyOrder(request.order) && !request.contains
    ? listByKey(s3, request, positions.of(request))
    : listAll(s3, request);
}

async function listByKey(s3: S3Bucket, request: ListRequest, known: KnownListing): Promise<Listing> {
  const { bucket, prefix, delimiter, page, perPage } = request;
  const root = bucketPrefix(bucket);
  const first = (page - 1) * perPage;
  const end = first + perPage;
  const entries: ListEntry[] = [];
  let { index: total, token } = known.before(first);
  for (;;) {
    const batch = await readBatch(s3, { prefix: root + prefix, delimiter, token });
    const listed = listedOf(batch.entries, root);
    entries.push(...listed.slice(Math.max(0, first - total), Math.max(0, end - total)));
    total += listed.length;
    if (batch.next === undefined) {
      known.total = total;
      return { total, entries };
    }
    token = batch.next;
    known.add({ index: total, token });
    if (total < end) continue;
    if (known.total !== undefined) return { total: known.total, entries };
    ({ index: total, token } = known.last());
    if (total >= end + COUNTED_AHEAD) return { total, entries, truncated: true };
  }
}

/** Page of the first `MAX_LISTED` entries in an order, or of those with a name. */
async function listAll(s3: S3Bucket, request: ListRequest): Promise<Listing> {
  const { bucket, prefix, delimiter, page, perPage, order } = request;
  const root = bucketPrefix(bucket);
  const isNamed = nameFilter(request);
  const found: ListEntry[] = [];
  let read = 0;
  let truncated = false;
  for await (const batch of batchesBelow(s3, root + prefix, delimiter)) {
    if (read >= MAX_LISTED) {
      truncated = true;
      break;
    }
    read += batch.length;
    found.push(...listedOf(batch, root).filter(({ key }) => isNamed(key)));
  }
  const entries = isKeyOrder(order)
    ? found.slice((page - 1) * perPage, page * perPage)
    : sortedPage(found, request);
  return { total: found.length, entries, ...(truncated ? { truncated } : {}) };
}

/** Entries that a listing shows, with their keys in the portal's bucket. */
function listedOf(entries: readonly ListEntry[], root: string): ListEntry[] {
  return entries
    .filter((entry) => !isMarker(entry) && entry.key !== root)
    .map((entry) => ({ ...entry, key: entry.key.slice(root.length) }));
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
  let token: string | undefined;
  do {
    const batch = await readBatch(s3, { prefix, delimiter, token });
    yield batch.entries;
    token = batch.next;
  } while (token !== undefined);
}

/** Entries of one request, with the token of the next one where more follow. */
async function readBatch(
  s3: S3Bucket,
  { prefix, delimiter, token }: { prefix: string; delimiter: '/' | ''; token: string | undefined },
): Promise<{ entries: ListEntry[]; next: string | undefined }> {
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
  return {
    entries: [...objects, ...folders].sort((a, b) => (a.key < b.key ? -1 : 1)),
    next: found.IsTruncated === true ? found.NextContinuationToken : undefined,
  };
}

/** Entity tag without its quotes; null when there is none. */
export function entityTag(etag: string | undefined): string | null {
  return etag?.replaceAll('"', '') || null;
}

/** True for the empty object that keeps an empty folder. */
function isMarker({ kind, key }: ListEntry): boolean {
  return kind === 'object' && key.endsWith('/');
}
