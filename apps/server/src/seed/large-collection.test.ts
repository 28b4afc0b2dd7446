import { afterAll, beforeAll, expect, test } from 'vitest';
import { wireSchema } from '../services/dataseq/collections.ts';
import { countRecords, findRecords } from '../services/dataseq/records.ts';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { largeRecord, writeLargeCollection } from './large-collection.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

function write(records: number, seed: number, progress: (written: number) => void = () => undefined) {
  return writeLargeCollection(server.dependencies.db, { name: 'load_test', records, seed }, progress);
}

async function firstPage() {
  return findRecords(server.dependencies.db, { collection: 'load_test', tree: {}, page: 1, perPage: 100 });
}

test('a large collection has the requested number of records, reports progress, and offers filters', async () => {
  const progress: number[] = [];
  await write(4500, 7, (written) => progress.push(written));
  expect(progress).toEqual([2000, 4000, 4500]);
  expect((await firstPage()).total).toBe(4500);
  const schema = await wireSchema(server.dependencies, 'load_test');
  expect(schema).toContainEqual(
    expect.objectContaining({ key: 'data_format', values: ['BAM', 'CSV', 'FASTQ', 'TSV', 'VCF'] }),
  );
  expect(schema).toContainEqual(
    expect.objectContaining({ key: 'snr', min: expect.any(Number), max: expect.any(Number) }),
  );
});

test('the same seed gives the same records, another seed gives others, and writing again replaces', async () => {
  await write(120, 7);
  const first = await firstPage();
  await write(120, 7);
  expect(await firstPage()).toEqual(first);
  await write(120, 8);
  expect((await firstPage()).total).toBe(120);
  expect((await firstPage()).data[0]).not.toEqual(first.data[0]);
});

test('every record is marked synthetic and has no file', async () => {
  await write(500, 7);
  expect(
    await countRecords(server.dependencies.db, { collection: 'load_test', tree: {}, group: 'synthetic' }),
  ).toEqual([{ _id: true, total: 500 }]);
  expect(largeRecord(3, 7)).toMatchObject({
    md5sum: null,
    sha256: null,
    file_path: 'synthetic://no-file/4',
    file_name: expect.stringMatching(/^synthetic_/),
  });
});

test('large collections have gaps and uneven values, as real ones do', () => {
  const records = Array.from({ length: 2000 }, (_, index) => largeRecord(index, 7));
  const share = (has: (record: (typeof records)[number]) => boolean) =>
    records.filter(has).length / records.length;
  expect(share((record) => record['snr'] === null)).toBeCloseTo(0.2, 1);
  expect(share((record) => record['site'] === 'S01')).toBeGreaterThan(
    2 * share((record) => record['site'] === 'S20'),
  );
});
