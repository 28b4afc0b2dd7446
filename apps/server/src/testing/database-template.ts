import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findHome } from '../config/server-home.ts';
import { migrate, openRecords } from '../records/open-records.ts';
import { servePglite } from '../records/pglite-server.ts';

/**
 * Database template for tests: a packed, migrated, empty cluster. Creating one takes seconds and 800 MB, unpacking one much
 * less. It is cached, and created again when PGlite or a migration changes.
 */
export async function databaseTemplate(): Promise<string> {
  const manifest = join(
    dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
    '../package.json',
  );
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const file = join(
    findHome().repository,
    'node_modules/.cache/omics-portal',
    `pglite-${version}-${await migrationsDigest()}.tar`,
  );
  if (!existsSync(file)) await makeTemplate(file);
  return file;
}

async function migrationsDigest(): Promise<string> {
  const folder = join(import.meta.dirname, '../records/migrations');
  const digest = createHash('sha256');
  for (const name of (await readdir(folder)).sort()) digest.update(await readFile(join(folder, name)));
  return digest.digest('hex').slice(0, 16);
}

/** Creates the template in a temporary file and renames it, because test files run in parallel. */
async function makeTemplate(file: string): Promise<void> {
  const sockets = await mkdtemp(join(tmpdir(), 'template-'));
  const engine = await servePglite({ folder: undefined, socket: join(sockets, '.s.PGSQL.5432') });
  const db = openRecords({ socketFolder: sockets });
  await migrate(db);
  await db.destroy();
  const packed = await engine.db.dumpDataDir('none');
  await engine.close();
  await rm(sockets, { recursive: true, force: true });
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await packed.arrayBuffer()));
  await rename(unfinished, file);
}
