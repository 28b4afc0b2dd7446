import listed from './digests.json';
import { DIGEST_BYTES, passwordDigest } from './password-digest.ts';

let digests: ReadonlySet<number> | undefined;

/**
 * True for a password of at least 12 characters that leaks of accounts have more than once, in upper or lower case. The list
 * has digests, so that no page of this repository shows the passwords; tools/passwords writes it.
 */
export function isCommonPassword(password: string): boolean {
  digests ??= readDigests(Buffer.from(listed.digests, 'base64'));
  return digests.has(passwordDigest(password).readUIntBE(0, DIGEST_BYTES));
}

function readDigests(bytes: Buffer): ReadonlySet<number> {
  const all = Array.from({ length: bytes.length / DIGEST_BYTES }, (_, index) =>
    bytes.readUIntBE(index * DIGEST_BYTES, DIGEST_BYTES),
  );
  return new Set(all);
}
