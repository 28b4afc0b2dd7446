import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 300;
/** Generous: a workflow of half a minute takes five on a loaded machine. */
const PATIENCE_MS = 9 * 60_000;

/**
 * Reads a value again and again until it fits. Throws with the last value when it never does.
 * @template Value
 * @param {() => Promise<Value>} read
 * @param {(value: Value) => boolean} fits
 * @returns {Promise<Value>}
 */
export async function until(read, fits) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await read();
    if (fits(value)) return value;
    if (Date.now() > end) throw new Error(`Not reached: ${JSON.stringify(value).slice(0, 2000)}`);
    await pause(POLL_MS);
  }
}
