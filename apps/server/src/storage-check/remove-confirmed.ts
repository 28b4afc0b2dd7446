import { storageLink } from '../objects/storage-link.ts';
import {
  measureFolders,
  orphanFolders,
  removeOrphans,
  type OrphanFolder,
  type OrphanOptions,
} from './orphan-folders.ts';

/** Report of a removal, and whether nothing is left to do. */
export interface RemovalReport {
  lines: string[];
  isDone: boolean;
}

/**
 * Counts the folders without an owner, and removes them when the operator confirms their number: it must be the present one, so
 * that nothing goes that the operator has not read about.
 */
export async function removeConfirmed(
  options: OrphanOptions,
  confirmed: string | undefined,
): Promise<RemovalReport> {
  const folders = await measureFolders(options.objects, await orphanFolders(options));
  if (folders.length === 0) return { lines: ['There is no folder without an owner.'], isDone: true };
  const lines = [`Folders without an owner: ${folders.length}`, ...folders.map(lineOf)];
  if (confirmed === undefined) {
    const command = `npm run storage:check -- --remove --confirm ${folders.length}`;
    return { lines: [...lines, `Nothing was removed. To remove them for good: ${command}`], isDone: false };
  }
  if (confirmed !== String(folders.length))
    return { lines: [...lines, `Nothing was removed: the confirmed number is ${confirmed}.`], isDone: false };
  const removed = await removeOrphans(options, folders);
  return { lines: [...lines, `Removed: ${removed.length}`], isDone: removed.length === folders.length };
}

function lineOf({ bucket, key, count, bytes, newest }: OrphanFolder): string {
  const time = newest === null ? 'empty' : `newest ${newest.toISOString().slice(0, 10)}`;
  return `  ${storageLink(bucket, key)}  files: ${count}, bytes: ${bytes}, ${time}`;
}
