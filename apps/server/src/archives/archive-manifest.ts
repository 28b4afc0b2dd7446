import { delimitedText } from '@omics-portal/data-query/files';
import { storageLink } from '../objects/storage-link.ts';
import type { ArchiveEntry } from './archived-object.ts';

/** `manifest.tsv` of an archive: path in the zip file, size, SHA-256 where it is known beforehand, and storage link. */
export function archiveManifest(entries: readonly ArchiveEntry[]): string {
  return delimitedText('tsv', [
    ['path', 'size', 'sha256', 'link'],
    ...entries.map((entry) => [entry.path, entry.size, entry.sha256, storageLink(entry.bucket, entry.key)]),
  ]);
}
