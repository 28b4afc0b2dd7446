import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { EnvironmentReader } from './environment-reader.ts';
import { readConfig } from './read-config.ts';
import { findHome } from './server-home.ts';

const { repository } = findHome();
const page = readFileSync(join(repository, 'docs/operations.md'), 'utf8');
const table = page.slice(page.indexOf('\n## All variables'));
const described = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);

const READS = [
  /\bread\.\w+\(\s*'([A-Z][A-Z0-9_]*)'/g,
  /\benvironment\['([A-Z][A-Z0-9_]*)'\]/g,
  /\bprocess\.env(?:\.|\[')([A-Z][A-Z0-9_]*)\b/g,
];
/** Variables of the system, of the test runner and of the development server, which are no settings of a site. */
const NO_SETTINGS = ['PATH', 'NODE_ENV', 'PORTAL_SERVER', 'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'];

/** Names of the variables that a source reads. */
function variablesIn(source: string): string[] {
  return READS.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name]) => name ?? ''));
}

/** Sources of the server, of the build of the portal, and of the commands with which an operator starts and fills it. */
function operatorSources(): string[] {
  const folder = join(import.meta.dirname, '..');
  const server = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|(^|\/)testing\//.test(name))
    .map((name) => join(folder, name));
  const commands = [
    'start.mjs',
    'seed.mjs',
    'accounts.mjs',
    'backup.mjs',
    'storage-check.mjs',
    'migrate.mjs',
    'engine-check.mjs',
    'setup/run-command.mjs',
    'setup/build.mjs',
  ];
  const portalBuild = join(repository, 'apps/portal/vite.config.mts');
  return [...server, portalBuild, ...commands.map((name) => join(repository, 'tools', name))];
}

test.each([
  ["const port = read.integer('PORT', 4600, 1, 65535);", ['PORT']],
  ["read.matching(\n  'BRAND', 'quartet')", ['BRAND']],
  [
    "if (environment['WES_URL']?.trim()) start(process.env['SEED'], process.env.DATA_DIR);",
    ['WES_URL', 'SEED', 'DATA_DIR'],
  ],
  ['readConfig(process.env); read.problems; process.env[name]', []],
])('the variables of %j are found', (source, names) => {
  expect(variablesIn(source)).toEqual(names);
});

test('docs/operations.md describes every variable that the server and its commands read, once, and no other', () => {
  const read = new Set(operatorSources().flatMap((file) => variablesIn(readFileSync(file, 'utf8'))));
  const settings = [...read].filter((name) => !NO_SETTINGS.includes(name)).sort();
  expect(settings).toEqual(expect.arrayContaining(['DATABASE_URL', 'SEED', 'WES_TOKEN']));
  expect(described.toSorted()).toEqual(settings);
});

test('every row says what the variable is for, and which value it has without being set', () => {
  const rows = [...table.matchAll(/^\| `[^`]+` \|.*$/gm)].map(([row]) => row);
  expect(rows.filter((row) => !/^\| `\w+` \| [^|]*\S \| [^|]*\S \|$/.test(row))).toEqual([]);
});

test('every row of a number has the default of the code', () => {
  const integer = vi.spyOn(EnvironmentReader.prototype, 'integer');
  readConfig({ WES_URL: 'https://wes.example.org' });
  const defaults = new Map(integer.mock.calls.map(([name, fallback]) => [name, fallback]));
  expect(defaults.size).toBeGreaterThan(8);
  const wrong = [...defaults].filter(([name, fallback]) => {
    const [, stated = '', gib] =
      new RegExp(`^\\| \`${name}\` \\| \`?(\\d+)\`?( GiB)? \\|`, 'm').exec(table) ?? [];
    return Number(stated) * (gib === undefined ? 1 : 1024 ** 3) !== fallback;
  });
  expect(wrong).toEqual([]);
});
