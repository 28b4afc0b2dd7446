import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const home = resolve(import.meta.dirname, '..');
const root = resolve(home, '../..');
const source = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
/** The entries by name: `.` is `index`, `./code` is `code`. Fixtures for the tests of other projects are not published. */
const ENTRIES = Object.entries(source.exports)
  .filter(([path]) => !path.startsWith('./testing/'))
  .map(([path, file]) => ({
    path,
    name: path === '.' ? 'index' : path.slice(2),
    file: join(home, file),
  }));

/**
 * Writes the folder that is published: ES modules, their types, a package.json whose entries point at them. The one in
 * the workspace points at the sources, and npm does not replace its entries when it packs.
 * @param {string} folder emptied first
 * @param {string} version of the package; the workspace itself has none
 */
export async function buildPackage(folder, version = source.version) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await writeModules(folder);
  writeTypes(folder);
  cpSync(join(home, 'README.md'), join(folder, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(version), null, 2)}\n`);
}

async function writeModules(folder) {
  await build({
    configFile: false,
    root: home,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: { entry: Object.fromEntries(ENTRIES.map(({ name, file }) => [name, file])), formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' } },
    },
  });
}

/** Node resolves complete file names only, so relative paths in the types get their extension. */
function writeTypes(folder) {
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const project = join(home, 'publish/tsconfig.json');
  execFileSync(process.execPath, [compiler, '-p', project, '--outDir', folder], { stdio: 'inherit' });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), text.replace(/(from '\.\.?\/[^']+)'/g, "$1.js'"));
  }
}

function manifest(version) {
  const { name, description, keywords, license, type, sideEffects } = source;
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const exports = ENTRIES.map(({ path, name: file }) => [
    path,
    { types: `./${file}.d.ts`, default: `./${file}.js` },
  ]);
  return {
    name,
    version,
    description,
    keywords,
    license,
    type,
    sideEffects,
    engines,
    exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
    files: ['**/*.js', '**/*.d.ts'],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildPackage(join(home, 'dist'), process.argv[2]);
}
