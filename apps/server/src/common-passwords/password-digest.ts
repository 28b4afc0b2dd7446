import { createHash } from 'node:crypto';

/** Bytes of a digest: 40 bits match a password that is not listed once in 25 million. */
export const DIGEST_BYTES = 5;

/** Start of the SHA-256 of a password, the same in upper and lower case. */
export function passwordDigest(password: string): Buffer {
  const text = password.normalize('NFKC').trim().toLowerCase();
  return createHash('sha256').update(text).digest().subarray(0, DIGEST_BYTES);
}
