import type { ReferenceFile } from './reference-manifest';

/**
 * The files of a data set as `sha256sum --check` reads them. A file without a stated checksum is left out: a list must
 * not claim what nobody knows. Line ends and backslashes in names are coded as the program does.
 */
export function checksumList(files: readonly ReferenceFile[]): string {
  return files
    .flatMap(({ name, sha256 }) => (sha256 === undefined ? [] : [checksumLine(sha256, name)]))
    .join('');
}

function checksumLine(sha256: string, name: string): string {
  const coded = name.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `${coded === name ? '' : '\\'}${sha256}  ${coded}\n`;
}
