/** Session storage key of the missing files for which the page was reloaded. */
export const RELOADED_KEY = 'pro__reloaded-for';

/** Maximum number of stored file names. */
const MAX_FILES = 50;

/** Address of the missing file in the message of an error; else the whole message. */
export function missingFile(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /(?:https?:\/\/|\/)\S+\.(?:js|css|mjs)\b/.exec(message)?.[0] ?? message;
}

function readList(storage: Pick<Storage, 'getItem'>): readonly string[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(RELOADED_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * True once for each file: a second reload would not help either. False if the browser cannot store the attempt, because
 * the reloads would never end.
 */
export function mayReloadFor(storage: Pick<Storage, 'getItem' | 'setItem'>, file: string): boolean {
  const before = readList(storage);
  if (before.includes(file)) {
    return false;
  }
  try {
    storage.setItem(RELOADED_KEY, JSON.stringify([...before, file].slice(-MAX_FILES)));
  } catch {
    return false;
  }
  return readList(storage).includes(file);
}
