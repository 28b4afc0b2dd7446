import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UserProblem } from './problem.mjs';
import { withFreePort } from './settings.mjs';

const POLL_MS = 200;
const LOG_TAIL = 2000;

/**
 * Installation and its user.
 * @typedef {{ root: string, folders: import('./folders.mjs').Folders, settings: import('./settings.mjs').Settings }} Installation
 */

/**
 * Variables of the server. `METRICS_TOKEN` closes the metrics, which programs of this machine could read otherwise.
 * @param {Installation} installation
 * @param {string} [browser] that prints documents
 */
export function serverEnvironment({ folders, settings }, browser) {
  const { PUBLIC_URL: _url, TRUST_PROXY: _proxy, DEMO_ACCOUNTS: _demo, ...environment } = process.env;
  return {
    ...environment,
    ...(browser === undefined ? {} : { PORTAL_CHROMIUM: browser }),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(settings.port),
    DATA_DIR: folders.data,
    LOCAL_USER: settings.user,
    METRICS_TOKEN: randomBytes(24).toString('hex'),
    DESKTOP: '1',
  };
}

/**
 * Address that signs in at the server that runs, once; undefined if none runs.
 * @param {Installation} installation
 * @returns {Promise<string | undefined>}
 */
export function startLink(installation) {
  const command = [join(installation.root, 'apps/server/dist/accounts-cli.js'), 'start-link'];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', ...command],
      { env: serverEnvironment(installation) },
      (error, output) => resolve(error ? undefined : output.trim()),
    );
  });
}

/**
 * Starts the server and waits until it is ready. Where another start was faster, `link` is an address of that server, and `stop`
 * leaves it alone. `ended` waits for the end of the server.
 * @param {Installation & { browser: string }} installation
 * @returns {Promise<{ link: string, ended: Promise<unknown>, stop: () => Promise<unknown> }>}
 */
export async function startServer({ browser, ...installation }) {
  const { folders, root } = installation;
  const started = { root, folders, settings: await withFreePort(folders.base, installation.settings) };
  const log = openSync(folders.log, 'w', 0o600);
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'launcher/server-process.mjs')],
    // The pipe closes when the launcher ends, also when it is killed.
    { env: serverEnvironment(started, browser), stdio: ['pipe', log, log] },
  );
  closeSync(log);
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  // Another server may answer at the port, so the end of this one comes first.
  while (!hasEnded && !(await isReady(started.settings.port))) await pause(POLL_MS);
  const link = await startLink(started);
  if (link === undefined) {
    child.kill('SIGTERM');
    const tail = readFileSync(folders.log, 'utf8').slice(-LOG_TAIL);
    throw new UserProblem(`The server did not start, or gave no link to sign in with.\n${tail}`);
  }
  if (hasEnded) return { link, ended: new Promise(() => undefined), stop: async () => undefined };
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { link, ended, stop };
}

function isReady(port) {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
