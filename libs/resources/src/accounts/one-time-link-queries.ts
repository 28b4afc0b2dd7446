import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { NotFoundError, type DatainsClient, type OneTimeLinkFacts } from '@omics-portal/api';

/** Query options of the account behind a one-time link, for people who cannot sign in yet. */
export function oneTimeLinkQuery(client: DatainsClient, link: string) {
  return queryOptions({
    queryKey: ['one-time-link', link],
    queryFn: async ({ signal }): Promise<OneTimeLinkFacts> => {
      // An address without a secret is that of no link: the server need not be asked.
      if (link === '') throw new NotFoundError(null, '');
      return (await client.POST('/api/one-time-links/check', { body: { link }, signal })).data;
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Mutation that sets a password by a one-time link. */
export function setPasswordByLink(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (body: { link: string; password: string }) => {
      await client.POST('/api/one-time-links/use', { body });
    },
    gcTime: 0,
  });
}
