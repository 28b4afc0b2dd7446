import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, type TestDatabase } from '../../../testing/engines.ts';
import { KEYS, randomRecord } from '../../../testing/random-records.ts';
import { buildColumns } from './build-index.ts';
import { differentChunks, type ColumnSet } from './column-set.ts';
import { readChunks } from './read-chunks.ts';
import { refreshColumns } from './refresh-columns.ts';

const COLLECTION = 'changing';
const keys = [...KEYS, 'library_id'];
const plan = { collection: COLLECTION, keys, workerFile: undefined };
/** Some records a chunk. */
const STEP = 300;
const RECORDS = 120;

type Document = Record<string, unknown>;

/** One change of a record: its new document, or null for a deletion. */
const change = fc.record({
  position: fc.integer({ min: 0, max: RECORDS + 40 }).map((at) => at * STEP),
  document: fc.option(randomRecord),
});

describe.each(ENGINES)('$name', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    await database.db.insertInto('data_collections').values({ name: COLLECTION, position: 1 }).execute();
    await write(fc.sample(randomRecord, { numRuns: RECORDS, seed: 5 }).map((data, at) => [at * STEP, data]));
  });

  afterAll(() => database?.close());

  async function write(documents: readonly [position: number, data: Document][]): Promise<void> {
    const rows = documents.map(([position, data]) => ({
      collection: COLLECTION,
      position,
      id: String(position),
      data: JSON.stringify(data),
      md5sum: null,
      sha256: null,
    }));
    await database.db
      .insertInto('data_records')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['collection', 'position'])
          .doUpdateSet((row) => ({ data: row.ref('excluded.data') })),
      )
      .execute();
  }

  async function remove(position: number): Promise<void> {
    await database.db
      .deleteFrom('data_records')
      .where('collection', '=', COLLECTION)
      .where('position', '=', position)
      .execute();
  }

  const refreshed = async (base: ColumnSet): Promise<ColumnSet> =>
    refreshColumns(database.db, { ...plan, base, chunks: await readChunks(database.db, COLLECTION) });

  const rebuilt = async (): Promise<ColumnSet> =>
    buildColumns(database.db, { ...plan, chunks: await readChunks(database.db, COLLECTION) });

  test('after any changes, columns that were changed in place are those of a new build, byte for byte', async () => {
    let base = await rebuilt();
    let merged = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        for (const { position, document } of changes) {
          if (document === null) await remove(position);
          else await write([[position, document]]);
        }
        const next = await refreshed(base);
        if (next !== base) merged += 1;
        expect(next).toEqual(await rebuilt());
        base = next;
      }),
      { numRuns: 60 },
    );
    expect(merged).toBeGreaterThan(20);
  });

  test('without a change the same columns are kept', async () => {
    const base = await rebuilt();
    expect(await refreshed(base)).toBe(base);
  });

  test('the fingerprint finds a change that no trigger has seen, in its chunk alone', async () => {
    await write([[2 * STEP, { snr: 1 }]]);
    const before = await rebuilt();
    await write([[2 * STEP, { snr: 2 }]]);
    const after = await readChunks(database.db, COLLECTION);
    expect(differentChunks(before.chunks, after)).toEqual([0]);
  });

  test('a field whose new value is a list has no column any more', async () => {
    const base = await rebuilt();
    await write([[3 * STEP, { snr: ['a list'] }]]);
    const next = await refreshed(base);
    expect({ ...next, lost: undefined }).toEqual(await rebuilt());
    expect(next.columns.map(([key]) => key)).not.toContain('snr');
    await write([[3 * STEP, { snr: 3 }]]);
  });

  test('a field has its column again when the last of its lists is gone', async () => {
    const [first, second] = [3 * STEP, 100 * STEP];
    const fieldsOf = ({ columns }: ColumnSet) => columns.map(([key]) => key);
    const base = await rebuilt();
    await write([first, second].map((position) => [position, { snr: ['a list'] }]));
    const without = await refreshed(base);
    expect(fieldsOf(without)).not.toContain('snr');
    await write([[50 * STEP, { snr: 4 }]]);
    const elsewhere = await refreshed(without);
    await write([[first, { snr: 1 }]]);
    const oneLeft = await refreshed(elsewhere);
    expect(fieldsOf(oneLeft)).not.toContain('snr');
    await write([[second, { snr: 2 }]]);
    const again = await refreshed(oneLeft);
    expect(fieldsOf(again)).toContain('snr');
    expect(again).toEqual(await rebuilt());
  });
});
