import { storageLink, type ObjectLocation } from '../storage-link.ts';

/** Folder of a data set among the keys of the users' bucket. */
const FOLDER = /^data\/[^/]+\/[^/]+\/[^/]+\//u;

/** Storage link of the data set folder that a location is in; undefined for a location in none. */
export function dataSetFolder({ bucket, key }: ObjectLocation): string | undefined {
  const folder = FOLDER.exec(key)?.[0];
  return folder === undefined ? undefined : storageLink(bucket, folder);
}
