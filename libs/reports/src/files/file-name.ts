const LONGEST = 100;

/** The last part of a storage link or a path. */
export function fileNameOf(link: string): string {
  return link.slice(link.lastIndexOf('/') + 1);
}

/** A name that every file system and every storage takes: letters and digits of any script, `.`, `_` and `-`. */
export function safeFileName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._-]+/gu, '_')
    .replace(/^[._]+/u, '');
  return Array.from(safe === '' ? 'file' : safe)
    .slice(-LONGEST)
    .join('');
}
