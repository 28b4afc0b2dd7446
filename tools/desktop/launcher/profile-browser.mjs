import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 300;

/**
 * Process id of the browser that uses a profile, undefined without one. Chromium and its relatives name it in a link in the profile,
 * which a crash leaves behind: the process must have the profile on its command line.
 * @param {string} profile
 * @returns {number | undefined}
 */
export function profileBrowser(profile) {
  try {
    const [, host, id] = /^(.*)-(\d+)$/.exec(readlinkSync(join(profile, 'SingletonLock'))) ?? [];
    if (host !== hostname()) return undefined;
    const isOurs = readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(profile);
    return isOurs ? Number(id) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Waits until no browser uses a profile. The browser ends with the last of its windows.
 * @param {string} profile
 * @returns {Promise<void>}
 */
export async function profileBrowserEnd(profile) {
  while (profileBrowser(profile) !== undefined) await pause(POLL_MS);
}

/**
 * Ends the browser that uses a profile, if any does.
 * @param {string} profile
 */
export function endProfileBrowser(profile) {
  const id = profileBrowser(profile);
  try {
    if (id !== undefined) process.kill(id, 'SIGTERM');
  } catch (error) {
    // It has ended meanwhile.
    if (error.code !== 'ESRCH') throw error;
  }
}
