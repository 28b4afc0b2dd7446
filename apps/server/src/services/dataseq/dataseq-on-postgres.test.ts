import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeLargeCollection } from '../../seed/large-collection.ts';
import { createEmptyDatabase, type TestDatabaseAddress } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';

let database: TestDatabaseAddress;
let server: TestServer;

beforeAll(async () => {
  database = await createEmptyDatabase();
  server = await startTestServer({ environment: { DATABASE_URL: database.url } });
  await writeLargeCollection(
    server.dependencies.db,
    { name: 'load_test', records: 800, seed: 7 },
    () => undefined,
  );
});

afterAll(async () => {
  await server?.close();
  await database?.close();
});

async function ask(path: string, json: unknown) {
  const response = await server.call('POST', `/dataseq/api${path}`, { json });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const formats = { type: 'rule', query: { variable: 'data_format', operator: 'in', value: ['FASTQ', 'BAM'] } };

test('a whole server runs on PostgreSQL by DATABASE_URL, with the same pages, counts and facets', async () => {
  const page = await ask('/collections/load_test?sort=file_size:desc&per_page=5', formats);
  expect(page.status).toBe(200);
  const sizes = (page.body['data'] as { file_size: number }[]).map((record) => record.file_size);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  const counts = await ask('/count-collections/load_test?group=site', formats);
  const total = (counts.body as unknown as { total: number }[]).reduce((sum, count) => sum + count.total, 0);
  expect(total).toBe(page.body['total']);
  const facets = await ask('/facets/load_test', {
    query: formats,
    facets: [
      { field: 'data_format', limit: 3 },
      { field: 'snr', bins: 10 },
    ],
  });
  expect(facets).toMatchObject({
    status: 200,
    body: {
      total,
      facets: [
        { field: 'data_format', distinct: 5 },
        { field: 'snr', bins: expect.any(Array) },
      ],
    },
  });
});

test.each([
  [{ query: {}, facets: [{ field: 'nope' }] }, 'body.facets[0].field'],
  [{ query: { type: 'rule', query: { variable: 'nope', operator: '=', value: 1 } }, facets: [] }, 'nope'],
  [{ query: {}, facets: [], dedup_field: 'nope' }, 'dedup_field'],
])('facets with %j are a 400 that names "%s"', async (json, field) => {
  const { status, body } = await ask('/facets/load_test', json);
  expect(status).toBe(400);
  expect(body).toMatchObject({ message: expect.stringMatching(/\.$/), details: [{ field }] });
});

test('an unknown collection is a 404 for facets', async () => {
  expect((await ask('/facets/nobody_knows', { facets: [] })).status).toBe(404);
});
