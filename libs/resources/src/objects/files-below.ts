import type { DatainsClient, StorageAddress } from '@omics-portal/api';
import { BUCKET_PATH } from './object-paths';
import { readPage } from '../readers/read-page';

/** Number of files in one request: the maximum of the wire. */
const FILES_PER_REQUEST = 1000;

/** Page with the files of all folders below a folder, whose key ends with a slash: at most 1,000 of them, with their total. */
export async function fetchFilesBelow(client: DatainsClient, { service, bucket, key }: StorageAddress) {
  const query = { prefix: key, recursive: true, page: 1, per_page: FILES_PER_REQUEST };
  const { data } = await client.GET(BUCKET_PATH, { params: { path: { service, bucket }, query } });
  return readPage(data, 'a folder');
}
