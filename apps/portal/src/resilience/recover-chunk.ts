import { mayReloadFor, missingFile } from './reload-once';

export interface RecoveryParts {
  error: unknown;
  /** Where it stands what was tried; undefined where the browser remembers nothing over a reload. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** Whether the server answers with a portal: without one a reload would trade this page for the browser's error page. */
  isServed: () => Promise<boolean>;
  reload: () => void;
}

/**
 * After a deploy the files of the build that runs here are gone, and a reload brings the new one. It is done once for each
 * missing file. What people have typed into drafts stands in the local storage and waits for them.
 */
export async function recoverChunk({
  error,
  storage,
  isServed,
  reload,
}: RecoveryParts): Promise<'reloading' | 'failed'> {
  if (storage && (await isServed()) && mayReloadFor(storage, missingFile(error))) {
    reload();
    return 'reloading';
  }
  return 'failed';
}
