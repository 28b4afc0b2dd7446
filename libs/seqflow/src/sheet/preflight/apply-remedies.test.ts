import type { AppSchema } from '@omics-portal/api';
import { expect, test } from 'vitest';
import { sheetTable } from '../sheet';
import { sheetColumns } from '../sheet-columns';
import type { SheetRow } from '../sheet-row';
import { applyRemedies } from './apply-remedies';
import { checkRows } from './check-rows';

const SCHEMA: AppSchema = {
  formMode: 'batch',
  fields: [
    { tmplType: 'file', model: 'read1', multiple: true },
    { tmplType: 'file', model: 'read2', multiple: true },
  ],
};
const columns = sheetColumns(SCHEMA, {});
const link = (name: string) => `minio://users/${name}`;

function rowsOf(...cells: SheetRow['cells'][]): readonly SheetRow[] {
  return cells.map((each, index) => ({ rowId: `r${index}`, cells: each }));
}

const findingsOf = (rows: readonly SheetRow[]) => checkRows(columns, sheetTable(columns, rows, {}));

test('remedies take their findings away, and only those', () => {
  const rows = rowsOf(
    { sample_id: 'my  sample', read1: link('A_R2.fq'), read2: link('A_R1.fq') },
    { sample_id: 'other', read1: link('B_R1.fq'), read2: link('B_R2.fq') },
    { sample_id: 'swapped', read1: link('C_R2.fq'), read2: link('C_R1.fq') },
    { sample_id: 'archive', read1: link('d.zip') },
  );
  const findings = findingsOf(rows);
  expect(findings.map(({ code }) => code)).toEqual([
    'id-blanks',
    'swapped-reads',
    'swapped-reads',
    'archive',
  ]);
  const remedied = applyRemedies(columns, rows, findings);
  expect(remedied[0]?.cells).toEqual({
    sample_id: 'my_sample',
    read1: link('A_R1.fq'),
    read2: link('A_R2.fq'),
  });
  expect(remedied[1]).toBe(rows[1]);
  expect(remedied[3]).toBe(rows[3]);
  expect(findingsOf(remedied).map(({ code }) => code)).toEqual(['archive']);
});

test('one kind of finding is remedied alone', () => {
  const rows = rowsOf({ sample_id: 'a b', read1: link('A_R2.fq'), read2: link('A_R1.fq') });
  const swaps = findingsOf(rows).filter(({ remedy }) => remedy === 'swap-files');
  expect(applyRemedies(columns, rows, swaps)[0]?.cells).toEqual({
    sample_id: 'a b',
    read1: link('A_R1.fq'),
    read2: link('A_R2.fq'),
  });
});
