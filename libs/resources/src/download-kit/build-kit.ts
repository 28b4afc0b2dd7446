import powershell from './download.ps1?raw';
import shell from './download.sh?raw';
import type { KitFile } from './kit-file';
import { kitTables } from './kit-tables';
import type { SigningBases } from './sign-requests';
import { zip } from './zip';

/** Content of a kit. */
export interface KitInput {
  /** Folder in the archive; a safe file name. */
  readonly folder: string;
  readonly files: readonly KitFile[];
  /** Content of `metadata.tsv`: a table with what is known about each file. */
  readonly metadata: string;
  /** Queries that found the files, for `query.json`. */
  readonly query: unknown;
  /** Markdown text in the active language. */
  readonly readme: string;
  /** Services that sign links: of public files for everybody, of private ones for scripts with an access token. */
  readonly bases?: SigningBases;
}

/**
 * Creates a download kit: a small archive with a list of files, their checksums and facts, and scripts that download, resume
 * and verify them. It does not contain the files.
 */
export function buildKit({ folder, files, metadata, query, readme, bases }: KitInput): Promise<Blob> {
  const tables = kitTables(files, bases);
  const entry = (name: string, text: string) => ({ path: `${folder}/${name}`, content: new Blob([text]) });
  return zip([
    entry('README.md', readme),
    { ...entry('download.sh', shell.replaceAll('\r\n', '\n')), executable: true },
    entry('download.ps1', powershell.replace(/\r?\n/g, '\r\n')),
    entry('files.tsv', tables.files),
    entry('manifest.txt', tables.manifest),
    ...(tables.md5 === '' ? [] : [entry('checksums.md5', tables.md5)]),
    ...(tables.sha256 === '' ? [] : [entry('checksums.sha256', tables.sha256)]),
    entry('metadata.tsv', metadata),
    entry('query.json', `${JSON.stringify(query, null, 2)}\n`),
  ]);
}
