import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackage } from './build-package.mjs';
import { examplesOf } from './readme-examples.mjs';

const NAME = '@omics-portal/data-query';
const MAX_BYTES = 12.5 * 1024;
const root = resolve(import.meta.dirname, '../../..');
const scratch = mkdtempSync(join(tmpdir(), 'data-query-'));
const consumer = join(scratch, 'consumer');
const installed = join(consumer, 'node_modules', NAME);
const require = createRequire(import.meta.url);
let tarball = '';

/** Somebody else's project, with the packed package installed in it. */
beforeAll(async () => {
  await buildPackage(join(scratch, 'package'));
  const packed = execFileSync('npm', ['pack', '--json', '--offline', '--pack-destination', scratch], {
    cwd: join(scratch, 'package'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  tarball = join(scratch, JSON.parse(packed)[0].filename);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  writeFileSync(join(consumer, 'package.json'), '{ "type": "module", "private": true }');
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const manifest = () => JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

test('the package contains modules, types, licence and README only, without dependencies', () => {
  const others = filesOf(installed).filter((file) => !/\.(?:js|d\.ts)$/.test(file));
  expect(others.sort()).toEqual(['LICENSE', 'README.md', 'package.json']);
  expect(filesOf(installed).filter((file) => /test/.test(file))).toEqual([]);
  expect(Object.keys(manifest()).filter((key) => /dependencies|private|nx/i.test(key))).toEqual([]);
  for (const file of filesOf(installed).filter((name) => /\.(?:js|d\.ts)$/.test(name))) {
    const text = readFileSync(join(installed, file), 'utf8');
    const from = [...text.matchAll(/(?:from|import)\s*\(?["']([^"']+)["']/g)].map(([, path]) => path);
    expect({ file, foreign: from.filter((path) => !/^\.\.?\/.*\.js$/.test(path)) }).toEqual({
      file,
      foreign: [],
    });
  }
});

test('publint reports nothing', async () => {
  const { messages } = await publint({ pkgDir: installed, strict: true, pack: false });
  expect(messages).toEqual([]);
});

test('the types resolve in Node and in bundlers', () => {
  const attw = join(require.resolve('@arethetypeswrong/cli/package.json'), '../dist/index.js');
  const output = execFileSync(
    process.execPath,
    [attw, tarball, '--profile', 'esm-only', '--no-definitely-typed', '--format', 'json'],
    { cwd: scratch, encoding: 'utf8' },
  );
  const { analysis } = JSON.parse(output);
  const ways = Object.entries(analysis.entrypoints).flatMap(([path, { resolutions }]) =>
    ['node16-esm', 'bundler'].map((way) => ({ path, way, found: resolutions[way].resolution !== undefined })),
  );
  expect(ways).toHaveLength(Object.keys(manifest().exports).length * 2);
  expect(ways.filter(({ found }) => !found)).toEqual([]);
}, 60_000);

test('no entry exceeds 12.5 kB minified and gzipped', async () => {
  const weights = {};
  for (const path of Object.keys(manifest().exports).filter((key) => !key.endsWith('.json'))) {
    weights[path] = await weigh(`export * from '${path.replace('.', NAME)}';`);
  }
  expect(Object.entries(weights).filter(([, bytes]) => bytes > MAX_BYTES || bytes < 300)).toEqual([]);
});

test('importing only the URL codec excludes the rest', async () => {
  expect(await weigh(`export { decodeSearch, encodeSearchText } from '${NAME}';`)).toBeLessThan(4.9 * 1024);
});

/** The bytes that a page loads more for an import of the installed package. */
async function weigh(program) {
  const entry = join(consumer, 'weigh.js');
  writeFileSync(entry, program);
  const [{ output }] = await build({
    configFile: false,
    root: consumer,
    logLevel: 'error',
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['es'] } },
  });
  return output.reduce((sum, chunk) => sum + gzipSync(chunk.code ?? '').length, 0);
}

test('every example of the README compiles and gives its stated result in plain Node', () => {
  const examples = examplesOf(readFileSync(join(installed, 'README.md'), 'utf8'));
  expect(examples.length).toBeGreaterThan(5);
  const imports = examples.map((code, at) => {
    writeFileSync(join(consumer, `example-${at}.ts`), code);
    return `await import('./example-${at}.js');`;
  });
  for (const [name, text] of Object.entries(CONSUMER)) writeFileSync(join(consumer, name), text);
  writeFileSync(join(consumer, 'all.js'), imports.join('\n'));
  expect(run([join(root, 'node_modules/typescript/bin/tsc'), '-p', consumer])).toBe('');
  const checks = examples.join('').match(/^check\(/gm)?.length ?? 0;
  expect(run(['all.js'])).toBe('ok\n'.repeat(checks));
}, 60_000);

/** Project files of the examples, without types of Node or a browser: the package needs neither. */
const CONSUMER = {
  'check.d.ts': 'export function check(actual: unknown, expected: unknown): void;',
  'check.js': `
    import { isDeepStrictEqual } from 'node:util';
    export const check = (actual, expected) =>
      console.log(isDeepStrictEqual(actual, expected) ? 'ok' : 'gives ' + JSON.stringify(actual));
  `,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      lib: ['es2022'],
      module: 'nodenext',
      strict: true,
      exactOptionalPropertyTypes: true,
      types: [],
    },
    include: ['*.ts'],
  }),
};

/** Output of a program, including errors. */
function run(args) {
  try {
    return execFileSync(process.execPath, args, { cwd: consumer, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return `${error.stdout}${error.stderr}`;
  }
}
