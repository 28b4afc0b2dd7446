import { createHash } from 'node:crypto';

/** SHA-256 digest of a random secret, in hex. A slow hash would add nothing to its bits. */
export function secretDigest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
