import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Computes the SHA-256 of a file, one chunk after the other, and posts it in hex; null if the file cannot be read. */
async function hash(file: Blob): Promise<string | null> {
  try {
    const digest = sha256.create();
    const reader = file.stream().getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      digest.update(next.value);
    }
    return bytesToHex(digest.digest());
  } catch {
    return null;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void hash(data).then((sha256Hex) => self.postMessage(sha256Hex));
});
