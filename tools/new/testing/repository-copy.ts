import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Links to the repository's own packages, which in the copy point to the copy. */
const OWN_PACKAGES = '@omics-portal';

/** Result of a command in the copy. */
export interface CommandEnd {
  readonly status: number | null;
  /** Standard output and standard error. */
  readonly output: string;
}

/** Copy of the repository with the installed packages linked. */
export interface RepositoryCopy {
  readonly folder: string;
  run(command: string, args: readonly string[]): CommandEnd;
  remove(): void;
}

/** Copies all files that git tracks or would add, a few MB; `remove` deletes the copy. */
export function copyRepository(): RepositoryCopy {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const paths = listed.split('\0').filter((path) => path !== '');
  for (const parent of new Set(paths.map((path) => dirname(path))))
    mkdirSync(join(folder, parent), { recursive: true });
  // A file may be deleted but not committed.
  for (const path of paths)
    cpSync(join(ROOT, path), join(folder, path), { force: true, errorOnExist: false });
  linkPackages(folder);
  return {
    folder,
    run(command, args) {
      const { status, stdout, stderr } = spawnSync(command, args, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, NX_DAEMON: 'false', NX_WORKSPACE_ROOT_PATH: folder },
      });
      return { status, output: `${stdout}${stderr}` };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function linkPackages(folder: string): void {
  const from = join(ROOT, 'node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === OWN_PACKAGES)
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    // Caches of tools are not shared with the copy.
    else if (!name.startsWith('.') || name === '.bin') symlinkSync(join(from, name), join(to, name));
  }
}
