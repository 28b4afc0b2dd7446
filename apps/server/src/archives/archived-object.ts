/** Object of an archive, as it was when the link was made. */
export interface ArchivedObject {
  bucket: string;
  key: string;
  /** Bytes. */
  size: number;
  /** SHA-256 in hex; null when the store did not know it. */
  sha256: string | null;
}

/** Object of an archive with its path in the zip file, below its folder. */
export interface ArchiveEntry extends ArchivedObject {
  path: string;
}
