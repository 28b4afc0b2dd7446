import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { endWith, UserError } from './setup/user-error.mjs';

const root = resolve(import.meta.dirname, '..');

/**
 * Prints the libraries that run as CycloneDX, by npm and without a network. npm sees a lock file without what only builds
 * and tests: its own `--omit=dev` leaves out each library that a build tool requires as well, such as React.
 */
function sbom() {
  const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
  const lock = read('package-lock.json');
  const packages = Object.entries(lock.packages).filter(([, entry]) => entry.dev !== true);
  delete lock.packages[''].devDependencies;
  const { devDependencies, ...manifest } = read('package.json');
  const versions = { ...devDependencies, ...manifest.dependencies };
  // An override may name the version of a dependency that is left out here.
  const overrides = JSON.parse(JSON.stringify(manifest.overrides), (_key, value) =>
    typeof value === 'string' && value.startsWith('$') ? versions[value.slice(1)] : value,
  );
  const temporary = mkdtempSync(join(tmpdir(), 'sbom-'));
  try {
    // npm names the application by its folder.
    const folder = join(temporary, 'omics-portal');
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, overrides }));
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }),
    );
    const { status } = spawnSync(
      'npm',
      ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--offline'],
      { cwd: folder, stdio: 'inherit' },
    );
    if (status !== 0) throw new UserError('npm could not list the libraries: see above.');
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

try {
  sbom();
} catch (error) {
  endWith(error);
}
