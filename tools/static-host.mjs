import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkNode, ensureDependencies } from './setup/dependencies.mjs';
import { run } from './setup/run-command.mjs';
import { endWith } from './setup/user-error.mjs';

const root = resolve(import.meta.dirname, '..');

/** Runs the command that writes a portal for a static host: the built one if present, else from source. */
async function staticHost() {
  checkNode();
  await ensureDependencies(root);
  const built = join(root, 'apps/server/dist/static-host-cli.js');
  const command = existsSync(built)
    ? [built]
    : ['--import', 'tsx', join(root, 'apps/server/src/static-host/cli.ts')];
  process.exitCode = await run(process.execPath, [...command, ...process.argv.slice(2)], { cwd: root });
}

staticHost().catch(endWith);
