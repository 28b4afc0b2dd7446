import { mutationOptions, type MutationFunctionContext } from '@tanstack/react-query';
import type { DatainsClient, StorageObject } from '@omics-portal/api';
import { objectQueries, type FolderInput } from './object-queries';

/** Number of entries of a folder in one request for them: the maximum of the wire. */
const ENTRIES_PER_REQUEST = 1000;

/** Mutation that fetches entries of a folder by their indices in its order, from 0. An index behind the end has none. */
export function fetchEntries(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (
      {
        folder,
        indices,
      }: { readonly folder: Omit<FolderInput, 'page' | 'perPage'>; readonly indices: readonly number[] },
      context: MutationFunctionContext,
    ): Promise<readonly StorageObject[]> => {
      const pages = new Map<number, readonly StorageObject[]>();
      const entries: StorageObject[] = [];
      for (const index of indices) {
        const page = Math.floor(index / ENTRIES_PER_REQUEST) + 1;
        const known =
          pages.get(page) ??
          (
            await context.client.query(
              objectQueries(client).folder({ ...folder, page, perPage: ENTRIES_PER_REQUEST }),
            )
          ).data;
        pages.set(page, known);
        entries.push(...known.slice(index % ENTRIES_PER_REQUEST, (index % ENTRIES_PER_REQUEST) + 1));
      }
      return entries;
    },
  });
}
