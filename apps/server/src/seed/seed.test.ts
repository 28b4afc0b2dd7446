import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyQuery, toQueryTree, withFilter, type FilterValue } from '@omics-portal/data-query';
import { parseExpressionMatrix, parseSampleSheet } from '@omics-portal/qc-metrics';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FolderAppStore } from '../app-store/folder-app-store.ts';
import { publicBucket } from '../config/server-config.ts';
import { FolderObjectStore } from '../objects/folder-object-store.ts';
import { GatewayLinks } from '../objects/gateway-links.ts';
import { LinkSigner } from '../objects/signed-links.ts';
import type { Database } from '../records/database.ts';
import { collectionNames, wireSchema } from '../services/dataseq/collections.ts';
import { countRecords, findRecords } from '../services/dataseq/records.ts';
import { openPostgres, type TestDatabase } from '../testing/engines.ts';
import { seed, type SeedDependencies } from './seed.ts';

const NAMES = ['acme_genomics', 'acme_transcriptomics', 'acme_proteomics', 'acme_metabolomics'];
/** Values that only the load test has (large-collection.ts). */
const LOAD_TEST_VALUES = new Set(['Aligned reads', 'Synthetic records for load tests']);
const BUCKET = publicBucket({ brand: 'acme' });
let folder: string;
let database: TestDatabase;
let db: Kysely<Database>;
let dependencies: SeedDependencies;
const messages: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-'));
  database = await openPostgres();
  db = database.db;
  const objects = new FolderObjectStore({
    root: join(folder, 'objects'),
    links: new GatewayLinks({
      signer: new LinkSigner('secret', '/storage'),
      linkSeconds: 60,
      maxUploadBytes: 1,
    }),
  });
  dependencies = {
    db,
    objects,
    config: {
      brand: 'acme',
      paths: { seed: join(import.meta.dirname, '../../seed') } as SeedDependencies['config']['paths'],
    },
  };
  await seed(dependencies, (line) => messages.push(line));
});

afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Path of the file for a record's link. */
function fileOf(link: unknown): string {
  return join(folder, 'objects/buckets', String(link).replace('minio://', ''));
}

function all(collection: string) {
  return findRecords(db, { collection, tree: {}, page: 1, perPage: 10_000 });
}

function find(collection: string, filters: Record<string, FilterValue>) {
  const query = Object.entries(filters).reduce(
    (given, [field, value]) => withFilter(given, field, { kind: 'category', values: [value] }),
    emptyQuery(collection),
  );
  return findRecords(db, { collection, tree: toQueryTree(query), page: 1, perPage: 100 });
}

test('seeding reports its progress', () => {
  expect(messages.slice(1).map((line) => line.split(',')[0])).toEqual(
    NAMES.map((name) => `Reference data: ${name}`),
  );
});

test('the four collections have the brand in their names and enough records to browse', async () => {
  expect(await collectionNames({ db })).toEqual(NAMES);
  const totals = await Promise.all(NAMES.map(async (name) => (await all(name)).total));
  for (const [index, least] of [60, 50, 400, 50].entries())
    expect(totals[index]).toBeGreaterThanOrEqual(least);
});

test('the example of every shipped app has the fields of its form, and files that the seed has written', async () => {
  const store = new FolderAppStore(join(import.meta.dirname, '../../app-store'));
  const apps = await store.list();
  expect(apps.length).toBeGreaterThanOrEqual(4);
  for (const app of apps) {
    const samples = app.manifest['example'] as Record<string, unknown>[] | undefined;
    const { fields } = await store.schema(app);
    const models = new Set(['sample_id', ...fields.flatMap(({ model }) => model ?? [])]);
    expect(samples?.length, app.name).toBeGreaterThan(0);
    for (const sample of samples ?? []) {
      expect(
        Object.keys(sample).filter((key) => !models.has(key)),
        app.name,
      ).toEqual([]);
      const links = Object.values(sample)
        .map(String)
        .filter((value) => value.startsWith('minio://'));
      expect(links.length, app.name).toBeGreaterThan(0);
      for (const link of links) {
        const path = fileOf(String(link).replace('{public}', BUCKET));
        const size = link.endsWith('/') ? (await readdir(path)).length : (await readFile(path)).length;
        expect(size, link).toBeGreaterThan(0);
      }
    }
  }
});

test.each(NAMES)('every record of %s has a real file with its size and checksums', async (name) => {
  const { data } = await all(name);
  for (const record of data) {
    const bytes = await readFile(fileOf(record['file_path']));
    expect(bytes).toHaveLength(Number(record['file_size']));
    expect(bytes.length).toBeGreaterThan(0);
    expect(createHash('md5').update(bytes).digest('hex')).toBe(record['md5sum']);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(record['sha256']);
  }
  expect(new Set(data.map((record) => record['file_path'])).size).toBe(data.length);
});

test.each([
  ['acme_proteomics', 'protqc_data_log2_example.csv', 'protqc_metadata_example.csv', 4831],
  ['acme_metabolomics', 'metqc_data_example.csv', 'metqc_metadata_example.csv', 204],
  ['acme_transcriptomics', 'synthetic_rna_counts.csv', 'synthetic_rna_metadata.csv', 2000],
])(
  'two filters lead to the tables of %s, and they can be computed with',
  async (collection, dataName, sheetName, features) => {
    const matrix = await find(collection, { data_type: 'Expression matrix', data_format: 'CSV' });
    const sheets = await find(collection, { data_type: 'Sample metadata', data_format: 'CSV' });
    expect(matrix.data.map((record) => record['file_name'])).toEqual([dataName]);
    expect(sheets.data[0]?.['file_name']).toBe(sheetName);
    const read = (record: Record<string, unknown> | undefined) =>
      readFile(fileOf(record?.['file_path']), 'utf8');
    const sheet = parseSampleSheet(await read(sheets.data[0]));
    expect(sheet.ok && new Set(sheet.value.map((row) => row.sample))).toEqual(
      new Set(['D5', 'D6', 'F7', 'M8']),
    );
    const parsed = parseExpressionMatrix(
      await read(matrix.data[0]),
      sheet.ok ? sheet.value.map((row) => row.library) : [],
    );
    expect(parsed.ok && parsed.value.features.length).toBe(features);
  },
);

test('the example record shows the published figures', async () => {
  const { data } = await find('acme_proteomics', { data_type: 'Expression matrix' });
  expect(data[0]).toMatchObject({
    snr: 25.651,
    missing_percentage: 26.03,
    number_of_features: 4831,
    absolute_correlation: 0.95,
    coefficient_of_variation: 1.001,
  });
});

test('metrics that the history lacks are Unknown, and can be filtered', async () => {
  const counts = await countRecords(db, {
    collection: 'acme_proteomics',
    tree: {},
    group: 'relative_correlation',
  });
  expect(counts.find((count) => count._id === null)?.total).toBeGreaterThan(300);
  expect(counts.find((count) => count._id === 0.827)?.total).toBe(13);
});

test('libraries and donors can be counted', async () => {
  const count = (group: string, dedupField: string) =>
    countRecords(db, { collection: 'acme_proteomics', tree: {}, group, dedupField });
  const donors = (await count('data_type', 'donor_id')).find((row) => row._id === 'Library QC');
  const libraries = (await count('data_type', 'library_id')).find((row) => row._id === 'Library QC');
  expect([donors?.total, libraries?.total]).toEqual([4, 396]);
});

test('synthetic data is marked in its record and its name', async () => {
  for (const name of NAMES) {
    const { data } = await find(name, { synthetic: true });
    for (const record of data) expect(String(record['file_path'])).toMatch(/synthetic/i);
  }
  expect((await find('acme_transcriptomics', { synthetic: false })).total).toBe(0);
  expect((await find('acme_proteomics', { synthetic: true })).total).toBe(2);
});

test.each(NAMES)(
  'the schema of %s has short names, values and bounds that fit the contract',
  async (name) => {
    const { data } = await all(name);
    for (const field of (await wireSchema({ db }, name)) as {
      key: string;
      short: string;
      type: string;
      values?: unknown[];
      min?: number;
      max?: number;
    }[]) {
      expect(field.key).toMatch(/^[a-z][a-z0-9_.]{1,61}[a-z0-9]$/);
      expect(field.short.length).toBeLessThanOrEqual(31);
      const present = data.map((record) => record[field.key] ?? null);
      if (field.type === 'category' || field.type === 'bool') {
        const different = new Set(present);
        expect(field.values === undefined ? different.size > 30 : new Set(field.values)).toEqual(
          field.values === undefined ? true : different,
        );
      } else {
        const numbers = present.filter((value) => typeof value === 'number');
        expect([field.min, field.max]).toEqual(
          numbers.length === 0 ? [null, null] : [Math.min(...numbers), Math.max(...numbers)],
        );
      }
    }
  },
);

test('every value of a field with labels has one, and every label has its value', async () => {
  const values = new Map<string, Set<unknown>>();
  const labels = new Map<string, Set<string>>();
  for (const name of NAMES) {
    const { data } = await all(name);
    for (const field of await wireSchema({ db }, name)) {
      if (field.labels === undefined) continue;
      const seen = values.get(field.key) ?? new Set();
      for (const record of data) if (typeof record[field.key] === 'string') seen.add(record[field.key]);
      values.set(field.key, seen);
      labels.set(field.key, new Set(Object.keys(field.labels['zh-CN'] ?? {})));
    }
  }
  expect([...labels.keys()].sort()).toEqual(['data_category', 'data_type', 'project_name', 'strategy']);
  for (const [key, labelled] of labels) {
    // WGS and WES are their own labels; the load test has values that the other collections lack.
    const expected = [...(values.get(key) ?? [])].filter((value) => value !== 'WGS' && value !== 'WES');
    expect([...labelled].filter((value) => !LOAD_TEST_VALUES.has(value)).sort()).toEqual(expected.sort());
  }
});

test('seeding again does nothing; another brand gets its own collections', async () => {
  expect(await seed(dependencies)).toEqual({ seeded: false, records: 0 });
  const again = await seed({ ...dependencies, config: { ...dependencies.config, brand: 'other' } });
  expect(again).toMatchObject({ seeded: true });
  expect(await collectionNames({ db })).toContain('other_proteomics');
  const notices = await db.selectFrom('notifications').select(['owner_sub', 'params']).execute();
  expect(notices.map((notice) => [notice.owner_sub, notice.params['id']])).toEqual([
    [null, 'seed-reference-data'],
    [null, 'seed-synthetic-data'],
  ]);
});

test('missing files are restored although the database is marked as seeded', async () => {
  const { data } = await all('acme_proteomics');
  const file = fileOf(data[0]?.['file_path']);
  const before = await readFile(file);
  await rm(file);
  const lines: string[] = [];
  expect(await seed(dependencies, (line) => lines.push(line))).toMatchObject({ seeded: true });
  expect(lines[0]).toBe('Files of the reference data are missing (1); restoring them ...');
  expect(await readFile(file)).toEqual(before);
  expect((await all('acme_proteomics')).total).toBe(data.length);
  expect(await seed(dependencies)).toEqual({ seeded: false, records: 0 });
});
