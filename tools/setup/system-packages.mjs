import { installPackages } from './apt.mjs';
import { missingTestBrowser } from './chromium.mjs';
import { missingNginx } from './nginx.mjs';
import { missingPoppler } from './poppler.mjs';
import { missingPostgres } from './postgres.mjs';
import { missingShells } from './shells.mjs';
import { step } from './user-error.mjs';

/**
 * Installs what all tests need from Debian by one run of apt. Each stage checks its own part, and says what is missing when this has
 * failed.
 */
export async function installSystemPackages() {
  const missing = [
    ...missingPostgres(),
    ...missingNginx(),
    ...missingShells(),
    ...missingPoppler(),
    ...missingTestBrowser(),
  ];
  if (missing.length > 0) {
    await step(`Installing ${missing.join(', ')} by apt (needed for the tests)`, () =>
      installPackages(missing),
    );
  }
}
