import { randomTables, rowsByCsvParse } from '@omics-portal/data-query/testing/random-table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DelimitedReader } from './delimited-reader';

/** Header and rows of a text that comes in chunks of these lengths. */
function rowsOf(text: string, lengths: readonly number[]): readonly (readonly string[])[] {
  const rows: string[][] = [];
  const reader = new DelimitedReader({
    onHeader: (names) => rows.push([...names]),
    onRow: (cells) => rows.push(cells),
  });
  for (let at = 0, turn = 0; at < text.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? text.length;
    reader.push(text.slice(at, at + length));
    at += length;
  }
  reader.finish();
  return rows;
}

test('agrees with csv-parse on tables with quotes, line breaks and blank lines, in chunks of any length', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(randomTables([',', ';', '\t']), lengths, (table, chunks) => {
      // A line break within a cell becomes LF here, and rows of empty cells are skipped.
      const [header = [], ...read] = rowsByCsvParse(table, true);
      const expected = [header, ...read.filter((row) => row.some((cell) => cell !== ''))].map((row) =>
        row.map((cell) => cell.replaceAll('\r\n', '\n')),
      );
      expect(rowsOf(table.text, chunks)).toEqual(expected);
    }),
    { seed: 79, numRuns: 400 },
  );
});
