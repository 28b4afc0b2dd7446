import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run-command.mjs';
import { UserError, step } from './user-error.mjs';

const OLDEST_NODE = [20, 19];
const ROOM_FOR_INSTALL = 2 * 1024 ** 3;

/** Throws for an unsupported version of Node.js. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    throw new UserError(
      `Node.js ${OLDEST_NODE.join('.')} or newer is needed; this is ${version}. Install a newer one and run the command again.`,
    );
  }
}

/** File that has the hash of the installed lock file. */
const stampOf = (root) => join(root, 'node_modules', '.installed-lock');

function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** True if the locked packages are installed, so that a start installs nothing. */
export function areDependenciesInstalled(root) {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(root);
}

/** Installs the locked packages when they are missing or belong to another lock file. */
export async function ensureDependencies(root) {
  if (areDependenciesInstalled(root)) {
    return;
  }
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < ROOM_FOR_INSTALL) {
    throw new UserError(
      `The packages need 2 GB of free disk in ${root}; ${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB are free. Make room and run the command again.`,
    );
  }
  await step('Installing the packages (about two minutes the first time)', async () => {
    const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root });
    if (code !== 0) {
      throw new UserError(
        'The packages could not be installed: see the lines of npm above. Is the package registry reachable?',
      );
    }
  });
  writeFileSync(stampOf(root), lockHash(root));
}
