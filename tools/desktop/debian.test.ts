import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { controlFile } from './debian.mjs';
import { copyrightFile } from './licences.mjs';
import { normalize } from './stage.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'debian-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the control file has the fields that Debian needs, and the Node.js that the server needs', () => {
  const control = controlFile('1.2.3', 4000);
  for (const field of ['Package', 'Version', 'Architecture', 'Maintainer', 'Description'])
    expect(control).toMatch(new RegExp(`^${field}: \\S`, 'm'));
  expect(control).toMatch(/^Depends: nodejs \(>= 20\.19\)$/m);
  expect(control).toMatch(/^Installed-Size: 4000$/m);
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
