import type { FolderInput } from '@omics-portal/resources';
import { parseLocation, type FolderLocation } from '../location/folder-location';
import type { StoragePorts } from '../ports/storage-ports';
import type { FileManagerSearch } from './file-manager-search';

/** Location of the file manager: its search parameter, or else the user's own folder; null if that is invalid or unknown. */
export function locationOfSearch(
  { path }: FileManagerSearch,
  ownFiles: StoragePorts['ownFiles'],
): FolderLocation | null {
  if (path !== undefined) {
    return parseLocation(path);
  }
  return (
    ownFiles && { service: ownFiles.service, bucket: ownFiles.bucket, folder: ownFiles.prefix, filter: '' }
  );
}

/** Request of one page of a folder. */
export function folderInput(
  { service, bucket, folder, filter }: FolderLocation,
  { page = 1, perPage = 10 }: FileManagerSearch,
): FolderInput {
  return { service, bucket, prefix: `${folder}${filter}`, page, perPage };
}
