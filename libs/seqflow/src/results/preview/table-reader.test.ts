import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NotATableError, TableReader, type TableReaderOptions } from './table-reader';

function readerOf(text: string, options: Partial<TableReaderOptions> = {}) {
  const bytes = new TextEncoder().encode(text);
  const ranges: [number, number][] = [];
  const reader = new TableReader({
    size: bytes.length,
    delimiter: ',',
    blockBytes: 16,
    read: async (start, length) => {
      ranges.push([start, length]);
      return bytes.slice(start, start + length);
    },
    ...options,
  });
  return { reader, ranges };
}

async function readAll(reader: TableReader): Promise<(readonly string[] | undefined)[]> {
  while (!reader.isComplete && reader.error === null) await reader.want(reader.rowCount);
  if (reader.error) throw reader.error;
  const rows: (readonly string[] | undefined)[] = [];
  for (let index = 0; index < reader.rowCount; index += 1) {
    await reader.want(index);
    rows.push(reader.row(index));
  }
  return rows;
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test('any table is read as it was written, whatever the blocks', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', 'é', '中'), maxLength: 6 });
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 64 }), fc.boolean(), async (table, blockBytes, ends) => {
      const text = table.map((row) => row.map(quoted).join(',')).join('\n') + (ends ? '\n' : '');
      expect(await readAll(readerOf(text, { blockBytes }).reader)).toEqual(table);
    }),
    { numRuns: 200 },
  );
});

test('quotes have no meaning in tab-separated text', async () => {
  const { reader } = readerOf('name\tnote\na\t5" long\nb\t"\n', { delimiter: '\t' });
  expect(await readAll(reader)).toEqual([
    ['name', 'note'],
    ['a', '5" long'],
    ['b', '"'],
  ]);
});

test('a long table is read as far as it is wanted, and in parts again', async () => {
  const line = (index: number) => `row_${index},${index}\n`;
  const text = Array.from({ length: 20_000 }, (_, index) => line(index)).join('');
  const { reader, ranges } = readerOf(text, { blockBytes: 2000 });
  await reader.want(0);
  expect(reader.isComplete).toBe(false);
  expect(ranges).toHaveLength(1);
  expect(await readAll(reader)).toHaveLength(20_000);
  const before = ranges.length;
  expect(reader.row(5000)).toBeUndefined();
  await reader.want(5000);
  expect(reader.row(5000)).toEqual(['row_5000', '5000']);
  expect(ranges.length - before).toBe(1);
  expect(reader.row(0)).toEqual(['row_0', '0']);
});

test('a failed reading is an error until the next one succeeds', async () => {
  let fails = true;
  const { reader } = readerOf('a,b\n', {
    read: async () => {
      if (fails) throw new Error('away');
      return new TextEncoder().encode('a,b\n');
    },
  });
  await reader.want(0);
  expect(reader.error?.message).toBe('away');
  fails = false;
  await reader.want(0);
  expect([reader.error, reader.row(0)]).toEqual([null, ['a', 'b']]);
});

test('a file without line breaks is no table', async () => {
  const size = 40 * 1024 * 1024;
  const { reader } = readerOf('', {
    size,
    blockBytes: 1024 * 1024,
    read: async (_start, length) => new Uint8Array(length).fill(97),
  });
  await reader.want(0);
  expect(reader.error).toBeInstanceOf(NotATableError);
});
