import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run-command.mjs';
import { Sentence, step } from './say.mjs';

const SOURCES = [
  'apps/portal',
  'apps/server',
  'libs',
  'package-lock.json',
  'tsconfig.base.json',
  'lingui.config.ts',
];
const NOT_SOURCE = new Set(['node_modules', 'dist', '.data', 'test-output']);
/** Data that the server reads as it is; what is built from does not include it. */
const DATA_FOLDERS = ['apps/server/seed', 'apps/server/reference-sets', 'apps/server/documents'];
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

/** One hash over all that the build reads: the same sources are never built twice. */
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

/** Builds the portal and the server when their sources changed since the last build. */
export async function ensureBuilt(root) {
  const stamp = join(root, STAMP);
  const wanted = fingerprint(root);
  if (
    existsSync(stamp) &&
    existsSync(join(root, 'apps/portal/dist/index.html')) &&
    readFileSync(stamp, 'utf8') === wanted
  ) {
    return;
  }
  await step('Building the portal and the server', async () => {
    const projects = '@omics-portal/portal,@omics-portal/server';
    const code = await run(
      'npx',
      ['nx', 'run-many', '-t', 'build', '-p', projects, '--output-style=stream'],
      { cwd: root },
    );
    if (code !== 0) {
      throw new Sentence('The build failed: see the lines above.');
    }
  });
  writeFileSync(stamp, wanted);
}
