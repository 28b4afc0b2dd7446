import { createDatainsClient, createDataseqClient, createReportClient } from '@omics-portal/api';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { loadHome } from './load-home';

/** Collections whose counts a screen requests, given the server's answer to the list. */
async function countedWith(list: () => Response): Promise<string[]> {
  const counted = new Set<string>();
  const options = {
    locale: () => 'en-US',
    baseUrl: 'http://test',
    fetch: async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/list-collections') return list();
      counted.add(pathname.slice(pathname.lastIndexOf('/') + 1));
      return Response.json([]);
    },
  };
  loadHome({
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    isSignedIn: false,
    brand: 'acme',
    datains: createDatainsClient(options),
    dataseq: createDataseqClient(options),
    reports: createReportClient(options),
  });
  await vi.waitFor(() => expect(counted.size).toBeGreaterThan(0));
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
