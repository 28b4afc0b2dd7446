import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkNode, ensureDependencies } from './setup/dependencies.mjs';
import { run } from './setup/run-command.mjs';
import { endWith } from './setup/user-error.mjs';

const root = resolve(import.meta.dirname, '..');

/** Runs the backup or the restore command of the server: the built one if present, else from source. */
async function backup() {
  checkNode();
  await ensureDependencies(root);
  const built = join(root, 'apps/server/dist/backup-cli.js');
  const command = existsSync(built)
    ? [built]
    : ['--import', 'tsx', join(root, 'apps/server/src/backup/cli.ts')];
  process.exitCode = await run(process.execPath, [...command, ...process.argv.slice(2)], { cwd: root });
}

backup().catch(endWith);
