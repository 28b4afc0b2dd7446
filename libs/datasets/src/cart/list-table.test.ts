import { randomTables, rowsByCsvParse } from '@omics-portal/data-query/testing/random-table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readListTable } from './list-table';

test.each([
  ['CSV', randomTables([','], { bareQuotes: false })],
  ['TSV', randomTables(['\t'], { bareQuotes: false, breaks: [] })],
])('agrees with csv-parse on %s with quotes and blank lines', (_format, tables) => {
  fc.assert(
    fc.property(tables, (table) => {
      expect(readListTable(table.text)).toEqual(rowsByCsvParse(table, true));
    }),
    { seed: 79, numRuns: 400 },
  );
});
