import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkNode, ensureDependencies } from './dependencies.mjs';
import { run } from './run-command.mjs';
import { endWith } from './user-error.mjs';

const root = resolve(import.meta.dirname, '../..');

/**
 * Runs a command of the server with the arguments of this process: the built one if present, else from source. The process ends
 * with its exit code.
 * @param {string} built name of the built file, such as `accounts-cli.js`
 * @param {string} source path of the source below `apps/server/src`
 */
export async function runServerCommand(built, source) {
  try {
    checkNode();
    await ensureDependencies(root);
    const file = join(root, 'apps/server/dist', built);
    const command = existsSync(file) ? [file] : ['--import', 'tsx', join(root, 'apps/server/src', source)];
    process.exitCode = await run(process.execPath, [...command, ...process.argv.slice(2)], { cwd: root });
  } catch (error) {
    endWith(error);
  }
}
