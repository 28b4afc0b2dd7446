import { existsSync } from 'node:fs';
import { installPackages } from './apt.mjs';
import { step } from './user-error.mjs';

const PROGRAMS = ['/usr/sbin/nginx', '/usr/bin/openssl'];
const PACKAGES = ['nginx-light', 'openssl'];

/** Packages of {@link ensureNginx} that are missing. */
export function missingNginx() {
  return PROGRAMS.every((program) => existsSync(program)) ? [] : PACKAGES;
}

/**
 * Installs nginx and OpenSSL from Debian for the tests of the server behind nginx: two servers, and the recipe with TLS. Its own
 * service is not started.
 */
export async function ensureNginx() {
  if (missingNginx().length === 0) {
    return;
  }
  await step('Installing nginx by apt (for the tests behind it)', async () => {
    if ((await installPackages(PACKAGES)) !== 0) {
      process.stdout.write('nginx could not be installed: the tests that need it fail.\n');
    }
  });
}
