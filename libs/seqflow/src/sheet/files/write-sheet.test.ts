import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AppSchema } from '@omics-portal/api';
import { sheetColumns } from '../sheet-columns';
import { sheetTable } from '../sheet';
import { readSheet } from './read-sheet';
import { sheetFile, sheetTemplate } from './write-sheet';

const schema: AppSchema = {
  formMode: 'batch',
  fields: [
    {
      tmplType: 'file',
      model: 'read1',
      label: 'Read 1',
      multiple: true,
      config: { rules: [{ required: true }] },
    },
    { tmplType: 'select', model: 'mode', options: [{ label: 'Fast', value: 'f' }] },
  ],
};
const columns = sheetColumns(schema, {});
const bytes = (text: string) => new TextEncoder().encode(text);

test('the template has the columns of the app, required ones with a star', () => {
  expect(sheetTemplate(columns, 'csv')).toBe('\uFEFFsample_id*,read1*,mode\r\n');
  expect(sheetTemplate(columns, 'tsv')).toBe('sample_id*\tread1*\tmode\n');
});

test('values are written as they are sent, common ones included; blank rows are left out', () => {
  const rows = [
    { rowId: 'a', cells: { sample_id: '=S1', read1: 'a.fq' } },
    { rowId: 'b', cells: {} },
  ];
  expect(sheetFile(columns, sheetTable(columns, rows, { mode: 'f' }), 'tsv')).toBe(
    "sample_id\tread1\tmode\n'=S1\ta.fq\tf\n",
  );
});

test('a written CSV file is read back to the same texts', async () => {
  const id = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .filter((text) => text === text.trim() && !/[\p{Cc}\uFEFF]/u.test(text));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ sample_id: id, read1: id }), { minLength: 1, maxLength: 5 }),
      async (cells) => {
        const rows = cells.map((each, index) => ({ rowId: String(index), cells: each }));
        const reading = await readSheet(
          bytes(sheetFile(columns, sheetTable(columns, rows, { mode: 'f' }), 'csv')),
        );
        expect(reading.ok && reading.table.rows.slice(1)).toEqual(
          cells.map(({ sample_id, read1 }) => [sample_id, read1, 'f']),
        );
      },
    ),
  );
});
