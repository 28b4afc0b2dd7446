import { createHash, hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import type { SiteSecret } from './site-secret.ts';

const KEY_BYTES = 32;
const HEADER = { alg: 'dir', enc: 'A256GCM' } as const;

/** Error of a sealed value that this site's secret does not open. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/**
 * Sealed values: JSON that is encrypted for the database as a JWE (AES-256-GCM). Each purpose, such as the second factor of
 * one account, has a key of its own, derived from the secret of the site by HKDF: a value that somebody copies to another
 * row does not open there.
 */
export class SealedValues {
  readonly #secret: SiteSecret;
  readonly #keys = new Map<string, Uint8Array>();

  constructor(secret: SiteSecret) {
    this.#secret = secret;
  }

  /** Encrypts a value. */
  async seal(purpose: string, value: unknown): Promise<string> {
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
      .setProtectedHeader({ ...HEADER, kid: this.#keyId() })
      .encrypt(this.#derive(purpose));
  }

  /** Decrypts a value. @throws SealError */
  async open(purpose: string, sealed: string): Promise<unknown> {
    try {
      const { plaintext } = await compactDecrypt(sealed, this.#derive(purpose), {
        keyManagementAlgorithms: [HEADER.alg],
        contentEncryptionAlgorithms: [HEADER.enc],
      });
      return JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
    } catch (error) {
      const reason = keyIdOf(sealed) === this.#keyId() ? 'is damaged' : 'was encrypted with another secret';
      throw new SealError(`it ${reason} (this server has that of ${this.#secret.source})`, { cause: error });
    }
  }

  /** Short digest that names the secret without telling it. */
  #keyId(): string {
    return createHash('sha256').update(this.#derive('key id')).digest('hex').slice(0, 12);
  }

  #derive(purpose: string): Uint8Array {
    const known = this.#keys.get(purpose);
    if (known) return known;
    const key = new Uint8Array(hkdfSync('sha256', this.#secret.text, 'omics-portal', purpose, KEY_BYTES));
    // Purposes of accounts are many, and derived in microseconds.
    if (!purpose.includes(':')) this.#keys.set(purpose, key);
    return key;
  }
}

function keyIdOf(sealed: string): unknown {
  try {
    const header = Buffer.from(sealed.split('.')[0] ?? '', 'base64url').toString();
    return (JSON.parse(header) as { kid?: unknown }).kid;
  } catch {
    return undefined;
  }
}
