import { storageLink, type ObjectLocation } from '../storage-link.ts';

/** Folder of a data set among the keys of the users' bucket. */
const FOLDER = /^data\/[^/]+\/[^/]+\/[^/]+\//u;

/** Storage link of the folder of a data set that an object would belong to; undefined for other locations. */
export function dataSetFolder({ bucket, key }: ObjectLocation): string | undefined {
  const folder = FOLDER.exec(key)?.[0];
  return folder === undefined ? undefined : storageLink(bucket, folder);
}
