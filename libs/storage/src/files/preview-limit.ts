/** A file of this size in bytes, or larger, is not fetched for a preview. */
export const PREVIEW_LIMIT = 1024 * 1024;

/** Whether a file is small enough to look into. A file of unknown size is not. */
export function isPreviewable(size: number | null | undefined): boolean {
  return size != null && size >= 0 && size < PREVIEW_LIMIT;
}
