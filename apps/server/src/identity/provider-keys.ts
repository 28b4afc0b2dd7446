import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { Database } from '../records/database.ts';
import { ensureState } from '../records/server-state.ts';

/** Signing keys of tokens and cookies. They are generated once: new ones would sign all users out. */
export interface ProviderKeys {
  jwks: { keys: JWK[] };
  cookieKeys: string[];
}

/** Reads the keys of this installation, or generates them at the first start. */
export async function providerKeys(db: Kysely<Database>): Promise<ProviderKeys> {
  return {
    jwks: await ensureState(db, 'identity.jwks', async () => ({ keys: [await signingKey()] })),
    cookieKeys: await ensureState(db, 'identity.cookies', () => [randomBytes(32).toString('base64url')]),
  };
}

async function signingKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') };
}
