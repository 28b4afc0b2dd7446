import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from '../setup/run-command.mjs';

/**
 * Runs ESLint on the whole repository in one process: each process loads all plugins, which costs more than most projects' files.
 * Files that have not changed are not read again. `npx nx lint <project>` and `npx eslint <folder>` lint less.
 */
const root = resolve(import.meta.dirname, '../..');

/** Manifests of all projects: their tags decide which imports the boundary rule allows in files of others. */
const manifests = ['apps', 'libs', 'examples', 'tools']
  .flatMap((group) => [group, ...readdirSync(join(root, group)).map((name) => `${group}/${name}`)])
  .flatMap((folder) => [`${folder}/package.json`, `${folder}/project.json`])
  .filter((path) => existsSync(join(root, path)));

/**
 * Name of a cache that holds only while nothing changes that ESLint does not see: it compares a file and the configuration for
 * it, not the projects that the file imports, nor the versions of the plugins.
 */
function cacheName() {
  const hash = createHash('sha256');
  for (const path of ['package-lock.json', ...manifests])
    hash.update(path).update(readFileSync(join(root, path)));
  return `.nx/eslint/${hash.digest('hex').slice(0, 16)}.json`;
}

process.exitCode = await run(
  'npx',
  ['eslint', '.', '--cache', '--cache-strategy', 'content', '--cache-location', cacheName()],
  { cwd: root },
);
