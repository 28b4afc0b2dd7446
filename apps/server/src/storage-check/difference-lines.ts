import type { StorageDifferences } from './check-storage.ts';

const TITLES = {
  missing: 'Results that the database names and the store lacks',
  orphans: 'Folders of accounts, projects or the trash that the database does not have',
  lostTrash: 'Entries of the trash that the store lacks (they cannot be restored)',
  changedFiles: 'Files of finished data sets that changed since (the server does not send them)',
  unknownUploads: 'Unfinished uploads that no record knows (the server removes them after a day)',
  lostUploads: 'Unfinished uploads whose parts are gone (their owners begin again)',
} satisfies Record<keyof StorageDifferences, string>;

/** Lines that name each difference; none if there is no difference. */
export function differenceLines(differences: StorageDifferences): string[] {
  return (Object.keys(TITLES) as (keyof StorageDifferences)[]).flatMap((kind) => {
    const links = differences[kind];
    return links.length === 0
      ? []
      : [`${TITLES[kind]}: ${links.length}`, ...links.map((link) => `  ${link}`)];
  });
}
