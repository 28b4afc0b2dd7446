import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { DatainsClient, NewSecondFactor, SecondFactor } from '@omics-portal/api';

const SECOND_FACTOR_KEY = ['second-factor'] as const;

/** Query options of the user's second factor. */
export function secondFactorQueries(client: DatainsClient) {
  return {
    state: () =>
      queryOptions({
        queryKey: SECOND_FACTOR_KEY,
        queryFn: async ({ signal }): Promise<SecondFactor> =>
          (await client.GET('/api/second-factor', { signal })).data,
        // With an external provider there is none: that is no reason to wait.
        retry: false,
      }),
  };
}

/** Mutation that makes the secret of a second factor; its result has the only copy. */
export function beginSecondFactor(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (password: string): Promise<NewSecondFactor> =>
      (await client.POST('/api/second-factor', { body: { password } })).data,
    gcTime: 0,
  });
}

/** Mutation that puts the second factor into use; its result has the only copy of the recovery codes. */
export function confirmSecondFactor(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (code: string): Promise<readonly string[]> =>
      (await client.PUT('/api/second-factor', { body: { code } })).data.recovery_codes,
    gcTime: 0,
    onSettled: (_data, _error, _code, _result, context) =>
      context.client.invalidateQueries({ queryKey: SECOND_FACTOR_KEY }),
  });
}

/** Mutation that removes the user's second factor. */
export function removeSecondFactor(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (password: string) => {
      await client.POST('/api/second-factor/removal', { body: { password } });
    },
    gcTime: 0,
    onSettled: (_data, _error, _password, _result, context) =>
      context.client.invalidateQueries({ queryKey: SECOND_FACTOR_KEY }),
  });
}
