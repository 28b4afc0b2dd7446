import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { writeLargeCollection } from '../../seed/large-collection.ts';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';

/** Limit of the response for ten rows, in bytes. */
const MAX_BYTES = 50_000;
const ROWS = 10;
/** Records of the simulated collection: thousands for each of the four donors, nearly each in a library of its own. */
const RECORDS = 20_000;
const LARGE = 'acme_load_test';
/** Longest time in which a busy machine builds the read index of the simulated collection, in milliseconds. */
const INDEX_MS = 60_000;
const SHIPPED = ['acme_transcriptomics', 'acme_proteomics', 'acme_metabolomics'];

/** Tabs of groups: their field, and the fields that the portal requests a list of for each row. */
const TABS = [
  { tab: 'Libraries', field: 'library_id', lists: ['donor_id', 'data_type'] },
  { tab: 'Donors', field: 'donor_id', lists: ['library_id'] },
];
const ORDERS = ['total:desc', 'value:asc', 'sum:desc'];

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ seed: true, environment: { BRAND: 'acme' } });
  await writeLargeCollection(
    server.dependencies.db,
    { name: LARGE, records: RECORDS, seed: 7 },
    () => undefined,
  );
});

afterAll(() => server.close());

interface GroupsBody {
  readonly total: number;
  readonly facets: readonly [{ readonly distinct: number; readonly counts: readonly { total: number }[] }];
}

/** The page of ten rows that the portal requests for a tab. */
async function tenRows(
  collection: string,
  { field, lists }: (typeof TABS)[number],
  order: string,
): Promise<{ bytes: number; body: GroupsBody }> {
  const facet = { field, order, offset: 0, limit: ROWS, known: true, sum: 'file_size', lists };
  const json = { query: {}, facets: [facet], own: 'included', exact: true };
  // While the read index is built a list may be refused after four seconds, and is requested again.
  const text = await vi.waitFor(
    async () => {
      const response = await server.call('POST', `/dataseq/api/facets/${collection}`, { json });
      expect(response.status).toBe(200);
      return response.text();
    },
    { timeout: INDEX_MS, interval: 100 },
  );
  return { bytes: Buffer.byteLength(text), body: JSON.parse(text) as GroupsBody };
}

describe.each(TABS)('ten rows of $tab', (tab) => {
  test.each([...SHIPPED, LARGE])('of %s are a small response', async (collection) => {
    for (const order of ORDERS) {
      const { bytes, body } = await tenRows(collection, tab, order);
      expect(body.facets[0].counts).toHaveLength(Math.min(ROWS, body.facets[0].distinct));
      expect(bytes, order).toBeLessThanOrEqual(MAX_BYTES);
    }
  });
});

test('the simulated collection has thousands of files and libraries for each donor', async () => {
  const [libraries, donors] = TABS;
  expect((await tenRows(LARGE, libraries!, 'total:desc')).body.facets[0].distinct).toBeGreaterThan(2000);
  const { counts } = (await tenRows(LARGE, donors!, 'total:desc')).body.facets[0];
  expect(Math.min(...counts.map(({ total }) => total))).toBeGreaterThan(2000);
});
