import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run-command.mjs';
import { Sentence, step } from './say.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** Whether the programs of a PostgreSQL server are there, where the tests look for them. */
function hasPostgres() {
  const folders = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin'))
    : [];
  return [process.env.PG_BIN, ...folders].some(
    (folder) => folder !== undefined && existsSync(join(folder, 'initdb')),
  );
}

/** PostgreSQL for the tests that run on both databases: Debian's. They make clusters of their own and end them. */
export async function ensurePostgres() {
  if (hasPostgres()) {
    return;
  }
  await step('Installing PostgreSQL by apt (needed for the tests of the server)', async () => {
    const [command, ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get'];
    await run(command, [...prefix, 'update', '-qq']);
    await run(command, [...prefix, 'install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
    if (!hasPostgres()) {
      throw new Sentence(
        'PostgreSQL could not be installed. Install it yourself, or name the folder of its programs in PG_BIN.',
      );
    }
  });
}
