import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './apt.mjs';
import { UserError, step } from './user-error.mjs';

/** Programs that the tests of the download kit's script run, each in a package of its name. */
const PROGRAMS = ['busybox', 'curl', 'dash', 'shellcheck'];

/** Programs that are missing for the tests of the download kit, and their packages. */
export function missingShells() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return PROGRAMS.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
}

/** Installs shells from Debian that users run the script of a download kit with, and ShellCheck, which reads it. */
export async function ensureShells() {
  const missing = missingShells();
  if (missing.length === 0) {
    return;
  }
  await step(`Installing ${missing.join(', ')} by apt (for the tests of the download kit)`, async () => {
    await installPackages(missing);
    const left = missingShells();
    if (left.length > 0) {
      throw new UserError(`${left.join(', ')} could not be installed. Install them yourself.`);
    }
  });
}
