import {
  chmodSync,
  cpSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { serverPackages } from './closure.mjs';
import { isNeeded } from './package-files.mjs';

const HERE = import.meta.dirname;
/** Files that the server reads at run time, by their paths in the repository. It finds them from its own folder. */
const CONTENTS = [
  'apps/server/package.json',
  'apps/server/dist',
  'apps/server/api-reference',
  'apps/server/app-store',
  'apps/server/brands',
  'apps/server/documents',
  'apps/server/reference-sets',
  'apps/server/seed',
  'apps/portal/dist',
  'apps/visualisation/dist',
  'openapi',
  'docs/schemas',
  'LICENSE',
  'LICENSES',
];
/** Files that nothing uses at run time. */
const LEFT_OUT = /(\.map|\.d\.[cm]?ts|\.built-from|\.tsbuildinfo)$/;

/**
 * Copies the portal into a folder from which it runs: the built server, portal and visualisations, the libraries that the server
 * loads, and the launcher as `bin/omics-portal`.
 * @param {string} root of the repository, which is built
 * @param {string} folder which is replaced
 * @returns the libraries
 */
export function stagePortal(root, folder) {
  rmSync(folder, { recursive: true, force: true });
  const packages = serverPackages(root);
  for (const path of CONTENTS) copy(join(root, path), join(folder, path));
  for (const { path } of packages) {
    const library = join(root, path);
    // Packages below it are in the list themselves, where the server needs them.
    const isWanted = (source) => source !== join(library, 'node_modules') && isNeeded(library, source);
    copy(library, join(folder, path), isWanted);
  }
  removeEmptyFolders(join(folder, 'node_modules'));
  copy(join(HERE, 'launcher'), join(folder, 'launcher'));
  copy(join(HERE, 'files/omics-portal.sh'), join(folder, 'bin/omics-portal'));
  copy(join(root, 'apps/portal/public/favicon.svg'), join(folder, 'omics-portal.svg'));
  return packages;
}

function copy(from, to, isWanted = () => true) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, {
    recursive: true,
    dereference: true,
    filter: (source) => !LEFT_OUT.test(basename(source)) && isWanted(source),
  });
}

/** Removes the folders without a file: those that had only files which are left out. Returns true for one that is removed. */
export function removeEmptyFolders(folder) {
  const left = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => !entry.isDirectory() || !removeEmptyFolders(join(folder, entry.name)),
  );
  if (left.length > 0) return false;
  rmdirSync(folder);
  return true;
}

/**
 * Gives all files of a folder the same time and the rights that Debian expects, whatever those of the build are: two builds of one
 * commit are the same bytes.
 * @param {string} folder
 * @param {number} seconds since 1970
 * @param {(path: string) => boolean} isProgram
 */
export function normalize(folder, seconds, isProgram) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stats = lstatSync(path);
    if (stats.isDirectory()) normalize(path, seconds, isProgram);
    else if (!stats.isSymbolicLink()) chmodSync(path, isProgram(path) ? 0o755 : 0o644);
    lutimesSync(path, seconds, seconds);
  }
  chmodSync(folder, 0o755);
  lutimesSync(folder, seconds, seconds);
}
