import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Time after which a program that still runs has written again, in milliseconds. */
const SETTLE_MS = 250;
const ATTEMPTS = 240;

/**
 * Removes the folder of a server that has ended. Programs that end after it still write into the folder, so that a removal
 * fails, or the folder is there again: it is removed until it stays away. Throws after a minute.
 */
export async function removeFolder(folder) {
  let failure;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      await rm(folder, { recursive: true, force: true });
      await wait(SETTLE_MS);
      if (!existsSync(folder)) return;
    } catch (error) {
      failure = error;
      await wait(SETTLE_MS);
    }
  }
  throw new Error(`The folder is written into again and again: ${folder}`, { cause: failure });
}
