import { join, resolve } from 'node:path';
import { checkNode, ensureDependencies } from './setup/dependencies.mjs';
import { run } from './setup/run-command.mjs';
import { endWith } from './setup/user-error.mjs';

const root = resolve(import.meta.dirname, '..');

/** Checks the connections to workflow engines, with the server's own code. */
async function check() {
  checkNode();
  await ensureDependencies(root);
  const command = ['--import', 'tsx', join(root, 'apps/server/src/engines/wes/check/cli.ts')];
  process.exitCode = await run(process.execPath, [...command, ...process.argv.slice(2)], { cwd: root });
}

check().catch(endWith);
