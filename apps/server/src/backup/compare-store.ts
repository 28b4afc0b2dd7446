import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from '../config/server-config.ts';
import { openStoreToRead } from '../objects/open-store-to-read.ts';
import { withStore, type BackupOptions } from './back-up.ts';
import { BACKUP_FILES } from './backup-folder.ts';
import { compareObjectList, type ListDifferences } from './object-list.ts';

/** Number of links that are printed of each kind. */
const MAX_LINKS = 100;

/** Compares the S3 store of a site with the list of a backup; undefined where the backup has none. */
export async function compareStore(
  config: ServerConfig,
  from: string,
  { openStore = openStoreToRead }: Pick<BackupOptions, 'openStore'> = {},
): Promise<ListDifferences | undefined> {
  const list = join(from, BACKUP_FILES.objectList);
  if (config.s3 === undefined || !existsSync(list)) return undefined;
  return withStore(config, openStore, ({ objects }) => compareObjectList(objects, list));
}

/** Lines that name the differences: one line when there are none. */
export function listDifferenceLines({ objects, missing, different }: ListDifferences): string[] {
  if (missing.length + different.length === 0)
    return [`All files of the backup are in the bucket (${objects}).`];
  return [
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
