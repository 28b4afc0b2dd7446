import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectFiles } from './object-files.ts';
import type { ListEntry, Listing, ListRequest } from './object-store.ts';

/** Lists the objects of a bucket folder, sorted by code point as object stores do. */
export async function listFolder(files: ObjectFiles, request: ListRequest): Promise<Listing> {
  const { prefix, page, perPage } = request;
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  const found =
    request.delimiter === '/'
      ? await childrenOf(files, request.bucket, folder)
      : await filesBelow(files, request.bucket, folder);
  const keys = found.filter((key) => key.startsWith(prefix)).sort((a, b) => (a < b ? -1 : 1));
  const wanted = keys.slice((page - 1) * perPage, page * perPage);
  return {
    total: keys.length,
    entries: await Promise.all(wanted.map((key) => describe(files, request.bucket, key))),
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

async function describe(files: ObjectFiles, bucket: string, key: string): Promise<ListEntry> {
  if (key.endsWith('/')) return { kind: 'folder', key, size: 0, etag: null, lastModified: null };
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
