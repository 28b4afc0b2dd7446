import type { FolderInput } from '@omics-portal/resources';
import { parsePlace, type Place } from '../place/place';
import type { StoragePorts } from '../ports/storage-ports';
import type { FileManagerSearch } from './file-manager-search';

/** Folder of the file manager: the one of its address, else the user's own; null for an invalid address or no user. */
export function placeOfSearch({ path }: FileManagerSearch, ownFiles: StoragePorts['ownFiles']): Place | null {
  if (path !== undefined) {
    return parsePlace(path);
  }
  return (
    ownFiles && { service: ownFiles.service, bucket: ownFiles.bucket, folder: ownFiles.prefix, filter: '' }
  );
}

/** Request of one page of a folder. */
export function folderInput(
  { service, bucket, folder, filter }: Place,
  { page = 1, perPage = 10 }: FileManagerSearch,
): FolderInput {
  return { service, bucket, prefix: `${folder}${filter}`, page, perPage };
}
