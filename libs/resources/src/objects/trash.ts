import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { DatainsClient } from '@omics-portal/api';
import type { components } from '@omics-portal/api/datains';
import { BUCKET_PATH } from './object-paths';
import { invalidateObjects, OBJECTS_KEY } from './object-queries';
import { readEntries, readPage } from '../readers/read-page';

const TRASH_PATH = '/api/services/{service}/trash';

/** Deleted item, with what became of it. */
export type TrashOutcome = components['schemas']['TrashOutcomes']['data'][number];

/** Item of the trash, with what became of it. */
export type RestoreOutcome = components['schemas']['RestoreOutcomes']['data'][number];

/** Query options of one page of the trash, the newest first. */
export function trashQuery(
  client: DatainsClient,
  { service, page, perPage }: { readonly service: string; readonly page: number; readonly perPage: number },
) {
  return queryOptions({
    queryKey: [...OBJECTS_KEY, 'trash', { service, page, perPage }],
    queryFn: async ({ signal }) => {
      const params = { path: { service }, query: { page, per_page: perPage } };
      return readPage((await client.GET(TRASH_PATH, { params, signal })).data, 'the trash');
    },
  });
}

/** Moves files and folders into the trash; resolves with the outcome of each, and the days of the trash. */
export async function sendToTrash(
  client: DatainsClient,
  {
    service,
    bucket,
    keys,
  }: { readonly service: string; readonly bucket: string; readonly keys: readonly string[] },
) {
  const params = { path: { service, bucket } };
  const { data } = await client.POST(`${BUCKET_PATH}/trash`, { params, body: { keys: [...keys] } });
  return { keptDays: data.kept_days, outcomes: readEntries<TrashOutcome>(data, 'outcomes') };
}

/** Ids of items in the trash of a service. */
interface TrashSelection {
  readonly service: string;
  readonly ids: readonly string[];
}

/** Restores items of the trash; resolves with the outcome of each. */
export async function restoreFromTrash(
  client: DatainsClient,
  { service, ids, keepBoth }: TrashSelection & { readonly keepBoth: boolean },
): Promise<readonly RestoreOutcome[]> {
  const body = { ids: [...ids], on_conflict: keepBoth ? ('keep_both' as const) : ('ask' as const) };
  const { data } = await client.POST(`${TRASH_PATH}/restore`, { params: { path: { service } }, body });
  return readEntries<RestoreOutcome>(data, 'outcomes');
}

/** Mutation that restores items of the trash, as `restoreFromTrash`. Refetches the folders. */
export function restoreTrash(client: DatainsClient) {
  return mutationOptions({
    mutationFn: (selection: TrashSelection & { readonly keepBoth: boolean }) =>
      restoreFromTrash(client, selection),
    onSettled: (_data, _error, _request, _result, context) => invalidateObjects(context.client),
  });
}

/** Mutation that removes items of the trash for good; resolves with the outcome of each. */
export function removeTrash(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async ({ service, ids }: TrashSelection): Promise<readonly RestoreOutcome[]> => {
      const params = { path: { service } };
      const { data } = await client.POST(`${TRASH_PATH}/remove`, { params, body: { ids: [...ids] } });
      return readEntries<RestoreOutcome>(data, 'outcomes');
    },
    onSettled: (_data, _error, _request, _result, context) => invalidateObjects(context.client),
  });
}
