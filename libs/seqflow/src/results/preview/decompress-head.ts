import { Gunzip } from 'fflate';

/** Maximum size of decompressed text in bytes: a small file can expand to gigabytes. */
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Decompresses the beginning of a gzip or bgzip file, which has many members. The end may be cut off; what comes after it
 * is missing in the result. Throws for bytes that are not gzip.
 */
export function decompressHead(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const gunzip = new Gunzip((part) => {
    parts.push(part.subarray(0, MAX_BYTES - size));
    size = Math.min(MAX_BYTES, size + part.length);
  });
  // Small steps, so that the limit ends the work.
  for (let start = 0; start < bytes.length && size < MAX_BYTES; start += STEP) {
    gunzip.push(bytes.subarray(start, start + STEP), false);
  }
  const head = new Uint8Array(size);
  let end = 0;
  for (const part of parts) {
    head.set(part, end);
    end += part.length;
  }
  return head;
}

const STEP = 16 * 1024;
