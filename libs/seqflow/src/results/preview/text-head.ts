/**
 * Text of the beginning of a UTF-8 file; null for a file that is not text. A character that is cut off at the end is left
 * out.
 */
export function textHead(bytes: Uint8Array<ArrayBuffer>): string | null {
  if (bytes.includes(0)) {
    return null;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}
