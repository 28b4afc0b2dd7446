import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

/** Names of packages in imports, dynamic imports and resolutions of a built file. */
const IMPORT = /\b(?:from|import|resolve)\s*\(?\s*["']((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[\w./-]+)?["']/g;
/** Packages that only development uses, although a built file names them. */
const NOT_INSTALLED = new Set(['tsx']);

/**
 * Names of the packages that built files load from node_modules.
 * @param {string} folder with the built files
 * @returns {string[]}
 */
function importedPackages(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const names = files.flatMap((file) => namesIn(readFileSync(join(folder, file), 'utf8')));
  return [...new Set(names)].sort();
}

/** Names of the packages that a source loads. */
export function namesIn(source) {
  return [...source.matchAll(IMPORT)]
    .map(([, name]) => name)
    .filter((name) => !builtinModules.includes(name) && !NOT_INSTALLED.has(name));
}

/**
 * Paths in the lock file of packages and of all that they need at run time, such as `node_modules/a/node_modules/b`. What is
 * optional, or a peer, counts where it is installed.
 * @param {Record<string, { dependencies?: object, optionalDependencies?: object, peerDependencies?: object }>} packages of the lock file
 * @param {readonly string[]} names
 * @param {(path: string) => boolean} isInstalled
 * @returns {string[]}
 */
export function closureOf(packages, names, isInstalled) {
  const found = new Set();
  const waiting = names.map((name) => ({ name, from: '', isNeeded: true }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const path = resolvePackage(packages, next.name, next.from);
    if (path === undefined || !isInstalled(path)) {
      if (next.isNeeded)
        throw new Error(`${next.name} is not installed, and ${next.from || 'the server'} needs it.`);
      continue;
    }
    if (found.has(path)) continue;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packages[path];
    for (const name of Object.keys(dependencies)) waiting.push({ name, from: path, isNeeded: true });
    for (const name of Object.keys({ ...optionalDependencies, ...peerDependencies }))
      waiting.push({ name, from: path, isNeeded: false });
  }
  return [...found].sort();
}

/** Path of a package as Node finds it from another one: in its own node_modules, else further up. */
function resolvePackage(packages, name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

/**
 * Packages that the built server needs, by their paths in the repository.
 * @param {string} root of the repository
 */
export function serverPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const names = importedPackages(join(root, 'apps/server/dist'));
  const paths = closureOf(packages, names, (path) => existsSync(join(root, path, 'package.json')));
  return paths.map((path) => ({ path, ...packages[path] }));
}
