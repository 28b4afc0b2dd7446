import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { StartError } from '../config/start-error.ts';
import type { ListEntry, ObjectStore } from '../objects/object-store.ts';
import { storageLink } from '../objects/storage-link.ts';
import { objectsIn } from './object-copies.ts';

/** Store whose objects a list names. */
type Store = Pick<ObjectStore, 'buckets' | 'list'>;

/** Object of a list, or its last line with the number of all. */
type Line = { bucket: string; key: string; size: number; etag: string | null } | { objects: number };

/** Differences between a list and a store, as storage links. */
export interface ListDifferences {
  /** Number of objects of the list. */
  objects: number;
  missing: string[];
  /** Objects of another size or entity tag. */
  different: string[];
}

/** Writes the name, size and entity tag of each object of a store to a file, a line of JSON for each. Returns their number. */
export async function writeObjectList(objects: Store, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    let count = 0;
    for (const { name: bucket } of await objects.buckets())
      for (const { key, size, etag } of await objectsIn(objects, bucket)) {
        await file.appendFile(lineOf({ bucket, key, size, etag }));
        count += 1;
      }
    await file.appendFile(lineOf({ objects: count }));
    await file.sync();
    return count;
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

function lineOf(line: Line): string {
  return `${JSON.stringify(line)}\n`;
}
