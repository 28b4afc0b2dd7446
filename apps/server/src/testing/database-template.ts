import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { findHome } from '../config/server-home.ts';

/**
 * A packed, empty cluster that tests begin with: making one takes seconds and 800 MB, unpacking one much less. It is kept
 * beside the installed packages and made again when PGlite changes.
 */
export async function databaseTemplate(): Promise<string> {
  const manifest = join(
    dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
    '../package.json',
  );
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const file = join(findHome().repository, 'node_modules/.cache/omics-portal', `pglite-${version}.tar`);
  if (!existsSync(file)) await makeTemplate(file);
  return file;
}

/** Written beside its place and moved there, because several test files may want it at once. */
async function makeTemplate(file: string): Promise<void> {
  const db = await PGlite.create();
  const packed = await db.dumpDataDir('none');
  await db.close();
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await packed.arrayBuffer()));
  await rename(unfinished, file);
}
