import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';

/** Smallest collection that has a sample. */
const RECORDS = 50_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.dependencies;
  await db.insertInto('data_collections').values({ name: 'acme_large', position: 1 }).execute();
  await sql`insert into data_records (collection, position, id, data)
    select 'acme_large', n, n::text, jsonb_build_object('site', 'S' || n % 4, 'file_size', n % 100)
    from generate_series(0, ${sql.lit(RECORDS - 1)}) as n`.execute(db);
});

afterAll(() => server.close());

const ask = (json: object) => server.call('POST', '/dataseq/api/facets/acme_large', { json });
const request = {
  query: { type: 'rule', query: { variable: 'site', operator: 'in', value: ['S1'] } },
  facets: [{ field: 'site' }, { field: 'file_size', bins: 1 }],
};
const exact = {
  total: RECORDS / 4,
  facets: [
    {
      field: 'site',
      distinct: 4,
      counts: expect.arrayContaining([{ _id: 'S1', total: RECORDS / 4 }]) as unknown,
    },
    { field: 'file_size', bins: [{ total: RECORDS / 4 }] },
  ],
};

test('the first answer of a new collection is an estimate that says so and is not cached, later ones are exact', async () => {
  const first = await ask(request);
  expect(first.status).toBe(200);
  expect([first.headers.get('etag'), first.headers.get('last-modified')]).toEqual([null, null]);
  expect(first.headers.get('cache-control') ?? 'no-store').toMatch(/no-store|no-cache/);
  const estimated = { sampled: expect.any(Number) as number, of: RECORDS };
  const answer = (await first.json()) as { total: number };
  expect(answer).toMatchObject({
    estimated,
    facets: [{ estimated }, { estimated, sum: expect.any(Number) as number }],
  });
  expect(Math.abs(answer.total / (RECORDS / 4) - 1)).toBeLessThan(0.1);
  const refused = await (await ask({ ...request, exact: true })).json();
  expect(refused).toMatchObject(exact);
  expect(JSON.stringify(refused)).not.toContain('estimated');
  await expect
    .poll(async () => JSON.stringify(await (await ask(request)).json()), { timeout: 60_000 })
    .not.toContain('estimated');
  expect(await (await ask(request)).json()).toMatchObject(exact);
});
