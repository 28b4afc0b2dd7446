/** The key in the session storage under which it stands which missing files the page was loaded again for. */
export const RELOADED_KEY = 'pro__reloaded-for';

const MOST = 50;

/** The file that a failure is about, as far as the browser tells; else the whole message. */
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
 * Whether the page may be loaded again for this file; true once, because what a first reload did not mend a second one will
 * not either. A browser that cannot remember gets no reload at all: it could never stop.
 */
export function mayReloadFor(storage: Pick<Storage, 'getItem' | 'setItem'>, file: string): boolean {
  const before = readList(storage);
  if (before.includes(file)) {
    return false;
  }
  try {
    storage.setItem(RELOADED_KEY, JSON.stringify([...before, file].slice(-MOST)));
  } catch {
    return false;
  }
  return readList(storage).includes(file);
}
