/** Marks by which a file of this computer is recognised after a reload. */
export interface KnownFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Time of the last change, in milliseconds since the epoch. */
  readonly modified: number;
  /** First bytes, hexadecimal. */
  readonly head: string;
}

/** First difference of a file from the known one. */
export type FileDifference = 'name' | 'size' | 'date' | 'content';

/** Number of first bytes that are compared: as many as tell the reads of one run from those of another. */
const HEAD_BYTES = 256;

/** Marks of a file. Rejects if the file cannot be read. */
export async function knownFileOf(file: File): Promise<KnownFile> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return {
    name: file.name,
    size: file.size,
    modified: file.lastModified,
    head: Array.from(head, (byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
}

/** First difference of two files; null if they are the same by all marks. */
export function differenceOf(file: KnownFile, known: KnownFile): FileDifference | null {
  if (file.name !== known.name) {
    return 'name';
  }
  if (file.size !== known.size) {
    return 'size';
  }
  if (file.modified !== known.modified) {
    return 'date';
  }
  return file.head === known.head ? null : 'content';
}
