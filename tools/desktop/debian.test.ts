import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { controlFile, debianChangelog, maintainerOf } from './debian.mjs';
import { copyrightFile } from './licences.mjs';
import { isNeeded } from './package-files.mjs';
import { normalize, removeEmptyFolders } from './stage.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'debian-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the control file has the fields that Debian needs, and the Node.js that the server needs', () => {
  const control = controlFile('1.2.3', 4000, 'Ada <ada@example.org>');
  for (const field of ['Package', 'Version', 'Architecture', 'Maintainer', 'Description'])
    expect(control).toMatch(new RegExp(`^${field}: \\S`, 'm'));
  expect(control).toMatch(/^Depends: nodejs \(>= 20\.19\)$/m);
  expect(control).toMatch(/^Installed-Size: 4000$/m);
});

test('the change log is one that Debian reads, by who made the package', () => {
  const maintainer = maintainerOf({ DEBFULLNAME: 'Ada', DEBEMAIL: 'ada@example.org' });
  expect(maintainer).toBe('Ada <ada@example.org>');
  expect(maintainerOf({})).toBe('The authors of the portal <root@localhost>');
  const text = debianChangelog({ version: '1.2.3', seconds: 1_767_571_200, maintainer });
  expect(text).toMatch(/^omics-portal \(1\.2\.3\) unstable; urgency=medium\n\n {2}\* \S/);
  expect(text).toMatch(/\n -- Ada <ada@example\.org> {2}Mon, 05 Jan 2026 00:00:00 \+0000\n$/);
});

test.each([
  ['lib/index.js', true],
  ['dist/test/index.js', true],
  ['LICENSE', true],
  ['', true],
  ['test/index.js', false],
  ['docs/index.html', false],
  ['.gitattributes', false],
  ['dist/.eslintrc.cjs', false],
])('%s of a library is in the package: %s', (path, isWanted) => {
  const library = '/repository/node_modules/@scope/a';
  expect(isNeeded(library, join(library, path))).toBe(isWanted);
});

test('a page that loads scripts of other hosts is left out', () => {
  expect(isNeeded('/repository/node_modules/pino', '/repository/node_modules/pino/index.html')).toBe(false);
  const swagger = '/repository/node_modules/swagger-ui-dist';
  expect(isNeeded(swagger, join(swagger, 'index.html'))).toBe(true);
});

test('the copyright file names each library with the texts of its licence', () => {
  mkdirSync(join(folder, 'node_modules/a'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/a/LICENSE.md'), 'text');
  const text = copyrightFile({
    licence: 'MIT License\n\nCopyright (c) 2026 us\n\nPermission is granted',
    packages: [{ path: 'node_modules/a', version: '1.0.0', license: 'ISC' }],
    root: folder,
    installedAt: 'usr/lib/portal',
  });
  expect(text).toContain('Copyright: 2026 us\nLicense: MIT\n MIT License\n .\n Copyright (c) 2026 us\n');
  expect(text).toContain(
    'Files: usr/lib/portal/node_modules/a/*\nCopyright: the authors of a 1.0.0\nLicense: ISC\nComment: See usr/lib/portal/node_modules/a/LICENSE.md\n',
  );
});

test('folders without a file are removed, and those above them that have no other', () => {
  mkdirSync(join(folder, 'a/empty/deep'), { recursive: true });
  mkdirSync(join(folder, 'b/full'), { recursive: true });
  mkdirSync(join(folder, 'b/empty'));
  writeFileSync(join(folder, 'b/full/file'), '');
  expect(removeEmptyFolders(folder)).toBe(false);
  expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
    'b',
    'b/full',
    'b/full/file',
  ]);
});

test('files get one time, and rights that do not depend on the build', () => {
  mkdirSync(join(folder, 'bin'), { mode: 0o700 });
  for (const name of ['bin/portal', 'data']) writeFileSync(join(folder, name), '');
  chmodSync(join(folder, 'data'), 0o777);
  normalize(folder, 1_000_000, (path) => path.endsWith('/bin/portal'));
  const found = ['bin', 'bin/portal', 'data'].map((name) => {
    const { mode, mtimeMs } = statSync(join(folder, name));
    return [mode & 0o777, mtimeMs];
  });
  expect(found).toEqual([
    [0o755, 1_000_000_000],
    [0o755, 1_000_000_000],
    [0o644, 1_000_000_000],
  ]);
});

test('the script that starts the portal is one that sh reads', () => {
  const files = join(import.meta.dirname, 'files');
  const shell = spawnSync('sh', ['-n', join(files, 'omics-portal.sh')], { encoding: 'utf8' });
  expect([shell.stderr, shell.status]).toEqual(['', 0]);
});
