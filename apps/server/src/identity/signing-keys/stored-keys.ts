import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Kysely, Transaction } from 'kysely';
import { StartError } from '../../config/start-error.ts';
import type { Database } from '../../records/database.ts';
import { readState, writeState } from '../../records/server-state.ts';
import { SealError, type SealedValues } from '../secrets/sealed-values.ts';
import { needsKey, publishedKeys, type DatedKey } from './key-schedule.ts';

/** Name of the sealed keys in the state of the server, and purpose of their seal. */
const STATE = 'identity.keys';
/** Names of the keys in clear, as earlier versions stored them. */
const CLEAR = { jwks: 'identity.jwks', cookies: 'identity.cookies' };

/** Bits of the modulus of an RSA key: 3072 are as strong as a cipher of 128 bits. */
const RSA_BITS = 3072;

/** Signing key with its creation time. */
export interface SigningKey extends DatedKey {
  jwk: JWK;
}

/** Keys of the embedded provider, as they are sealed in the database. */
export interface StoredKeys {
  /** Signing keys in the order of their creation. */
  signing: SigningKey[];
  /** Secrets that sign cookies. */
  cookies: string[];
}

/** Reads the keys; undefined before the first start. @throws StartError if the secret of the site does not open them. */
export async function readKeys(db: Kysely<Database>, sealed: SealedValues): Promise<StoredKeys | undefined> {
  const value = await readState(db, STATE);
  if (value === undefined) return undefined;
  return sealed.open(STATE, String(value)).then(
    (keys) => keys as StoredKeys,
    (error: unknown) => {
      if (!(error instanceof SealError)) throw error;
      throw new StartError(
        `The signing keys in the database cannot be read: ${error.message}. Set IDENTITY_SECRET or the file to that of the first server, or of a backup. If it is lost, "npm run accounts -- new-signing-key" makes new keys, and second factors of accounts must be set up again.`,
        { cause: error },
      );
    },
  );
}

/**
 * Brings the keys up to date: makes the first one, one that follows by age, and removes those that no token needs. Keys that
 * an earlier version stored in clear are sealed; they count as old, because copies of the database have them. A shorter RSA key of
 * an earlier version is followed at once, and stays published as long as its tokens are valid.
 */
export async function maintainKeys(
  db: Kysely<Database>,
  sealed: SealedValues,
  { days, now }: { days: number; now: number },
): Promise<StoredKeys> {
  const present = await readKeys(db, sealed);
  if (present && isCurrent(present, days, now)) return present;
  return db.transaction().execute(async (transaction) => {
    await lockKeys(transaction);
    // Another server may have been first.
    const stored = (await readKeys(transaction, sealed)) ?? (await takeClearKeys(transaction));
    const signing = [...stored.signing];
    if (needsKey(signing.filter(isStrong), days, now)) signing.push(await newKey(now));
    const published = new Set(publishedKeys(signing, now));
    const keys = { ...stored, signing: signing.filter((key) => published.has(key)) };
    await writeState(transaction, STATE, await sealed.seal(STATE, keys));
    return keys;
  });
}

/** Replaces all keys at once, also those that cannot be read any more: tokens and cookies of before are refused. */
export async function replaceKeys(db: Kysely<Database>, sealed: SealedValues): Promise<void> {
  const keys: StoredKeys = { signing: [await newKey(Date.now())], cookies: [newCookieKey()] };
  await writeState(db, STATE, await sealed.seal(STATE, keys));
}

function isCurrent({ signing }: StoredKeys, days: number, now: number): boolean {
  return (
    !needsKey(signing.filter(isStrong), days, now) && publishedKeys(signing, now).length === signing.length
  );
}

/** True for a key with a modulus of the present length. */
function isStrong({ jwk }: SigningKey): boolean {
  return Buffer.from(jwk.n ?? '', 'base64url').length * 8 >= RSA_BITS;
}

/** Locks the keys until the end of the transaction, also when there are none yet. */
async function lockKeys(transaction: Transaction<Database>): Promise<void> {
  const row = { name: `${STATE}.lock`, value: 'true' };
  await transaction
    .insertInto('server_state')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Takes the keys that an earlier version stored in clear out of the database. */
async function takeClearKeys(transaction: Transaction<Database>): Promise<StoredKeys> {
  const jwks = (await readState(transaction, CLEAR.jwks)) as { keys: JWK[] } | undefined;
  const cookies = (await readState(transaction, CLEAR.cookies)) as string[] | undefined;
  await transaction.deleteFrom('server_state').where('name', 'in', Object.values(CLEAR)).execute();
  return {
    signing: (jwks?.keys ?? []).map((jwk) => ({ jwk, created: 0 })),
    cookies: cookies ?? [newCookieKey()],
  };
}

async function newKey(created: number): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: RSA_BITS });
  const kid = randomBytes(8).toString('hex');
  return { created, jwk: { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid } };
}

function newCookieKey(): string {
  return randomBytes(32).toString('base64url');
}
