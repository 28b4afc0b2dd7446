import { storageLink } from '../objects/storage-link.ts';
import { measureFolders, orphanFolders, removeOrphans, type OrphanOptions } from './orphan-folders.ts';

const DAY_MS = 24 * 3_600_000;

/** Options of the job that removes orphans. */
export interface OrphanCleanerOptions extends OrphanOptions {
  /** Age of the newest file of a folder from which the folder is removed, in days. */
  days: number;
  /** Writes one line for each removed folder. */
  print: (line: string) => void;
  /** Default: the present time. */
  now?: () => number;
}

/** Removes orphan folders that have files, all of them older than some days. */
export async function cleanOrphans({
  days,
  print,
  now = Date.now,
  ...options
}: OrphanCleanerOptions): Promise<void> {
  const measured = await measureFolders(options.objects, await orphanFolders(options));
  const before = now() - days * DAY_MS;
  const old = measured.filter(({ newest }) => newest !== null && newest.getTime() < before);
  for (const { bucket, key, count, bytes } of await removeOrphans(options, old))
    print(
      `Removed ${storageLink(bucket, key)} (files: ${count}, bytes: ${bytes}): the database has no owner of it, and nothing was written there for ${days} days.`,
    );
}

/** Cleans now and every day; returns the function that stops it. Without a number of days nothing is removed. */
export function cleanOrphansDaily({
  days,
  ...options
}: Omit<OrphanCleanerOptions, 'days'> & { days: number | undefined }): () => void {
  if (days === undefined) return () => undefined;
  const clean = () => {
    cleanOrphans({ ...options, days }).catch((error: unknown) =>
      console.error('Folders without an owner could not be removed; it is tried again:', error),
    );
  };
  clean();
  const timer = setInterval(clean, DAY_MS).unref();
  return () => clearInterval(timer);
}
