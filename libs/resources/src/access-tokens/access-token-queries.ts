import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { AccessToken, AccessTokenCreated, AccessTokenSubmit, DatainsClient } from '@omics-portal/api';

const TOKENS_KEY = ['access-tokens'] as const;

/** Query options of the user's personal access tokens. */
export function accessTokenQueries(client: DatainsClient) {
  return {
    list: () =>
      queryOptions({
        queryKey: TOKENS_KEY,
        queryFn: async ({ signal }): Promise<readonly AccessToken[]> =>
          (await client.GET('/api/access-tokens', { signal })).data.data,
        // Older servers have no tokens: that is no reason to wait.
        retry: false,
      }),
  };
}

/** Mutation that creates a personal access token. Its result is the only copy of the token and is not cached. */
export function createAccessToken(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (token: AccessTokenSubmit): Promise<AccessTokenCreated> =>
      (await client.POST('/api/access-tokens', { body: token })).data,
    gcTime: 0,
    onSettled: (_data, _error, _token, _result, context) =>
      context.client.invalidateQueries({ queryKey: TOKENS_KEY }),
  });
}

/** Mutation that revokes a personal access token by its id. */
export function deleteAccessToken(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (id: string) => {
      await client.DELETE('/api/access-tokens/{id}', { params: { path: { id } } });
    },
    onSettled: (_data, _error, _id, _result, context) =>
      context.client.invalidateQueries({ queryKey: TOKENS_KEY }),
  });
}
