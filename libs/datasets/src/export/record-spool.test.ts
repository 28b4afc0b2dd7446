// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RecordSpool } from './record-spool';
import { TABLE_FORMATS, writeTable, type TableRow } from './write-table';

async function spooled(batches: readonly (readonly TableRow[])[]): Promise<string[]> {
  const spool = new RecordSpool();
  batches.forEach((batch) => spool.add(batch));
  return Promise.all(Object.values(TABLE_FORMATS).map(async (format) => (await spool.toFile(format)).text()));
}

describe('RecordSpool', () => {
  it('writes the same file in batches as at once, also if a column appears late', async () => {
    const row = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', '_id'),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.integer(),
        fc.constant(null),
        fc.constantFrom('=1', '数据', ',"\r\n'),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(row, { maxLength: 4 }), { maxLength: 5 }), async (batches) => {
        const text = new TextDecoder();
        const encoded = (written: string) => text.decode(new TextEncoder().encode(written));
        const rows = batches.flat();
        expect(await spooled(batches)).toEqual(
          Object.values(TABLE_FORMATS).map((format) => encoded(writeTable(format, rows))),
        );
      }),
    );
  });

  it('stops after an abort', async () => {
    const spool = new RecordSpool();
    spool.add([{ a: 1 }]);
    await expect(spool.toFile(TABLE_FORMATS.csv, AbortSignal.abort())).rejects.toHaveProperty(
      'name',
      'AbortError',
    );
  });
});
