/** Size in bytes from which a file has no preview. */
export const PREVIEW_LIMIT = 1024 * 1024;

/** True if a file is small enough for a preview. A file of unknown size is not. */
export function isPreviewable(size: number | null | undefined): boolean {
  return size != null && size >= 0 && size < PREVIEW_LIMIT;
}
