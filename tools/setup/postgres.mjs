import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './apt.mjs';
import { UserError, step } from './user-error.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** True if the programs of a PostgreSQL server are installed where the tests look for them. */
function hasPostgres() {
  const folders = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin'))
    : [];
  return [process.env.PG_BIN, ...folders].some(
    (folder) => folder !== undefined && existsSync(join(folder, 'initdb')),
  );
}

/** Packages of {@link ensurePostgres} that are missing. */
export function missingPostgres() {
  return hasPostgres() ? [] : ['postgresql'];
}

/** Installs PostgreSQL from Debian for the tests that run on both databases. The tests create and remove their own clusters. */
export async function ensurePostgres() {
  if (hasPostgres()) {
    return;
  }
  await step('Installing PostgreSQL by apt (needed for the tests of the server)', async () => {
    await installPackages(['postgresql']);
    if (!hasPostgres()) {
      throw new UserError(
        'PostgreSQL could not be installed. Install it yourself, or name the folder of its programs in PG_BIN.',
      );
    }
  });
}
