import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  NotFoundError,
  type DatainsClient,
  type ShareLink,
  type ShareLinkCreated,
  type ShareLinkSubmit,
} from '@omics-portal/api';

const SHARE_LINKS_KEY = ['share-links'] as const;

/** Query options of the share links of the user that work. */
export function shareLinkQueries(client: DatainsClient) {
  return {
    list: () =>
      queryOptions({
        queryKey: SHARE_LINKS_KEY,
        queryFn: async ({ signal }): Promise<readonly ShareLink[]> =>
          (await client.GET('/api/share-links', { signal })).data.data,
        // Older servers have none: that is no reason to wait.
        retry: false,
      }),
  };
}

/** Mutation that creates a link to a file for people without an account. Its result is the only copy of the link and is not cached. */
export function createShareLink(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (link: ShareLinkSubmit): Promise<ShareLinkCreated> =>
      (await client.POST('/api/share-links', { body: link })).data,
    gcTime: 0,
    onSettled: (_data, _error, _link, _result, context) =>
      context.client.invalidateQueries({ queryKey: SHARE_LINKS_KEY }),
  });
}

/** Mutation that revokes a share link by its id. A link that has ended already, as in another tab, is no error. */
export function revokeShareLink(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (id: string) => {
      try {
        await client.DELETE('/api/share-links/{id}', { params: { path: { id } } });
      } catch (error) {
        if (!(error instanceof NotFoundError)) throw error;
      }
    },
    onSettled: (_data, _error, _id, _result, context) =>
      context.client.invalidateQueries({ queryKey: SHARE_LINKS_KEY }),
  });
}
