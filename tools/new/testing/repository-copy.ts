import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Links to the projects themselves: in the copy they lead to the copy's. */
const OWN_PACKAGES = '@omics-portal';

/** Result of a command in the copy. */
export interface CommandEnd {
  readonly status: number | null;
  /** Standard output and standard error. */
  readonly output: string;
}

/** A copy of the repository as it stands, with the installed packages linked into it. */
export interface RepositoryCopy {
  readonly folder: string;
  run(command: string, args: readonly string[]): CommandEnd;
  remove(): void;
}

/** Copies every file that git knows or would add, a few MB; `remove` deletes the copy. */
export function copyRepository(): RepositoryCopy {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const paths = listed.split('\0').filter((path) => path !== '');
  for (const parent of new Set(paths.map((path) => dirname(path))))
    mkdirSync(join(folder, parent), { recursive: true });
  // A file may be deleted and not committed yet.
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
    // Caches of tools stay with the repository that made them.
    else if (!name.startsWith('.') || name === '.bin') symlinkSync(join(from, name), join(to, name));
  }
}
