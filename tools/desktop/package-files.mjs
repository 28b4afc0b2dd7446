import { relative, sep } from 'node:path';

/** Folders at the top of a library that it needs for its own development alone. */
const DEVELOPMENT = new Set([
  'test',
  'tests',
  'spec',
  'integration',
  'benchmark',
  'benchmarks',
  'example',
  'examples',
  'docs',
]);
/** Files of a library that load scripts of other hosts when somebody opens them. */
const PAGES = new Set(['pino/index.html']);

/**
 * True for a path of a library that its users need: no tests, no files of version control, linters and publishing.
 * @param {string} folder of the library
 * @param {string} path in it
 */
export function isNeeded(folder, path) {
  const parts = relative(folder, path).split(sep);
  const name = folder.split('node_modules/').at(-1);
  return (
    !DEVELOPMENT.has(parts[0]) &&
    !parts.some((part) => part.startsWith('.') && part !== '..') &&
    !PAGES.has(`${name}/${parts.join('/')}`)
  );
}
