import { existsSync } from 'node:fs';
import { installPackages } from './apt.mjs';
import { UserError, step } from './user-error.mjs';

const PROGRAM = '/usr/bin/pdftotext';

/** Packages of {@link ensurePoppler} that are missing. */
export function missingPoppler() {
  return existsSync(PROGRAM) ? [] : ['poppler-utils'];
}

/** Installs Poppler's programs from Debian: journeys read the text of PDF documents with `pdftotext`, as a user would. */
export async function ensurePoppler() {
  if (missingPoppler().length === 0) {
    return;
  }
  await step('Installing pdftotext by apt (for the journeys that save PDF documents)', async () => {
    await installPackages(['poppler-utils']);
    if (!existsSync(PROGRAM)) {
      throw new UserError(`${PROGRAM} could not be installed. Install the package poppler-utils yourself.`);
    }
  });
}
