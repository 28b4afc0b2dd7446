import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { collectionArgument } from './collection-argument.ts';
import { loadOwnCollection, readOwnFields } from './own-collection.ts';

const NAME = 'acme_cohort';
const FIELDS = readOwnFields(
  JSON.stringify([
    { key: 'tissue', name: 'Tissue', type: 'category' },
    { key: 'depth', name: 'Mean depth of the reads over the genome', type: 'precision', priority: 7 },
  ]),
);
const MD5 = 'd41d8cd98f00b204e9800998ecf8427e';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const load = (records: readonly object[]) =>
  loadOwnCollection(
    server.dependencies.db,
    { name: NAME, fields: FIELDS },
    records.map((record) => JSON.stringify(record)),
  );
const records = async () =>
  (await server.call('POST', `/dataseq/api/collections/${NAME}`, { json: {} })).json();

test('an own collection is listed, and has its fields and records', async () => {
  expect(
    await load([{ file_name: 'a.bam', tissue: 'liver', depth: 31.5, md5sum: MD5 }, { tissue: null }]),
  ).toBe(2);
  const listed = await (await server.call('GET', '/dataseq/api/list-collections')).json();
  expect(listed).toMatchObject({ collections: expect.arrayContaining([NAME]) as string[] });
  expect(await (await server.call('GET', `/dataseq/api/schema/${NAME}`)).json()).toMatchObject([
    { key: 'tissue', name: 'Tissue', short: 'Tissue', priority: 1, values: ['liver', null] },
    { key: 'depth', short: 'Mean depth of the reads over th', priority: 7, min: 31.5, max: 31.5 },
  ]);
  expect(await records()).toMatchObject({ total: 2, data: [{ file_name: 'a.bam', md5sum: MD5 }, {}] });
});

test.each([
  [[{ tissue: 'skin' }, { tissue: ['a', 'b'] }], 'Line 2: "tissue" must be a text'],
  [[{ md5sum: 'ABC' }], 'Line 1: "md5sum" must be 32 hexadecimal digits'],
  [[['liver']], 'Line 1 is not a JSON object'],
  [[], 'has no record'],
])('with the mistake in %j nothing changes', async (given, problem) => {
  await load([{ tissue: 'blood' }]);
  await expect(load(given)).rejects.toThrow(problem);
  expect(await records()).toMatchObject({ total: 1, data: [{ tissue: 'blood' }] });
});

test.each([
  ['{', 'is not JSON'],
  ['[]', 'must be a list of fields'],
  [JSON.stringify([{ key: 'Depth', name: 'Depth', type: 'number' }]), '[0].key must be 3 to 63'],
  [JSON.stringify([{ key: 'depth', type: 'number' }]), '[0].name is missing'],
  [JSON.stringify([{ key: 'depth', name: 'Depth', type: 'text' }]), '[0].type must be one of category'],
  [JSON.stringify(['a', 'b'].map((name) => ({ key: 'depth', name, type: 'number' }))), 'has "depth" twice'],
])('the fields %s are refused with the reason', (json, problem) => {
  expect(() => readOwnFields(json)).toThrow(problem);
});

test('the four collections of the brand are not overwritten', () => {
  expect(() => collectionArgument('acme_genomics', 'acme')).toThrow('ships with the portal');
  expect(() => collectionArgument('Cohort', 'acme')).toThrow('cannot be a collection');
  expect(collectionArgument('acme_cohort', 'acme')).toBe('acme_cohort');
});
