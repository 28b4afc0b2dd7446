import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import PQueue from 'p-queue';
import { ApiError } from '../http/api-error.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { parseStorageLink, storageLink } from '../objects/storage-link.ts';
import { checkSpace } from './disk-space.ts';
import type { Disk } from './file-tree.ts';
import type { ListedObject } from './object-list.ts';

/** Objects that are copied at a time: most are small, and wait for the network. */
const CONCURRENCY = 8;

/**
 * Path of the copy of an object below a folder: the SHA-256 of its storage link. A key may be too long for a file name, or be
 * the folder of another key.
 */
function pathOfCopy(folder: string, link: string): string {
  const name = createHash('sha256').update(link).digest('hex');
  return join(folder, name.slice(0, 2), name);
}

/**
 * Copies the listed objects of a store into a folder. `copied` has the entity tags of earlier copies by storage link: those objects
 * are left out, and new copies are added. An object that is deleted meanwhile is left out.
 *
 * @throws StartError when the disk has less space than the objects need.
 */
export async function copyObjects(
  objects: Pick<ObjectStore, 'open'>,
  listed: readonly ListedObject[],
  { folder, copied, disk }: { folder: string; copied: Map<string, string | null>; disk: Disk },
): Promise<void> {
  const found = listed.filter(({ bucket, key, etag }) => copied.get(storageLink(bucket, key)) !== etag);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await checkSpace(
    folder,
    found.reduce((sum, { size }) => sum + size, 0),
    disk,
  );
  await inParallel(found, async ({ bucket, key, etag }) => {
    const link = storageLink(bucket, key);
    const path = pathOfCopy(folder, link);
    const content = await objects.open(bucket, key).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    });
    if (content === undefined) return;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    copied.set(link, etag);
  });
}

/** Puts objects, by their storage links, back into a store from their copies. Returns the links without a copy. */
export async function putBack(
  objects: Pick<ObjectStore, 'ensureBucket' | 'put'>,
  folder: string,
  links: readonly string[],
): Promise<string[]> {
  const lost: string[] = [];
  const locations = links.map((link) => ({ link, location: parseStorageLink(link) }));
  for (const bucket of new Set(locations.flatMap(({ location }) => location?.bucket ?? [])))
    await objects.ensureBucket(bucket);
  await inParallel(locations, async ({ link, location }) => {
    const path = pathOfCopy(folder, link);
    const isCopied = await stat(path).catch(() => undefined);
    if (location === undefined || isCopied === undefined) lost.push(link);
    else await objects.put(location.bucket, location.key, createReadStream(path));
  });
  return lost.toSorted();
}

/** Runs work on each item, some at a time. After a failure no further one begins, and those that run are waited for. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  try {
    await queue.addAll(items.map((item) => () => work(item)));
  } finally {
    queue.clear();
    await queue.onIdle();
  }
}
