import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { findHome } from '../config/server-home.ts';

/** Libraries of this repository that the server bundles. */
const LIBRARIES = ['api', 'data-query', 'qc-inputs', 'qc-metrics'];
/** Folders that a built server reads beside its scripts, and those of the repository. */
const SERVER_FOLDERS = ['app-store', 'documents', 'reference-sets', 'seed'];
const REPOSITORY_FOLDERS = ['docs', 'openapi'];
const DAY_MS = 24 * 60 * 60 * 1000;

let built: Promise<string> | undefined;

/**
 * Built server of these sources: the folder of its scripts, with the programs of jobs and of tests. It is built once for all
 * test processes. A process that compiles the sources at its start takes one second of a core, a built one a fifth.
 */
export function builtServer(): Promise<string> {
  built ??= findOrBuild();
  return built;
}

/** Script of the built supervisor. */
export async function builtSupervisor(): Promise<string> {
  return join(await builtServer(), 'supervisor.js');
}

async function findOrBuild(): Promise<string> {
  const { folder, repository } = findHome();
  const cache = join(repository, 'node_modules/.cache/omics-portal');
  const target = join(cache, `server-${await hashOf(folder, repository)}`);
  const scripts = join(target, 'apps/server/dist');
  if (existsSync(scripts)) return scripts;
  await mkdir(cache, { recursive: true });
  await removeOld(cache);
  const home = await mkdtemp(join(cache, 'building-'));
  await buildInto(home, folder, repository);
  await rename(home, target).catch(async (error: unknown) => {
    // Another test process was faster.
    await rm(home, { recursive: true, force: true });
    if (!existsSync(scripts)) throw error;
  });
  return scripts;
}

/** Builds a copy of the repository with the built server and links to what it reads. */
async function buildInto(home: string, folder: string, repository: string): Promise<void> {
  const server = join(home, 'apps/server');
  await mkdir(server, { recursive: true });
  await cp(join(folder, 'package.json'), join(server, 'package.json'));
  for (const name of SERVER_FOLDERS) await symlink(join(folder, name), join(server, name));
  for (const name of REPOSITORY_FOLDERS) await symlink(join(repository, name), join(home, name));
  await build({
    configFile: join(folder, 'vite.config.mts'),
    logLevel: 'error',
    build: {
      outDir: join(server, 'dist'),
      sourcemap: false,
      rolldownOptions: { input: await testPrograms(folder) },
    },
  });
}

/** Entries of the programs that only tests use. */
async function testPrograms(folder: string): Promise<Record<string, string>> {
  const programs = join(folder, 'src/jobs/testing/programs');
  const names = await readdir(programs);
  return Object.fromEntries(names.map((name) => [`programs/${name}`, join(programs, name, 'main.ts')]));
}

/** Digest of everything that is bundled. */
async function hashOf(folder: string, repository: string): Promise<string> {
  const roots = [join(folder, 'src'), ...LIBRARIES.map((name) => join(repository, 'libs', name, 'src'))];
  const hash = createHash('sha256').update(await readFile(join(folder, 'vite.config.mts')));
  hash.update(await readFile(join(repository, 'package-lock.json')));
  for (const root of roots) {
    const names = await readdir(root, { recursive: true });
    for (const name of names.filter(isBundled).toSorted())
      hash.update(name).update(await readFile(join(root, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

const isBundled = (name: string): boolean => /(?<!\.test)\.(ts|json)$/.test(name);

/** Removes the builds of earlier sources. */
async function removeOld(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    if (!/^(server|building)-/.test(name)) continue;
    const path = join(cache, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true });
  }
}
