import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { StartError } from '../config/start-error.ts';
import type { ListEntry, ObjectStore } from '../objects/object-store.ts';
import { storageLink } from '../objects/storage-link.ts';

/** Store whose objects a list names. */
type Store = Pick<ObjectStore, 'buckets' | 'list'>;

/** Object of a store. */
export interface ListedObject {
  bucket: string;
  key: string;
  /** Bytes. */
  size: number;
  etag: string | null;
}

/** Object of a list, or its last line with the number of all. */
type Line = ListedObject | { objects: number };

/** Entries of one page: all of a bucket, because a later page of S3 reads those before it again. */
const ALL = 10_000_000;

/** Differences between a list and a store, as storage links. */
export interface ListDifferences {
  /** Number of objects of the list. */
  objects: number;
  missing: string[];
  /** Objects of another size or entity tag. */
  different: string[];
}

/** All objects of a store, bucket by bucket. */
export async function listObjects(objects: Store): Promise<ListedObject[]> {
  const listed: ListedObject[] = [];
  for (const { name: bucket } of await objects.buckets())
    for (const { key, size, etag } of await objectsIn(objects, bucket))
      listed.push({ bucket, key, size, etag });
  return listed;
}

/** Writes the name, size and entity tag of objects to a file, a line of JSON for each. Replaces an earlier list. */
export async function writeObjectList(listed: readonly ListedObject[], path: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    for (const object of listed) await file.appendFile(lineOf(object));
    await file.appendFile(lineOf({ objects: listed.length }));
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Compares the objects of a list with those of a store. Objects that the store has beside them do not count.
 *
 * @throws StartError for a list that is not complete.
 */
export async function compareObjectList(objects: Store, path: string): Promise<ListDifferences> {
  const differences: ListDifferences = { objects: 0, missing: [], different: [] };
  const buckets = new Set((await objects.buckets()).map(({ name }) => name));
  let current: { bucket: string; found: ReadonlyMap<string, ListEntry> } | undefined;
  let stated: number | undefined;
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const line = JSON.parse(text) as Line;
    if ('objects' in line) {
      stated = line.objects;
      continue;
    }
    const { bucket, key, size, etag } = line;
    if (current?.bucket !== bucket) {
      const entries = buckets.has(bucket) ? await objectsIn(objects, bucket) : [];
      current = { bucket, found: new Map(entries.map((entry) => [entry.key, entry])) };
    }
    differences.objects += 1;
    const found = current.found.get(key);
    if (found === undefined) differences.missing.push(storageLink(bucket, key));
    else if (found.size !== size || found.etag !== etag) differences.different.push(storageLink(bucket, key));
  }
  if (stated !== differences.objects)
    throw new StartError(
      `The list of files ${path} is damaged: it has no end. Use another backup, or copy it again.`,
    );
  return differences;
}

/** Objects of a bucket, without its folders. */
async function objectsIn(objects: Store, bucket: string): Promise<ListEntry[]> {
  const { entries } = await objects.list({ bucket, prefix: '', delimiter: '', page: 1, perPage: ALL });
  return entries.filter(({ kind }) => kind === 'object');
}

function lineOf(line: Line): string {
  return `${JSON.stringify(line)}\n`;
}
