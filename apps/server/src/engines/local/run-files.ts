import type { ObjectLocation } from '../../objects/storage-link.ts';

/**
 * Run files (port): local files for programs, independent of the object store. Copies are in `home`, the folder of a run,
 * and are removed with it.
 */
export interface RunFiles {
  /** Local path of an object, or of a folder (key with a trailing slash); undefined when it does not exist. */
  materialise(home: string, location: ObjectLocation): Promise<string | undefined>;
  /** Creates an empty folder for logs and results, and removes the results of an earlier run at this location. */
  openFolder(home: string, location: ObjectLocation): Promise<string>;
  /** Stores the content of the run's folder in the object store. May be repeated. */
  store(home: string, location: ObjectLocation): Promise<void>;
}

/** Path of an object in a store that consists of local files. The file need not exist. */
export type LocalPath = (bucket: string, key: string) => string;
