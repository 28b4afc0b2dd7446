import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres, type TestDatabase } from '../../../testing/engines.ts';
import { readChunks } from '../read-index/read-chunks.ts';
import { fieldsOfFewTexts } from './few-texts.ts';
import { createStatement } from './table-columns.ts';

const COLLECTION = 'sampled';
const RECORDS = 30_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await openPostgres();
  await database.db.insertInto('data_collections').values({ name: COLLECTION, position: 1 }).execute();
  for (let start = 0; start < RECORDS; start += 1000) {
    const rows = Array.from({ length: 1000 }, (_, index) => {
      const position = start + index;
      // The library changes slowly, so that one chunk alone has few of them.
      const library = `L${Math.floor(position / 10)}`;
      const data = { file_name: `${position}.csv`, donor_id: `D${position % 4}`, library_id: library };
      return { collection: COLLECTION, position, id: String(position), md5sum: null, sha256: null, data };
    });
    const values = rows.map((row) => ({ ...row, data: JSON.stringify({ ...row.data, file_size: 7 }) }));
    await database.db.insertInto('data_records').values(values).execute();
  }
});
afterAll(() => database.close());

test('fields with few texts in all parts of a collection have a dictionary', async () => {
  const keys = ['file_name', 'donor_id', 'library_id', 'file_size', 'absent'];
  const chunks = await readChunks(database.db, COLLECTION);
  const few = await fieldsOfFewTexts(database.db, COLLECTION, { keys, chunks });
  expect([...few].map((index) => keys[index])).toEqual(['donor_id', 'file_size', 'absent']);
  const statement = createStatement('t', keys.length, few);
  expect(statement).toContain('text_0 String, kind_1 UInt8, number_1 Float64, text_1 LowCardinality(String)');
});
