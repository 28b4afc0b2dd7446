import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ServerConfig } from '../../config/server-config.ts';
import { StartError } from '../../config/start-error.ts';
import { SealError, SealedValues } from './sealed-values.ts';
import { readSiteSecret, type SecretSettings } from './site-secret.ts';
import type { Database } from '../../records/database.ts';
import { ensureState, readState } from '../../records/server-state.ts';

/** Name of the sealed secret in the state of the server, and purpose of its seal. */
const STATE = 'storage.sealed-secret';
/** Name of the secret in clear, as earlier versions stored it. */
const CLEAR = 'storage.secret';

/**
 * Secret that signs links to files: `STORAGE_SECRET`, or else one that the first start makes and seals in the database. One that
 * an earlier version stored in clear is sealed, so that its links stay valid. @throws StartError if the secret of the site does
 * not open it.
 */
export async function readLinkSecret(
  db: Kysely<Database>,
  config: SecretSettings & Pick<ServerConfig, 'storageSecret'>,
): Promise<string> {
  if (config.storageSecret !== undefined) return config.storageSecret;
  const values = new SealedValues(await readSiteSecret(config));
  const stored = await ensureState(db, STATE, async () =>
    values.seal(STATE, (await readState(db, CLEAR)) ?? randomBytes(32).toString('base64url')),
  );
  await db.deleteFrom('server_state').where('name', '=', CLEAR).execute();
  return values.open(STATE, stored).then(String, (error: unknown) => {
    if (!(error instanceof SealError)) throw error;
    throw new StartError(
      `The secret that signs links to files cannot be read from the database: ${error.message}. Set IDENTITY_SECRET or the file to that of the first server, or of a backup. If it is lost, "npm run accounts -- new-signing-key" removes what it sealed, and links of before end.`,
      { cause: error },
    );
  });
}

/** Removes the secret: the next start makes another one, and links of before end. */
export async function removeLinkSecret(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('server_state').where('name', 'in', [STATE, CLEAR]).execute();
}
