import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from '../config/server-config.ts';
import { openStoreToRead } from '../objects/open-store-to-read.ts';
import { withStore, type BackupOptions } from './back-up.ts';
import { BACKUP_FILES } from './backup-folder.ts';
import { putBack } from './object-copies.ts';
import { compareObjectList, type ListDifferences } from './object-list.ts';

/** Number of links that are printed of each kind. */
const MAX_LINKS = 100;

/** Result of a comparison, after missing objects were put back. */
export interface ComparedStore extends ListDifferences {
  /** Number of objects that were put back from the backup. */
  putBack: number;
}

/**
 * Compares the S3 store of a site with the list of a backup; undefined where the backup has none. Objects that are missing are
 * put back if the backup has copies. Nothing in the store is overwritten.
 */
export async function compareStore(
  config: ServerConfig,
  from: string,
  { openStore = openStoreToRead }: Pick<BackupOptions, 'openStore'> = {},
): Promise<ComparedStore | undefined> {
  const list = join(from, BACKUP_FILES.objectList);
  if (config.s3 === undefined || !existsSync(list)) return undefined;
  return withStore(config, openStore, async ({ objects }) => {
    const differences = await compareObjectList(objects, list);
    const missing = await putBack(objects, join(from, BACKUP_FILES.objects), differences.missing);
    return { ...differences, missing, putBack: differences.missing.length - missing.length };
  });
}

/** Lines that name the differences: one line when there are none. */
export function listDifferenceLines({
  objects,
  missing,
  different,
  putBack: returned,
}: ComparedStore): string[] {
  const done = returned > 0 ? [`Files that were put back into the bucket: ${returned}.`] : [];
  if (missing.length + different.length === 0)
    return [...done, `All files of the backup are in the bucket (${objects}).`];
  return [
    ...done,
    `Files of the backup: ${objects}; missing in the bucket: ${missing.length}; with another content: ${different.length}.`,
    ...linesOf('missing', missing),
    ...linesOf('different', different),
  ];
}

function linesOf(word: string, links: readonly string[]): string[] {
  const more = links.length - MAX_LINKS;
  return [
    ...links.slice(0, MAX_LINKS).map((link) => `  ${word}  ${link}`),
    ...(more > 0 ? [`  ${word}  and ${more} more`] : []),
  ];
}
