import type { ObjectLocation } from '../../objects/storage-link.ts';

/**
 * Run files (port): local files for programs, independent of the object store. Each path belongs to one run and is
 * valid until that run is discarded.
 */
export interface RunFiles {
  /** Local path of an object, or of a folder (key with a trailing slash); undefined when it does not exist. */
  materialise(runId: string, location: ObjectLocation): Promise<string | undefined>;
  /** Creates an empty folder for logs and results, and removes the results of an earlier run at this location. */
  openFolder(runId: string, location: ObjectLocation): Promise<string>;
  /** Stores the content of the run's folder in the object store. */
  store(runId: string, location: ObjectLocation): Promise<void>;
  /** Removes the copies of a run; objects stay. Does nothing for a run without copies. */
  discard(runId: string): Promise<void>;
}

/** Path of an object in a store that consists of local files. The file need not exist. */
export type LocalPath = (bucket: string, key: string) => string;
