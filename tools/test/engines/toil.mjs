import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { childrenOf, endProcesses, signal } from './own-processes.mjs';
import { freePort, startProcess } from './start-process.mjs';
import { until } from './until.mjs';

const API = '/ga4gh/wes/v1';
const PYTHON = resolve(import.meta.dirname, 'python');

/** Options of each run: no retries, so that a failing step fails once. */
const OPTIONS = ['--disableProgress', '--retryCount=0', '--statePollingWait=1'];

/**
 * Toil's own WES server, as Debian ships it, in a temporary folder.
 * @typedef {object} Engine
 * @property {string} url base URL of the WES API
 * @property {string} folder all that it stores; below `runs`, a folder for each run
 * @property {() => Promise<void>} goAway ends the server; its runs go on
 * @property {() => Promise<void>} comeBack starts the server again on the same port and folder
 * @property {() => Promise<void>} stop ends the server and its runs, and removes the folder
 */

/**
 * Starts Toil's WES server. Without Celery, because it then needs no message broker; with one worker process, because only
 * the worker that started a run can cancel it.
 * @param {{ options?: string[], env?: Record<string, string> }} [settings] further options of each run, such as the batch
 *   system, and variables
 * @returns {Promise<Engine>}
 */
export async function startToil({ options = [], env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-toil-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  for (const name of ['runs', 'home', 'tmp']) mkdirSync(join(folder, name));
  const start = () =>
    startProcess(folder, {
      name: 'toil',
      command: 'toil',
      args: [
        'server',
        '--bypass_celery',
        `--work_dir=${join(folder, 'runs')}`,
        ...[...OPTIONS, ...options].map((option) => `--opt=${option}`),
      ],
      env: {
        ...env,
        PYTHONPATH: PYTHON,
        HOME: join(folder, 'home'),
        TMPDIR: join(folder, 'tmp'),
        GUNICORN_CMD_ARGS: `--bind 127.0.0.1:${port} --workers 1`,
      },
      isReady: () => responds(`${origin}/engine/v1/status`),
    });
  let server = await start();
  const goAway = () =>
    new Promise((done) => {
      if (server.exitCode !== null || server.signalCode !== null) done();
      server.once('exit', () => done());
      const workers = childrenOf(server.pid);
      for (const pid of [server.pid, ...workers]) signal(pid, 'SIGKILL');
    });
  return {
    url: `${origin}${API}`,
    folder,
    goAway,
    comeBack: async () => {
      // A run that goes on was forked from the server, and holds its port until it ends.
      server = await until(
        () => start().catch((error) => error),
        (found) => !(found instanceof Error),
      );
    },
    stop: async () => {
      await endProcesses(folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function responds(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
