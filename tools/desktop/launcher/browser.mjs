import { spawn } from 'node:child_process';
import { accessSync, closeSync, constants, openSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserProblem } from './problem.mjs';
import { endProfileBrowser, profileBrowserEnd } from './profile-browser.mjs';

/** Names of Chromium and its relatives in Debian and elsewhere. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'brave-browser',
];

/**
 * Path of the browser: `PORTAL_CHROMIUM`, else the first of the Chromium family on the `PATH`.
 * @param {Record<string, string | undefined>} environment
 * @returns {string}
 */
export function findBrowser({ PORTAL_CHROMIUM: given, PATH = '' }) {
  const folders = PATH.split(delimiter).filter((folder) => folder !== '');
  const candidates = given ? [given] : folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = candidates.find(isProgram);
  if (found !== undefined) return found;
  throw new UserProblem(
    given
      ? `PORTAL_CHROMIUM=${given} is no program: set it to the path of Chromium, or leave it out.`
      : 'The portal opens in Chromium, which is not installed. Install it (on Debian: sudo apt install chromium) or Google Chrome, and start the portal again.',
  );
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Opens a window without an address bar, in a browser profile of its own. If a browser with this profile runs, it opens the window,
 * and the new process ends at once: `opened` waits for that process, and `closed` for the last window of the profile. A browser
 * may have outlived its launcher, so also the first window of a server can be in an older process.
 * @param {string} browser
 * @param {{ link: string, folders: import('./folders.mjs').Folders }} window
 * @returns {{ opened: Promise<void>, closed: () => Promise<void>, close: () => void }}
 */
export function openWindow(browser, { link, folders }) {
  const log = openSync(folders.browserLog, 'a', 0o600);
  const child = spawn(
    browser,
    [
      `--app=${link}`,
      `--user-data-dir=${folders.profile}`,
      '--class=omics-portal',
      '--no-first-run',
      '--no-default-browser-check',
      '--disable-background-mode',
      '--disable-sync',
    ],
    { stdio: ['ignore', log, log] },
  );
  closeSync(log);
  const opened = new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new UserProblem(`${browser} did not start: ${error.message}`)));
    child.once('exit', (code) =>
      code
        ? reject(new UserProblem(`The browser ended with a problem: see ${folders.browserLog}.`))
        : resolve(),
    );
  });
  return {
    opened,
    closed: () => opened.then(() => profileBrowserEnd(folders.profile)),
    close: () => {
      child.kill('SIGTERM');
      endProfileBrowser(folders.profile);
    },
  };
}
