import { createDataseqClient } from '@omics-portal/api';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { collectionListQuery } from './collection-list-query';
import { OMICS } from './collections';
import { holdingQueries } from './holding-queries';

/** Collections whose counts are requested, given the list of collections as far as it is known. */
async function countedWith(listed: readonly string[] | undefined): Promise<string[]> {
  const counted = new Set<string>();
  const client = createDataseqClient({
    baseUrl: 'http://test',
    locale: () => 'en-US',
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      counted.add(pathname.slice(pathname.lastIndexOf('/') + 1));
      return Response.json([{ _id: 'A', total: 7 }]);
    },
  });
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (listed) cache.setQueryData(collectionListQuery(client).queryKey, [...listed]);
  const queries = holdingQueries(client, 'acme');
  await Promise.all(
    OMICS.flatMap((omics) => [cache.query(queries.holdings(omics)), cache.query(queries.bytes(omics))]),
  );
  return [...counted].sort();
}

test('only collections that the server lists are counted', async () => {
  expect(await countedWith(['acme_proteomics', 'acme_cohort', 'acme_genomics'])).toEqual([
    'acme_genomics',
    'acme_proteomics',
  ]);
});

test('counts do not wait for the list: without it the four are counted', async () => {
  expect(await countedWith(undefined)).toHaveLength(4);
});
