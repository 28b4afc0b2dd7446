/** Maximum length of a file name, in characters. */
const MAX_LENGTH = 100;

/** File name of a storage link or a path: its last segment. */
export function fileNameOf(link: string): string {
  return link.slice(link.lastIndexOf('/') + 1);
}

/** Storage link of a file in the folder of another one. */
export function linkBeside(link: string, file: string): string {
  return link.slice(0, link.lastIndexOf('/') + 1) + file;
}

/** File name that every file system and object store accepts: letters and digits of any script, `.`, `_` and `-`. */
export function safeFileName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._-]+/gu, '_')
    .replace(/^[._]+/u, '');
  return Array.from(safe === '' ? 'file' : safe)
    .slice(-MAX_LENGTH)
    .join('');
}
