/** Maximum number of files of one handover: the rows of a sample sheet. */
export const MAX_HANDOVER_FILES = 10_000;

/** Number of handovers that one browser tab keeps; older ones are removed. */
const MAX_HANDOVERS = 5;

const PREFIX = 'seqflow.file-handover.';

/** Thrown when files cannot be handed over: there are too many, or the browser refuses to store them. */
export class FileHandoverError extends Error {
  override readonly name = 'FileHandoverError';

  constructor(readonly reason: 'too-many' | 'not-stored') {
    super(`File handover: ${reason}.`);
  }
}

/** Account and storage of handovers. */
export interface FileHandoverOptions {
  /** Only this account reads the files; null for a visitor. */
  readonly account: string | null;
  /** @default the session storage of this tab, which survives a reload and ends with the tab */
  readonly storage?: Storage;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/**
 * Stores files for another screen, such as a new assessment, and returns the id by which it reads them. Throws
 * FileHandoverError.
 *
 * @param paths storage links.
 */
export function offerFiles(paths: readonly string[], { account, storage, now }: FileHandoverOptions): string {
  const unique = [...new Set(paths)];
  if (unique.length > MAX_HANDOVER_FILES) {
    throw new FileHandoverError('too-many');
  }
  const id = `${(now ?? Date.now)()}-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? ''}`;
  try {
    const items = storage ?? window.sessionStorage;
    removeOldest(items);
    items.setItem(PREFIX + id, JSON.stringify({ account, paths: unique }));
  } catch {
    throw new FileHandoverError('not-stored');
  }
  return id;
}

/**
 * Files that were stored for another screen. They stay until newer handovers replace them, so that a reload finds them again.
 *
 * @returns storage links; null if there are none for this account, or if the storage cannot be read.
 */
export function takeFiles(id: string, { account, storage }: FileHandoverOptions): readonly string[] | null {
  try {
    const stored: unknown = JSON.parse((storage ?? window.sessionStorage).getItem(PREFIX + id) ?? 'null');
    return isHandover(stored) && stored.account === account ? stored.paths : null;
  } catch {
    return null;
  }
}

function isHandover(
  stored: unknown,
): stored is { readonly account: unknown; readonly paths: readonly string[] } {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'account' in stored &&
    'paths' in stored &&
    Array.isArray(stored.paths) &&
    stored.paths.every((path) => typeof path === 'string')
  );
}

/** Removes the oldest handovers; an id starts with the time of its handover. */
function removeOldest(items: Storage): void {
  const keys = Array.from({ length: items.length }, (_, index) => items.key(index) ?? '')
    .filter((key) => key.startsWith(PREFIX))
    .sort();
  keys.slice(0, Math.max(0, keys.length - MAX_HANDOVERS + 1)).forEach((key) => items.removeItem(key));
}
