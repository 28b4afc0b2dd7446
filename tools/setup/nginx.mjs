import { existsSync } from 'node:fs';
import { installPackages } from './apt.mjs';
import { step } from './user-error.mjs';

/**
 * Installs nginx from Debian for the test of two servers behind it. Without it the test uses the servers' ports, so that a
 * failed installation is no failure. Its own service is not started.
 */
export async function ensureNginx() {
  if (existsSync('/usr/sbin/nginx')) {
    return;
  }
  await step('Installing nginx by apt (for the test of two servers)', async () => {
    if ((await installPackages(['nginx-light'])) !== 0) {
      process.stdout.write('nginx could not be installed; the test goes on without it.\n');
    }
  });
}
