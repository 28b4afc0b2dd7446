import { parseStorageLink, type DatainsClient, type StorageAddress } from '@omics-portal/api';
import { queryOptions } from '@tanstack/react-query';
import { objectQueries } from './object-queries';

/** Folder of object storage; `prefix` ends with a slash. */
export interface OwnFolder {
  readonly service: string;
  readonly bucket: string;
  readonly prefix: string;
}

/** Query options of the folder of the user's own files, as the server names it; null if it names none. */
export function ownFolderQuery(client: DatainsClient) {
  return queryOptions({
    ...objectQueries(client).services(),
    select: ({ own_files: link }) => ownFolder(parseStorageLink(link ?? '')),
  });
}

function ownFolder(address: StorageAddress | null): OwnFolder | null {
  return address?.key.endsWith('/')
    ? { service: address.service, bucket: address.bucket, prefix: address.key }
    : null;
}
