import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeDebianPackage } from './desktop/debian.mjs';
import { normalize, stagePortal } from './desktop/stage.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { checkNode, ensureDependencies } from './setup/dependencies.mjs';
import { endWith, step } from './setup/user-error.mjs';

const root = resolve(import.meta.dirname, '..');

/** Time of all files in the package: `SOURCE_DATE_EPOCH`, else that of the commit, else that of a fixed day. */
function sourceDate() {
  const given = Number(process.env.SOURCE_DATE_EPOCH);
  if (given > 0) return given;
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' });
  return Number(stdout) || 1_767_225_600;
}

/** Makes the folder `dist/desktop/omics-portal` and the Debian package beside it. */
async function packageDesktop() {
  checkNode();
  await ensureDependencies(root);
  await ensureBuilt(root);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const target = join(root, 'dist/desktop');
  const staged = join(target, 'omics-portal');
  const seconds = sourceDate();
  mkdirSync(target, { recursive: true });
  const packages = await step('Copying the portal, its server and their libraries', async () => {
    const found = stagePortal(root, staged);
    normalize(staged, seconds, (path) => path.endsWith('/bin/omics-portal'));
    return found;
  });
  const file = await step('Making the Debian package', () =>
    makeDebianPackage({ root, staged, packages, version, seconds, target }),
  );
  process.stdout.write(`${staged}/bin/omics-portal starts it from its folder.\nsudo apt install ${file}\n`);
}

packageDesktop().catch(endWith);
