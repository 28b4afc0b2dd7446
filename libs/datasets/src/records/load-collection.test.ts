import { createDataseqClient } from '@omics-portal/api';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { recordQueries } from '@omics-portal/resources';
import { loadCollection } from './load-collection';
import { readCollectionQuery } from './read-collection-query';
import type { CollectionSearch } from './collection-search';

const SCHEMA = [{ key: 'data_format', type: 'category', values: ['CSV'], priority: 1, selected: true }];
const PAGE = { total: 0, page: 1, per_page: 10, data: [] };

/** Starts a load; the schema response is delayed until `release` is called. */
function start(search: CollectionSearch, stored: Readonly<Record<string, string>> = {}) {
  const requests: string[] = [];
  let release = () => {};
  const delayed = new Promise<void>((resolve) => (release = resolve));
  const dataseq = createDataseqClient({
    baseUrl: 'https://portal.test',
    locale: () => 'en-US',
    fetch: async ({ url }) => {
      const { pathname, search: params } = new URL(url);
      requests.push(pathname + params);
      if (!pathname.includes('/schema/')) return Response.json(PAGE);
      await delayed;
      return Response.json(SCHEMA);
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const storage = { getItem: (key: string) => stored[key] ?? null };
  loadCollection({
    queryClient,
    dataseq,
    numericRange: 'or',
    storage,
    collection: 'quartet_proteomics',
    search,
  });
  return { requests, queryClient, dataseq, release: () => release() };
}

const RECORDS = '/api/collections/quartet_proteomics';
const SIZE = '/api/facets/quartet_proteomics';
/** Requests of every tab. */
const COLLECTION = ['/api/list-collections', '/api/schema/quartet_proteomics'];

test('the collections, the fields, the first page of files and their size are requested together', async () => {
  const { requests } = start({});
  const expected = [`${RECORDS}?page=1&per_page=25`, SIZE, ...COLLECTION];
  await expect.poll(() => [...requests].sort()).toEqual(expected);
});

test('the screen finds the same query in the cache and sends no second request', async () => {
  const { requests, queryClient, dataseq } = start({}, { pro__page_size: '20' });
  const { query } = readCollectionQuery({ collection: 'quartet_proteomics', search: {}, pageSize: 20 });
  await queryClient.query(recordQueries(dataseq, { numericRange: 'or' }).records(query));
  expect(requests.filter((path) => path.startsWith(RECORDS))).toEqual([`${RECORDS}?page=1&per_page=20`]);
});

test('records and size of an address with a filter are requested after the fields, which validate it', async () => {
  const { requests, queryClient, release } = start({ 'f.data_format': 'CSV' });
  await expect.poll(() => [...requests].sort()).toEqual(COLLECTION);
  await expect.poll(() => queryClient.isFetching()).toBe(1);
  release();
  await expect.poll(() => requests.length).toBe(4);
  expect(requests.slice(2).sort()).toEqual([expect.stringContaining(RECORDS), SIZE]);
});

test('other tabs request no files', async () => {
  const { requests, queryClient, release } = start({ tab: 'libraries' });
  release();
  await expect.poll(() => requests.length > 0 && queryClient.isFetching() === 0).toBe(true);
  expect([...requests].sort()).toEqual(COLLECTION);
});
