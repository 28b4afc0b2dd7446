import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { marked } from './own-processes.mjs';

const POLL_MS = 200;
/** Time for a server to answer for the first time, in milliseconds: the machine may be loaded. */
const START_MS = 120_000;
const LOG_TAIL = 2_000;

/** A port of this machine that is free now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts a server of an engine. Its output goes to `<name>.log` in the engine's folder.
 * @param {string} folder of the engine
 * @param {{ name: string, command: string, args: string[], env?: Record<string, string>, cwd?: string,
 *   isReady: () => Promise<boolean> }} server
 */
export async function startProcess(folder, { name, command, args, env, cwd = folder, isReady }) {
  const log = join(folder, `${name}.log`);
  const output = openSync(log, 'a');
  const child = spawn(command, args, {
    cwd,
    env: marked(folder, env),
    detached: true,
    stdio: ['ignore', output, output],
  });
  let problem;
  child.once('error', (error) => (problem = error.message));
  child.once('exit', (code, signal) => (problem ??= `it ended with ${signal ?? `exit code ${code}`}`));
  const end = Date.now() + START_MS;
  while (!(await isReady())) {
    if (Date.now() > end) problem ??= `it did not answer in ${START_MS / 1000} s`;
    if (problem !== undefined) {
      throw new Error(`${name} did not start: ${problem}\n${readFileSync(log, 'utf8').slice(-LOG_TAIL)}`);
    }
    await pause(POLL_MS);
  }
  return child;
}
