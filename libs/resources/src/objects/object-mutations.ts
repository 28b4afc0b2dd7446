import { mutationOptions, type MutationFunctionContext } from '@tanstack/react-query';
import { signedUrl, type DatainsClient, type StorageAddress } from '@omics-portal/api';
import { BUCKET_PATH } from './object-paths';
import { invalidateObjects, objectQueries, type FolderInput } from './object-queries';

/** Mutation that signs a link for the download of an object; returns its address, which expires. */
export function signedLink(client: DatainsClient) {
  return mutationOptions({ mutationFn: (address: StorageAddress) => signedUrl(client, address) });
}

/** Mutation that creates a folder; the key of the address ends with a slash. */
export function createFolder(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async ({ service, bucket, key }: StorageAddress) => {
      await client.POST(BUCKET_PATH, { params: { path: { service, bucket }, query: { key } } });
    },
    onSuccess: (_data, _address, _result, context) => invalidateObjects(context.client),
  });
}

/** Mutation that lists a folder over all its pages, at the press of a button; a folder that is known is not requested again. */
export function listWholeFolder(client: DatainsClient) {
  return mutationOptions({
    mutationFn: (
      folder: Pick<FolderInput, 'service' | 'bucket' | 'prefix'>,
      context: MutationFunctionContext,
    ) => context.client.query(objectQueries(client).wholeFolder(folder)),
  });
}
