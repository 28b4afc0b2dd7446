import { mayReloadFor, missingFile } from './reload-once';

/** Options of {@link recoverChunk}. */
export interface RecoveryOptions {
  error: unknown;
  /** Storage of earlier attempts; undefined where the browser has none that survives a reload. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** True if the server responds with a portal; otherwise a reload would lead to the error page of the browser. */
  isServed: () => Promise<boolean>;
  reload: () => void;
}

/**
 * Recovers from a missing chunk by a reload, once for each file: after a deployment the files of the running build are gone.
 * Drafts survive the reload in the local storage.
 */
export async function recoverChunk({
  error,
  storage,
  isServed,
  reload,
}: RecoveryOptions): Promise<'reloading' | 'failed'> {
  if (storage && (await isServed()) && mayReloadFor(storage, missingFile(error))) {
    reload();
    return 'reloading';
  }
  return 'failed';
}
