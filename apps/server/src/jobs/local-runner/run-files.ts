import type { StoragePlace } from '../storage-link.ts';

/**
 * Port of the files of a run: programs read and write files of this machine, whatever the object store is. Every path
 * belongs to one run and holds until that run is discarded.
 */
export interface RunFiles {
  /** A readable path with the content of an object, or of a folder (key with a slash at the end); undefined when it does not exist. */
  materialise(runId: string, place: StoragePlace): Promise<string | undefined>;
  /** An empty folder for logs and results, which replaces what an earlier run left at this place. */
  openFolder(runId: string, place: StoragePlace): Promise<string>;
  /** Makes what is in the folder of the run readable in the object store. */
  store(runId: string, place: StoragePlace): Promise<void>;
  /** Removes the copies that were made for a run; objects stay. A run without any does nothing. */
  discard(runId: string): Promise<void>;
}

/** Path of an object in a store that keeps its objects as files on this machine. The file need not exist. */
export type LocalPath = (bucket: string, key: string) => string;
