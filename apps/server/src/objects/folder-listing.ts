import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compareKeys, isKeyOrder, MAX_LISTED, nameFilter, sortEntries } from './list-order.ts';
import type { ObjectFiles } from './object-files.ts';
import type { ListEntry, Listing, ListOrder, ListRequest } from './object-store.ts';

/** Number of files whose size and time are read at the same time. */
const PARALLEL_STATS = 64;

/** Lists the objects of a bucket folder, sorted by code unit as object stores do, or as the request says. */
export async function listFolder(files: ObjectFiles, request: ListRequest): Promise<Listing> {
  const { bucket, prefix, page, perPage, order } = request;
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  const found =
    request.delimiter === '/'
      ? await childrenOf(files, bucket, folder)
      : await filesBelow(files, bucket, folder);
  const isNamed = nameFilter(request);
  const keys = found.filter((key) => key.startsWith(prefix) && isNamed(key)).sort(compareKeys);
  const first = (page - 1) * perPage;
  if (order === undefined || isKeyOrder(order)) {
    const wanted = keys.slice(first, first + perPage);
    return { total: keys.length, entries: await describeAll(files, bucket, wanted) };
  }
  const listed = keys.slice(0, MAX_LISTED);
  const wanted = (await orderedKeys(files, bucket, listed, order)).slice(first, first + perPage);
  return {
    total: listed.length,
    entries: await describeAll(files, bucket, wanted),
    ...(listed.length < keys.length ? { truncated: true } : {}),
  };
}

async function childrenOf(files: ObjectFiles, bucket: string, folder: string): Promise<string[]> {
  const entries = await readdir(files.file(bucket, folder), { withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) return [`${folder}${entry.name}/`];
    return entry.isFile() ? [folder + entry.name] : [];
  });
}

async function filesBelow(files: ObjectFiles, bucket: string, folder: string): Promise<string[]> {
  const children = await childrenOf(files, bucket, folder);
  const nested = await Promise.all(
    children.map(async (key) => (key.endsWith('/') ? await filesBelow(files, bucket, key) : [key])),
  );
  return nested.flat();
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
