import { createDataseqClient } from '@omics-portal/api';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { OMICS } from './collections';
import { holdingQueries } from './holding-queries';

/** Collections whose counts are requested, given the response to the list of collections. */
async function countedWith(list: () => Response): Promise<string[]> {
  const counted = new Set<string>();
  const client = createDataseqClient({
    baseUrl: 'http://test',
    locale: () => 'en-US',
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/list-collections') return list();
      counted.add(pathname.slice(pathname.lastIndexOf('/') + 1));
      return Response.json([{ _id: 'A', total: 7 }]);
    },
  });
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queries = holdingQueries(client, 'acme');
  await Promise.all(
    OMICS.flatMap((omics) => [cache.query(queries.holdings(omics)), cache.query(queries.bytes(omics))]),
  );
  return [...counted].sort();
}

test('only collections that the server lists are counted', async () => {
  const listed = ['acme_proteomics', 'acme_cohort', 'acme_genomics'];
  expect(await countedWith(() => Response.json({ collections: listed }))).toEqual([
    'acme_genomics',
    'acme_proteomics',
  ]);
});

test('without the list the four are counted', async () => {
  expect(await countedWith(() => new Response('{}', { status: 500 }))).toHaveLength(4);
});
