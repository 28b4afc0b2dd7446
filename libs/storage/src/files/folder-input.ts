import type { FolderInput, OwnFolder } from '@omics-portal/resources';
import { parseLocation, type FolderLocation } from '../location/folder-location';
import type { FileManagerSearch } from './file-manager-search';

/** Number of entries in one request of a folder, which loads them as they scroll into view. */
export const ENTRIES_PER_WINDOW = 100;

/** Location of the file manager: its search parameter, or else the user's own folder; null if that is invalid or unknown. */
export function locationOfSearch({ path }: FileManagerSearch, own: OwnFolder | null): FolderLocation | null {
  if (path !== undefined) {
    return parseLocation(path);
  }
  return own && { service: own.service, bucket: own.bucket, folder: own.prefix, filter: '' };
}

/** Request of the first entries of a folder, or of what a search finds in it and below. */
export function folderInput(
  { service, bucket, folder, filter }: FolderLocation,
  { find, sort }: FileManagerSearch,
): FolderInput {
  const prefix = `${folder}${filter}`;
  return {
    service,
    bucket,
    prefix,
    page: 1,
    perPage: ENTRIES_PER_WINDOW,
    ...(find !== undefined && { search: find, recursive: true }),
    ...(sort !== undefined && { sort }),
  };
}
