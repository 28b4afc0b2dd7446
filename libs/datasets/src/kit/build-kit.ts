import type { CartFile } from '../cart-store/cart-file';
import { TSV, writeTable, type TableRow } from '../export/write-table';
import powershell from './download.ps1?raw';
import shell from './download.sh?raw';
import { kitTables } from './kit-tables';
import type { SigningBases } from './sign-requests';
import { zip } from './zip';

/** What a kit is made of. */
export interface KitInput {
  /** The folder that the archive unpacks into; a safe file name. */
  readonly folder: string;
  readonly files: readonly CartFile[];
  /** The records of the files, for the table beside them. */
  readonly records: readonly TableRow[];
  /** What the files were asked with, for people and programs that ask again. */
  readonly query: unknown;
  /** In Markdown, in the reader's language. */
  readonly readme: string;
  readonly bases: SigningBases;
}

/**
 * The verified download kit: a small archive with the list of the files, their checksums, their records, and scripts that
 * fetch, resume and verify them. The files themselves are not in it.
 */
export function buildKit({ folder, files, records, query, readme, bases }: KitInput): Promise<Blob> {
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
    entry('metadata.tsv', writeTable(TSV, records)),
    entry('query.json', `${JSON.stringify(query, null, 2)}\n`),
  ]);
}
