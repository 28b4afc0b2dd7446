/** File of a download kit. */
export interface KitFile {
  readonly name: string;
  /** Storage link. */
  readonly path: string;
  /** Bytes; null if unknown. */
  readonly size: number | null;
  /** 32 lower-case hexadecimal digits; null if unknown. */
  readonly md5: string | null;
  /** 64 lower-case hexadecimal digits; null if unknown. */
  readonly sha256: string | null;
  /**
   * Signed URL of a private file, which a script without an access token cannot request. It expires. Null for one that could not be
   * signed; left out for public files, whose links the scripts request when they need them.
   */
  readonly signedUrl?: string | null;
}
