import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkNode, ensureDependencies } from './setup/dependencies.mjs';
import { run } from './setup/run-command.mjs';
import { endWith } from './setup/user-error.mjs';

const root = resolve(import.meta.dirname, '..');

/** Runs the command of the server that loads a collection: the built one if present, else from source. */
async function load() {
  checkNode();
  await ensureDependencies(root);
  const built = join(root, 'apps/server/dist/collection-load-cli.js');
  const command = existsSync(built)
    ? [built]
    : ['--import', 'tsx', join(root, 'apps/server/src/seed/load-cli.ts')];
  process.exitCode = await run(process.execPath, [...command, ...process.argv.slice(2)], { cwd: root });
}

load().catch(endWith);
