import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ServerConfig } from '../../config/server-config.ts';
import { StartError } from '../../config/start-error.ts';
import { readOrCreateText } from '../../shared-files/read-or-create-text.ts';

/** Name of the file with the secret, where `IDENTITY_SECRET` is not set. */
const SECRET_FILE = 'identity.secret';

/** Settings that say where the secret of a site is. */
export type SecretSettings = Pick<ServerConfig, 'identitySecret' | 's3'> & {
  paths: Pick<ServerConfig['paths'], 'dataDir' | 'objectsDir'>;
};

/** Secret of a site, from which the keys are derived that encrypt secrets in the database. */
export interface SiteSecret {
  text: string;
  /** Variable or file of the secret, for messages to the operator. */
  source: string;
}

/** Path of the secret's file: in the folder of files, which several servers share, or in the data folder of a site with S3. */
export function secretFile({ s3, paths }: SecretSettings): string {
  return join(s3 ? paths.dataDir : paths.objectsDir, SECRET_FILE);
}

/** Reads the secret of `IDENTITY_SECRET` or of its file, which the first start creates for the user of the server alone. */
export async function readSiteSecret(settings: SecretSettings): Promise<SiteSecret> {
  if (settings.identitySecret !== undefined)
    return { text: settings.identitySecret, source: 'IDENTITY_SECRET' };
  const path = secretFile(settings);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const fresh = randomBytes(32).toString('base64url');
  const text = await readOrCreateText(path, fresh);
  if (text.length < fresh.length)
    throw new StartError(
      `${path} does not have the secret of this site: restore it from a backup. If there is none, remove it; then "npm run accounts -- new-signing-key" makes new keys, and second factors of accounts must be set up again.`,
    );
  return { text, source: path };
}
