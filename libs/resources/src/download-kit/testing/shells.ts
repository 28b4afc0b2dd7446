import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Shell that runs the script. */
export interface Shell {
  readonly name: string;
  /** Program and options before the path of the script. */
  readonly command: readonly [program: string, ...options: string[]];
  /** True if the script finds the programs of busybox and curl, and no others. */
  readonly onlyBusybox?: boolean;
}

/** The shell of the command in the kit. */
export const SH: Shell = { name: 'sh', command: ['sh'] };

/** Shells that the script is for, each with signals and jobs of its own. */
export const SHELLS: readonly Shell[] = [
  { name: 'dash', command: ['dash'] },
  { name: 'bash', command: ['bash'] },
  { name: 'busybox ash, with its programs only', command: ['ash'], onlyBusybox: true },
];

/** Bash as macOS starts it under the name `sh`. Its signals are those of bash. */
export const POSIX_BASH: Shell = { name: 'bash as sh', command: ['bash', '--posix'] };

/** Path of a program of this computer; throws with advice if it is not installed. */
export function requireProgram(program: string): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const path = folders.map((folder) => join(folder, program)).find((each) => existsSync(each));
  if (path === undefined) {
    throw new Error(`These tests need ${program}: install it (apt-get install ${program}).`);
  }
  return path;
}

/** Makes a folder with the programs of busybox and curl; returns its path. */
export async function makeBusyboxFolder(parent: string): Promise<string> {
  const [busybox, curl] = [requireProgram('busybox'), requireProgram('curl')];
  const folder = join(parent, 'busybox');
  await mkdir(folder);
  const applets = execFileSync(busybox, ['--list'], { encoding: 'utf8' }).trim().split('\n');
  await Promise.all(applets.map((name) => symlink(busybox, join(folder, name))));
  await symlink(curl, join(folder, 'curl'));
  return folder;
}
