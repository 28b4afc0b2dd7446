import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const MARK = 'PORTAL_ENGINE_FOLDER';
const POLL_MS = 100;
/** Time for an orderly end, in milliseconds. After it a process is killed. */
const GRACE_MS = 5_000;

/** Environment that marks a process, and all that it starts, as belonging to the engine in this folder. */
export function marked(folder, env = {}) {
  return { ...process.env, ...env, [MARK]: folder };
}

/** Ids of the processes that belong to the engine in this folder. */
function processesOf(folder) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => environmentOf(pid).includes(`${MARK}=${folder}`))
    .map(Number);
}

/** Variables of a process as `NAME=value`; empty when it has ended or belongs to another user. */
function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** Direct children of a process. */
export function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Signals a process that may have ended. */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Ends all processes of the engine in this folder, and waits for their end. Other processes are left alone. */
export async function endProcesses(folder) {
  const start = Date.now();
  for (;;) {
    const left = processesOf(folder);
    if (left.length === 0) return;
    for (const pid of left) signal(pid, Date.now() - start < GRACE_MS ? 'SIGTERM' : 'SIGKILL');
    await pause(POLL_MS);
  }
}
