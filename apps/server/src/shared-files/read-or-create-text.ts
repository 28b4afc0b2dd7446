import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Time in which another process has written a file that it has created, in milliseconds. */
const WRITE_MS = 1000;
const READ_AGAIN_MS = 20;

/**
 * Reads the text of a file that several processes share, such as servers and commands, or creates it with this text for their user
 * alone. The first to create it wins. One that finds the file while another still writes it waits until it is as long as its own text.
 *
 * @returns a shorter text if the file was cut off
 */
export async function readOrCreateText(path: string, text: string): Promise<string> {
  try {
    await writeFile(path, `${text}\n`, { mode: 0o600, flag: 'wx', flush: true });
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const giveUp = Date.now() + WRITE_MS;
  for (;;) {
    const stored = (await readFile(path, 'utf8')).trim();
    if (stored.length >= text.length || Date.now() > giveUp) return stored;
    await wait(READ_AGAIN_MS);
  }
}
