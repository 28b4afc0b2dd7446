import { createHash } from 'node:crypto';
import listed from './digests.json';

/** Bytes of a SHA-256 digest that the list has; 40 bits match a password that is not listed once in 25 million. */
const DIGEST_BYTES = 5;

let digests: ReadonlySet<number> | undefined;

/**
 * True for a password of at least 12 characters that leaks of accounts have more than once, in upper or lower case. The list
 * has digests, so that no page of this repository shows the passwords; tools/passwords writes it.
 */
export function isCommonPassword(password: string): boolean {
  digests ??= readDigests(Buffer.from(listed.digests, 'base64'));
  const text = password.normalize('NFKC').trim().toLowerCase();
  return digests.has(createHash('sha256').update(text).digest().readUIntBE(0, DIGEST_BYTES));
}

function readDigests(bytes: Buffer): ReadonlySet<number> {
  const all = Array.from({ length: bytes.length / DIGEST_BYTES }, (_, index) =>
    bytes.readUIntBE(index * DIGEST_BYTES, DIGEST_BYTES),
  );
  return new Set(all);
}
