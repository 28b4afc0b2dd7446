/** A file of this size in bytes, or larger, is not fetched for a preview. */
export const PREVIEW_LIMIT = 1024 * 1024;

/** Whether a file is small enough to look into. A file of unknown size is not. */
export function isPreviewable(size: number | null | undefined): boolean {
  return size != null && size >= 0 && size < PREVIEW_LIMIT;
}

/** The text in these bytes, or null where they are no text: zero bytes, or what is no UTF-8. */
export function readText(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) {
    return null;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
