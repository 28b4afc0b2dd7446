import { mutationOptions } from '@tanstack/react-query';
import type { DatainsClient } from '@omics-portal/api';
import type { components } from '@omics-portal/api/datains';
import { BUCKET_PATH } from './object-paths';
import { invalidateObjects } from './object-queries';
import { readEntries } from '../readers/read-page';

/** Move, rename or copy of many files and folders of one bucket. */
export type TransferRequest = components['schemas']['TransferRequest'] & {
  readonly service: string;
  readonly bucket: string;
};

/** Item of a transfer, with what became of it. */
export type TransferOutcome = components['schemas']['TransferOutcomes']['data'][number];

/** Moves, renames or copies files and folders; resolves with the outcome of each. */
export async function sendTransfer(
  client: DatainsClient,
  { service, bucket, ...body }: TransferRequest,
): Promise<readonly TransferOutcome[]> {
  const params = { path: { service, bucket } };
  return readEntries((await client.POST(`${BUCKET_PATH}/transfers`, { params, body })).data, 'outcomes');
}

/** Mutation that moves, renames or copies files and folders, as `sendTransfer`. Refetches the folders. */
export function transferObjects(client: DatainsClient) {
  return mutationOptions({
    mutationFn: (request: TransferRequest) => sendTransfer(client, request),
    onSettled: (_data, _error, _request, _result, context) => invalidateObjects(context.client),
  });
}
