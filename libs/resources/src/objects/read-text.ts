/** Text of UTF-8 bytes; null if the bytes are not text: a zero byte, or invalid UTF-8. */
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
