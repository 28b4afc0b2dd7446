import type { DataFile } from '@omics-portal/api';

/** File in the cart, with the facts that lists, manifests and pickers show without a request. */
export interface CartFile {
  /** Unique over all collections. */
  readonly id: string;
  /** Name of the collection, or `STORED_FILES`. */
  readonly collection: string;
  /** Storage link: identifies the file in its collection. */
  readonly path: string;
  readonly name: string;
  /** Project of the record; of a stored file, the project and job or the folder that it comes from. */
  readonly project: string | null;
  readonly dataType: string | null;
  readonly format: string | null;
  /** Bytes; null if the record has no size. */
  readonly size: number | null;
  /** 32 lower-case hexadecimal digits; null if the record has none. */
  readonly md5: string | null;
  /** 64 lower-case hexadecimal digits; null if the record has none. */
  readonly sha256: string | null;
}

const MD5 = /^[0-9a-f]{32}$/i;
const SHA256 = /^[0-9a-f]{64}$/i;

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** MD5 checksum of a record, under either of its two historical field names. */
function md5Of(record: Readonly<Record<string, unknown>>): string | null {
  const value = textOf(record['md5sum']) ?? textOf(record['md_5sum']);
  return value !== null && MD5.test(value) ? value.toLowerCase() : null;
}

function sha256Of(record: Readonly<Record<string, unknown>>): string | null {
  const value = textOf(record['sha256']);
  return value !== null && SHA256.test(value) ? value.toLowerCase() : null;
}

/** Collection of the cart's stored files: outputs of jobs and files of the file manager, which are in no collection. */
export const STORED_FILES = 'stored-files';

/** True for a file without a record, which only its account can read. */
export function isStoredFile({ collection }: Pick<CartFile, 'collection'>): boolean {
  return collection === STORED_FILES;
}

/** File of a record; null for a record without a path, which cannot be downloaded. */
export function toCartFile(collection: string, record: Readonly<Record<string, unknown>>): CartFile | null {
  const path = textOf(record['file_path']);
  if (path === null) {
    return null;
  }
  const size = record['file_size'];
  return {
    id: `${collection}:${path}`,
    collection,
    path,
    name: textOf(record['file_name']) ?? path.slice(path.lastIndexOf('/') + 1),
    project: textOf(record['project_name']) ?? textOf(record['project_id']),
    dataType: textOf(record['data_type']),
    format: textOf(record['data_format']),
    size: typeof size === 'number' && Number.isFinite(size) && size >= 0 ? size : null,
    md5: md5Of(record),
    sha256: sha256Of(record),
  };
}

/** Checks whether two files have the same content: no size or checksum that both have differs. */
export function isSameFile(one: CartFile, other: CartFile): boolean {
  return (['size', 'md5', 'sha256'] as const).every(
    (fact) => one[fact] === null || other[fact] === null || one[fact] === other[fact],
  );
}

/** Record of a file with the fields that the cart stores; the inverse of `toCartFile`. */
export function toRecord(file: CartFile): DataFile {
  return {
    file_path: file.path,
    file_name: file.name,
    project_name: file.project,
    data_type: file.dataType,
    data_format: file.format,
    file_size: file.size,
    md5sum: file.md5,
    sha256: file.sha256,
  };
}

/** Total size of files, in bytes; files of unknown size count as 0. */
export function totalSize(files: readonly Pick<CartFile, 'size'>[]): number {
  return files.reduce((sum, { size }) => sum + (size ?? 0), 0);
}

/** Reads the stored files of a collection. Entries without a path are left out; a path counts once. */
export function readCartFiles(collection: string, text: string | null): readonly CartFile[] {
  const files = new Map<string, CartFile>();
  for (const entry of parseList(text)) {
    const file = typeof entry === 'object' && entry !== null ? toCartFile(collection, { ...entry }) : null;
    if (file !== null) {
      files.set(file.path, file);
    }
  }
  return [...files.values()];
}

function parseList(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
