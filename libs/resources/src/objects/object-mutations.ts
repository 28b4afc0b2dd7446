import { mutationOptions, type MutationFunctionContext } from '@tanstack/react-query';
import { signedUrl, type DatainsClient, type StorageAddress } from '@omics-portal/api';
import {
  BUCKET_PATH,
  invalidateObjects,
  OBJECT_PATH,
  objectParams,
  objectQueries,
  type FolderInput,
} from './object-queries';

/** Mutation that deletes one object. Refetches also after a refusal: the object may be gone already. */
export function deleteObject(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (address: StorageAddress) => {
      await client.DELETE(OBJECT_PATH, objectParams(address));
    },
    onSettled: (_data, _error, _address, _result, context) => invalidateObjects(context.client),
  });
}

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
    ) => context.client.fetchQuery(objectQueries(client).wholeFolder(folder)),
  });
}
