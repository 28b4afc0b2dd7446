import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run-command.mjs';
import { UserError, step } from './user-error.mjs';

const SOURCES = [
  'apps/portal',
  'apps/server',
  'apps/visualisation',
  'libs',
  'package-lock.json',
  'tsconfig.base.json',
  'lingui.config.ts',
];
const NOT_SOURCE = new Set(['node_modules', 'dist', '.data', 'test-output']);
/** Data that the server reads at run time and the build does not include. */
const DATA_FOLDERS = [
  'apps/server/brands',
  'apps/server/documents',
  'apps/server/reference-sets',
  'apps/server/seed',
];
const STAMP = 'apps/server/dist/.built-from';

function filesBelow(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter(
      (entry) =>
        !NOT_SOURCE.has(entry.name) &&
        !DATA_FOLDERS.some((folder) => join(path, entry.name).endsWith(folder)),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)],
    );
}

/** Fingerprint: one hash over all inputs of the build, so that unchanged sources are not built again. */
function fingerprint(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(root, source);
    for (const file of source.includes('.') ? [path] : filesBelow(path)) {
      hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Builds the portal, the visualisations and the server if their sources changed since the last build. */
export async function ensureBuilt(root) {
  const stamp = join(root, STAMP);
  const expected = fingerprint(root);
  if (
    existsSync(stamp) &&
    existsSync(join(root, 'apps/portal/dist/index.html')) &&
    existsSync(join(root, 'apps/visualisation/dist/index.html')) &&
    readFileSync(stamp, 'utf8') === expected
  ) {
    return;
  }
  await step('Building the portal and the server', async () => {
    const projects = '@omics-portal/portal,@omics-portal/visualisation,@omics-portal/server';
    const code = await run(
      'npx',
      ['nx', 'run-many', '-t', 'build', '-p', projects, '--output-style=stream'],
      // A test that builds would otherwise get the development form of React: Vitest sets the variable to "test".
      { cwd: root, env: { NODE_ENV: 'production' } },
    );
    if (code !== 0) {
      throw new UserError('The build failed: see the lines above.');
    }
  });
  writeFileSync(stamp, expected);
}
