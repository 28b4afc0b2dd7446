import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compareKeys, isKeyOrder, MAX_LISTED, nameFilter, sortEntries } from './list-order.ts';
import type { ObjectFiles } from './object-files.ts';
import type { ListEntry, Listing, ListOrder, ListRequest } from './object-store.ts';

/** Number of files whose size and time are read at the same time. */
const PARALLEL_STATS = 64;
/** Number of names that are read from a folder at the same time. */
const BUFFERED_NAMES = 1000;

/** Lists the objects of a bucket folder, sorted by code unit as object stores do, or as the request says. */
export async function listFolder(files: ObjectFiles, request: ListRequest): Promise<Listing> {
  const { bucket, prefix, page, perPage, order } = request;
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  const isNamed = nameFilter(request);
  const isListed = (key: string) => key.startsWith(prefix) && isNamed(key);
  const keys =
    request.delimiter === '/' ? childrenOf(files, bucket, folder) : filesBelow(files, bucket, folder);
  const first = (page - 1) * perPage;
  if (order === undefined || isKeyOrder(order)) {
    const { total, smallest } = await smallestOf(keys, isListed, first + perPage);
    return { total, entries: await describeAll(files, bucket, smallest.slice(first)) };
  }
  const { total, smallest: listed } = await smallestOf(keys, isListed, MAX_LISTED);
  const wanted = (await orderedKeys(files, bucket, listed, order)).slice(first, first + perPage);
  return {
    total: listed.length,
    entries: await describeAll(files, bucket, wanted),
    ...(listed.length < total ? { truncated: true } : {}),
  };
}

/**
 * The first keys by code unit, with the number of all. A folder has no order, so that each page reads all of its names; no
 * more than twice the wanted ones are in memory.
 */
async function smallestOf(
  keys: AsyncIterable<string>,
  isListed: (key: string) => boolean,
  count: number,
): Promise<{ total: number; smallest: string[] }> {
  let total = 0;
  let smallest: string[] = [];
  const limit = Math.max(2 * count, BUFFERED_NAMES);
  for await (const key of keys) {
    if (!isListed(key)) continue;
    total += 1;
    smallest.push(key);
    if (smallest.length > limit) smallest = smallest.sort(compareKeys).slice(0, count);
  }
  return { total, smallest: smallest.sort(compareKeys).slice(0, count) };
}

async function* childrenOf(files: ObjectFiles, bucket: string, folder: string): AsyncGenerator<string> {
  const entries = await opendir(files.file(bucket, folder), { bufferSize: BUFFERED_NAMES }).catch(() => []);
  for await (const entry of entries) {
    if (entry.isDirectory()) yield `${folder}${entry.name}/`;
    else if (entry.isFile()) yield folder + entry.name;
  }
}

async function* filesBelow(files: ObjectFiles, bucket: string, folder: string): AsyncGenerator<string> {
  for await (const key of childrenOf(files, bucket, folder)) {
    if (key.endsWith('/')) yield* filesBelow(files, bucket, key);
    else yield key;
  }
}

/** Keys in an order, of which only size and time are read. */
async function orderedKeys(
  files: ObjectFiles,
  bucket: string,
  keys: readonly string[],
  order: ListOrder,
): Promise<string[]> {
  const entries = keys.map((key): ListEntry => ({ ...folderEntry(key), kind: kindOf(key) }));
  if (order.by !== 'name') {
    const waiting = entries.values();
    const read = async () => {
      for (const entry of waiting) {
        if (entry.kind === 'folder') continue;
        const found = await stat(files.file(bucket, entry.key)).catch(() => undefined);
        entry.size = found?.size ?? 0;
        entry.lastModified = found?.mtime ?? null;
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_STATS }, read));
  }
  return sortEntries(entries, order).map(({ key }) => key);
}

function describeAll(files: ObjectFiles, bucket: string, keys: readonly string[]): Promise<ListEntry[]> {
  return Promise.all(keys.map((key) => describe(files, bucket, key)));
}

function kindOf(key: string): ListEntry['kind'] {
  return key.endsWith('/') ? 'folder' : 'object';
}

function folderEntry(key: string): ListEntry {
  return { kind: 'folder', key, size: 0, etag: null, lastModified: null };
}

async function describe(files: ObjectFiles, bucket: string, key: string): Promise<ListEntry> {
  if (kindOf(key) === 'folder') return folderEntry(key);
  const found = await stat(join(files.file(bucket, key))).catch(() => undefined);
  const metadata = found && (await files.readMetadata(bucket, key, found));
  return {
    kind: 'object',
    key,
    size: found?.size ?? 0,
    etag: metadata?.etag ?? null,
    lastModified: found?.mtime ?? null,
  };
}
