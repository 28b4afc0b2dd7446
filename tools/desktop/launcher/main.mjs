import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser, openWindow } from './browser.mjs';
import { prepareFolders } from './folders.mjs';
import { showProblem, UserProblem } from './problem.mjs';
import { startServer, startLink } from './server.mjs';
import { readSettings } from './settings.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const HELP = `Usage: omics-portal [--help | --version]

Opens the omics portal in a window of its own, with its server on this machine. You are signed in without a password; other users
of the machine reach nothing of it. A second start opens a further window. The server ends with the last window; jobs go on.

Data:      $XDG_DATA_HOME/omics-portal, by default ~/.local/share/omics-portal
Variables: PORTAL_CHROMIUM names another browser of the Chromium family; those of the server, such as JOB_SLOTS, work too.
`;

function readOptions() {
  try {
    const options = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean' } };
    return parseArgs({ options }).values;
  } catch (error) {
    throw new UserProblem(`${error.message}. See omics-portal --help.`);
  }
}

/** Starts the server and its first window, or opens a window of the server that runs. Ends with the window. */
async function launch() {
  const { help, version } = readOptions();
  if (help) return process.stdout.write(HELP);
  if (version) {
    const manifest = readFileSync(join(ROOT, 'apps/server/package.json'), 'utf8');
    return process.stdout.write(`${JSON.parse(manifest).version}\n`);
  }
  if (process.getuid?.() === 0)
    throw new UserProblem(
      'Start the portal as the user who works with it, not as root: Chromium refuses root.',
    );
  const browser = findBrowser(process.env);
  const folders = prepareFolders(process.env);
  const settings = await readSettings(folders.base);
  const running = await startLink({ root: ROOT, folders, settings });
  if (running !== undefined) return openWindow(browser, { link: running, folders }).opened;
  const server = await startServer({ root: ROOT, folders, settings, browser });
  try {
    const window = openWindow(browser, { link: server.link, folders });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, window.close);
    await Promise.race([window.closed(), server.ended]);
    window.close();
  } finally {
    await server.stop();
  }
}

launch().catch(showProblem);
