import { spawn } from 'node:child_process';

/** Files that no running server reads. */
const TEST_FILE = /\.test\.tsx?$|[/\\]testing[/\\]/;
/** Editors write a file in several steps: changes within this time cause one restart, in milliseconds. */
const SETTLE_MS = 200;
/** Time after which a process that does not end is killed, in milliseconds. */
const STOP_MS = 15_000;

/**
 * Process that restarts when a file of its sources changes.
 * @param {object} options
 * @param {string} options.command program to run
 * @param {string[]} options.args its arguments
 * @param {object} [options.spawnOptions] as for `child_process.spawn`
 * @param {import('node:events').EventEmitter} options.watcher emits `all` with the kind of change and the path, like
 *   chokidar
 * @param {string[]} options.folders absolute paths; changes elsewhere are ignored
 * @param {(line: string) => void} options.say receives one line for each restart and for each unexpected end
 * @returns {{ stop: () => Promise<void> }} `stop` ends the process and resolves when it has exited
 */
export function restartedProcess({ command, args, spawnOptions = {}, watcher, folders, say }) {
  let child;
  let timer;
  let stopping = false;
  let restart = Promise.resolve();

  function start() {
    const started = spawn(command, args, { stdio: 'inherit', ...spawnOptions });
    child = started;
    started.on('error', (error) => say(`✗ ${command} could not be started: ${error.message}`));
    started.on('exit', (code) => {
      if (started !== child) return;
      child = undefined;
      if (!stopping) say(`✗ It ended with code ${code ?? 1}. It starts again when a file changes.`);
    });
  }

  /** Ends the running process, if any. */
  function end() {
    const running = child;
    child = undefined;
    if (running === undefined || running.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      const kill = setTimeout(() => running.kill('SIGKILL'), STOP_MS);
      running.once('exit', () => {
        clearTimeout(kill);
        resolve();
      });
      running.kill('SIGTERM');
    });
  }

  function onChange(_kind, path) {
    if (TEST_FILE.test(path) || !folders.some((folder) => path.startsWith(folder))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      restart = restart.then(async () => {
        if (stopping) return;
        say(`» ${path} changed: starting again …`);
        await end();
        if (!stopping) start();
      });
    }, SETTLE_MS);
  }

  watcher.on('all', onChange);
  start();
  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      watcher.off('all', onChange);
      await restart;
      await end();
    },
  };
}
