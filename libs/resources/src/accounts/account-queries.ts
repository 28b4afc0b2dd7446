import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  AccountCreated,
  AccountSubmit,
  AccountUpdate,
  DatainsClient,
  OneTimeLink,
} from '@omics-portal/api';
import { readPage } from '../readers/read-page';

const ACCOUNTS_KEY = ['accounts'] as const;

/** Filter and page of the list of accounts. */
export interface AccountListInput {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Part of user name, name or email; empty for all. */
  readonly search: string;
  readonly state: 'active' | 'disabled' | undefined;
}

/** Query options of the accounts of the site, for admins. */
export function accountQueries(client: DatainsClient) {
  return {
    list: (input: AccountListInput) =>
      queryOptions({
        queryKey: [...ACCOUNTS_KEY, input],
        queryFn: async ({ signal }) => {
          const { page, perPage, search, state } = input;
          const query = { page, per_page: perPage, ...(search && { search }), ...(state && { state }) };
          const { data } = await client.GET('/api/accounts', { params: { query }, signal });
          return readPage(data, 'a page of accounts');
        },
        // A refusal stays one.
        retry: false,
      }),
  };
}

const invalidate = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: ACCOUNTS_KEY });

/** Mutation that adds an account; its result has the only copy of the invitation. */
export function createAccount(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (account: AccountSubmit): Promise<AccountCreated> =>
      (await client.POST('/api/accounts', { body: account })).data,
    gcTime: 0,
    onSettled: (_data, _error, _account, _result, context) => invalidate(context.client),
  });
}

/** Mutation that disables or enables an account, or changes its groups and roles. */
export function updateAccount(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async ({ username, change }: { username: string; change: AccountUpdate }) => {
      await client.PUT('/api/accounts/{username}', { params: { path: { username } }, body: change });
    },
    onSettled: (_data, _error, _change, _result, context) => invalidate(context.client),
  });
}

/** Mutation that makes a one-time link for an account; its result is the only copy. */
export function createOneTimeLink(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (username: string): Promise<OneTimeLink> =>
      (await client.POST('/api/accounts/{username}/one-time-link', { params: { path: { username } } })).data,
    gcTime: 0,
  });
}

/** Mutation that signs an account out everywhere. */
export function endSessionsOfAccount(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (username: string) => {
      await client.DELETE('/api/accounts/{username}/sessions', { params: { path: { username } } });
    },
    onSettled: (_data, _error, _username, _result, context) => invalidate(context.client),
  });
}

/** Mutation that removes the second factor of an account whose owner lost it. */
export function resetSecondFactor(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (username: string) => {
      await client.DELETE('/api/accounts/{username}/second-factor', { params: { path: { username } } });
    },
    onSettled: (_data, _error, _username, _result, context) => invalidate(context.client),
  });
}
