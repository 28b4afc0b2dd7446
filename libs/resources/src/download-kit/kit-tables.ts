import { buildManifest, uniqueFileNames } from '@omics-portal/data-query/files';
import type { KitFile } from './kit-file';
import { signRequests, type SigningBases } from './sign-requests';

/** Tables of a kit's files, as text. */
export interface KitTables {
  /** Manifest in the layout of the GDC, for download tools. */
  readonly manifest: string;
  /**
   * Table for the scripts of the kit: tab-separated, with `-` for missing values. It is no TSV of `delimitedText`: the scripts
   * split lines at tabs, and a shell joins empty cells, so cells are literal and none is empty. No cell needs quotes or a guard:
   * names are safe, checksums are hexadecimal, and addresses are encoded.
   */
  readonly files: string;
  /** Checksum lists in the formats of `md5sum -c` and `sha256sum -c`. */
  readonly md5: string;
  readonly sha256: string;
}

/** Columns of `files.tsv`, in the order of the scripts. */
export const FILE_COLUMNS = ['filename', 'size', 'md5', 'sha256', 'by_hash', 'by_path', 'signed'] as const;

/** Creates the tables of a kit. Each file has the same safe and unique name in all of them. */
export function kitTables(files: readonly KitFile[], bases?: SigningBases): KitTables {
  const names = uniqueFileNames(files.map(({ name }) => name));
  const named = files.map((file, index) => ({ ...file, name: names[index] ?? `file-${index + 1}` }));
  return {
    manifest: buildManifest(
      named.map(({ path, name, md5, size }) => ({
        id: md5 ?? path,
        filename: name,
        md5: md5 ?? '',
        size: size ?? 0,
      })),
    ),
    files: lines([FILE_COLUMNS.join('\t'), ...named.map((file) => fileLine(file, bases))]),
    md5: lines(named.flatMap(({ md5, name }) => (md5 === null ? [] : `${md5}  data/${name}`))),
    sha256: lines(named.flatMap(({ sha256, name }) => (sha256 === null ? [] : `${sha256}  data/${name}`))),
  };
}

function fileLine(file: KitFile, bases?: SigningBases): string {
  const { name, size, md5, sha256, signedUrl } = file;
  const requests = bases && signedUrl !== null ? signRequests(bases, file) : { byHash: null, byPath: null };
  // Checksums find public files only; a private one has a link, and a request for whoever has a token.
  const byHash = signedUrl === undefined ? requests.byHash : null;
  return [name, size, md5, sha256, byHash, requests.byPath, signedUrl].map((cell) => cell ?? '-').join('\t');
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join('');
}
