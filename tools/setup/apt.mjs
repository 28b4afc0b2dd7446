import { run } from './run-command.mjs';

/** Variables under which packages ask no question and start no service. */
const UNATTENDED = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

/**
 * Installs packages of Debian by apt-get, as root or by sudo.
 * @param {readonly string[]} packages names of packages
 * @returns {Promise<number>} exit code of the installation; 1 where apt-get does not exist
 */
export async function installPackages(packages) {
  const [command, ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get'];
  const apt = (...args) => run(command, [...prefix, ...args], { env: UNATTENDED }).catch(() => 1);
  // Packages may be found in an old list too.
  await apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
