import { randomBytes, timingSafeEqual } from 'node:crypto';
import { secretDigest } from '../secrets/secret-digest.ts';

/** Prefix of personal access tokens, by which secret scanners find them. */
const PREFIX = 'omp';
const ID_BYTES = 6;
const SECRET_BYTES = 24;
const FORMAT = /^omp_([0-9a-f]{12})_([0-9a-f]{48})$/;

/** Parts of a personal access token: the id is public, the secret is stored as a digest only. */
export interface TokenParts {
  id: string;
  secret: string;
}

/** Creates the parts of a token: its secret has 192 random bits, so that a plain digest of it cannot be searched. */
export function createTokenParts(): TokenParts {
  return {
    id: randomBytes(ID_BYTES).toString('hex'),
    secret: randomBytes(SECRET_BYTES).toString('hex'),
  };
}

/** Token as text. */
export function formatToken({ id, secret }: TokenParts): string {
  return `${PREFIX}_${id}_${secret}`;
}

/** Parts of a text that has the form of a token. */
export function parseToken(text: string): TokenParts | undefined {
  const [, id, secret] = FORMAT.exec(text) ?? [];
  return id === undefined || secret === undefined ? undefined : { id, secret };
}

/** True for a text that begins like a personal access token, whole or not. */
export function isPersonalToken(text: string): boolean {
  return text.startsWith(`${PREFIX}_`);
}

/** True if a secret has this digest; takes the same time for every wrong one. */
export function secretMatches(secret: string, digest: string): boolean {
  const given = Buffer.from(secretDigest(secret), 'hex');
  const stored = Buffer.from(digest, 'hex');
  return given.length === stored.length && timingSafeEqual(given, stored);
}
