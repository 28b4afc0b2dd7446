import type { ReferenceFile } from './reference-manifest';

/**
 * Checksum list of a data set, in the format of `sha256sum --check`. Files without a checksum are left out. Line ends and
 * backslashes in names are escaped as the program does.
 */
export function checksumList(files: readonly ReferenceFile[]): string {
  return files
    .flatMap(({ name, sha256 }) => (sha256 === undefined ? [] : [checksumLine(sha256, name)]))
    .join('');
}

function checksumLine(sha256: string, name: string): string {
  const escaped = name.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `${escaped === name ? '' : '\\'}${sha256}  ${escaped}\n`;
}
