import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { DatainsClient, UserSession } from '@omics-portal/api';

const SESSIONS_KEY = ['sessions'] as const;

/** Query options of the user's own sign-ins. */
export function sessionQueries(client: DatainsClient) {
  return {
    list: () =>
      queryOptions({
        queryKey: SESSIONS_KEY,
        queryFn: async ({ signal }): Promise<readonly UserSession[]> =>
          (await client.GET('/api/sessions', { signal })).data.data,
        // With an external provider there is no list: that is no reason to wait.
        retry: false,
      }),
  };
}

/** Mutation that ends one sign-in of the user, or without an id all but this one. */
export function endSessions(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (id: string | undefined) => {
      await (id === undefined
        ? client.DELETE('/api/sessions')
        : client.DELETE('/api/sessions/{id}', { params: { path: { id } } }));
    },
    onSettled: (_data, _error, _id, _result, context) =>
      context.client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}

/** Mutation that changes the name by which people know the user. */
export function changeAccountName(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (name: string) => {
      await client.PUT('/api/account-name', { body: { name } });
    },
  });
}

/** Mutation that changes the user's password, which ends the other sign-ins. */
export function changePassword(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (body: { current: string; password: string }) => {
      await client.PUT('/api/password', { body });
    },
    gcTime: 0,
    onSettled: (_data, _error, _body, _result, context) =>
      context.client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}
