import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AppSchema } from '@omics-portal/api';
import { formFields, sheetColumns } from './sheet-columns';
import type { SheetRow } from './sheet-row';
import { invalidSheetCells, rowsOfSamples, sheetTable, toSamples } from './sheet';

const schema: AppSchema = {
  formMode: 'batch',
  fields: [
    { tmplType: 'sample_id', model: 'count' },
    {
      tmplType: 'file',
      model: 'read1',
      label: 'Read 1',
      multiple: true,
      filterType: '\\.fq$',
      config: { rules: [{ required: true, type: 'array', min: 2 }] },
    },
    { tmplType: 'input_number', model: 'quality', min: 0, max: 40 },
    { tmplType: 'checkbox', model: 'trim' },
    { tmplType: 'actions' },
  ],
};
const values = { count: 3, read1: ['x.fq'], quality: 20, trim: false };
const row = (rowId: string, cells: SheetRow['cells']): SheetRow => ({ rowId, cells });

function problemsOf(rows: readonly SheetRow[], form: AppSchema = schema, common: SheetRow['cells'] = values) {
  const columns = sheetColumns(form, common, rows);
  return invalidSheetCells(columns, sheetTable(columns, rows, common)).map(
    ({ row: index, column, problem }) => [index, column.model, problem.kind],
  );
}

test('files of each sample are columns with one file in a cell, other fields stay in the form', () => {
  expect(
    sheetColumns(schema, values).map(({ model, required, common }) => [model, required, common]),
  ).toEqual([
    ['sample_id', true, false],
    ['read1', true, false],
    ['quality', false, true],
    ['trim', false, true],
  ]);
  expect(formFields(schema, values).map(({ model }) => model)).toEqual(['quality', 'trim']);
});

test('a cell without its own value takes the common value; the files of the form are no common value', () => {
  const columns = sheetColumns(schema, values);
  const [first] = sheetTable(columns, [row('r', { sample_id: 'S1', quality: 30 })], values);
  expect(first?.cells['quality']).toMatchObject({ value: 30, base: 20, edited: true, problem: null });
  expect(first?.cells['trim']).toMatchObject({ value: false, edited: false });
  expect(first?.cells['read1']).toMatchObject({ value: null, problem: { kind: 'required' } });
});

test.each<[string, SheetRow['cells'], (string | number)[][]]>([
  ['a complete row', { sample_id: 'S1', read1: 'a.fq' }, []],
  ['an id with a blank', { sample_id: 'S 1', read1: 'a.fq' }, []],
  ['a missing id', { read1: 'a.fq' }, [[0, 'sample_id', 'required']]],
  ['an id of blanks', { sample_id: '  ', read1: 'a.fq' }, [[0, 'sample_id', 'required']]],
  ['a long id', { sample_id: 'x'.repeat(65), read1: 'a.fq' }, [[0, 'sample_id', 'length']]],
  ['a tab in an id', { sample_id: 'a\tb', read1: 'a.fq' }, [[0, 'sample_id', 'id-characters']]],
  ['a slash in an id', { sample_id: 'a/b', read1: 'a.fq' }, [[0, 'sample_id', 'id-characters']]],
  ['another kind of file', { sample_id: 'S1', read1: 'a.bam' }, [[0, 'read1', 'file-type']]],
  ['text for a number', { sample_id: 'S1', read1: 'a.fq', quality: 'high' }, [[0, 'quality', 'number']]],
  ['text for yes or no', { sample_id: 'S1', read1: 'a.fq', trim: 'perhaps' }, [[0, 'trim', 'type']]],
  ['nothing entered', { sample_id: '', read1: null }, []],
])('%s: %j', (_name, cells, expected) => {
  expect(problemsOf([row('r', cells)])).toEqual(expected);
});

test('the later one of two equal ids is a duplicate; blank rows are none', () => {
  const cells = { sample_id: 'S1', read1: 'a.fq' };
  expect(problemsOf([row('a', cells), row('b', {}), row('c', {}), row('d', cells)])).toEqual([
    [3, 'sample_id', 'duplicate'],
  ]);
});

test('an app may have rules for ids', () => {
  const rule = { type: 'string' as const, pattern: '^\\S+$', message: 'No blanks' };
  const form: AppSchema = { formMode: 'batch', fields: [{ tmplType: 'sample_id', idRules: [rule] }] };
  const columns = sheetColumns(form, {});
  const table = sheetTable(columns, [row('a', { sample_id: 'S 1' }), row('b', { sample_id: 'S2' })], {});
  expect(table.map(({ cells }) => cells['sample_id']?.problem)).toEqual([
    { kind: 'message', message: 'No blanks' },
    null,
  ]);
});

test('a row that hides a field neither needs nor sends it; its own condition adds the column', () => {
  const conditional: AppSchema = {
    formMode: 'batch',
    fields: [
      { tmplType: 'radio', model: 'kind', options: [{ label: 'fastq' }, { label: 'vcf' }] },
      { ...schema.fields[1], tmplType: 'file', visibleVariable: 'kind', expectedValue: 'fastq' },
      { tmplType: 'file', model: 'calls', multiple: true, visibleVariable: 'kind', expectedValue: 'vcf' },
    ],
  };
  const common = { kind: 'fastq' };
  const rows = [
    row('a', { sample_id: 'S1', read1: 'a.fq' }),
    row('b', { sample_id: 'S2', kind: 'vcf', calls: 'b.vcf', read1: 'left over.fq' }),
  ];
  expect(sheetColumns(conditional, common).map(({ model }) => model)).not.toContain('calls');
  const columns = sheetColumns(conditional, common, rows);
  expect(columns.map(({ model }) => model)).toEqual(['sample_id', 'kind', 'read1', 'calls']);
  const table = sheetTable(columns, rows, common);
  expect(invalidSheetCells(columns, table)).toEqual([]);
  expect(toSamples(table)).toEqual([
    { sample_id: 'S1', kind: 'fastq', read1: 'a.fq' },
    { sample_id: 'S2', kind: 'vcf', calls: 'b.vcf' },
  ]);
});

test('samples of the request are found in the sheet, whose empty rows are not sent', () => {
  const columns = sheetColumns(schema, values);
  const rows = [row('a', {}), row('b', { read1: 'b.fq' }), row('c', {}), row('d', { read1: 'd.fq' })];
  const table = sheetTable(columns, rows, values);
  expect(rowsOfSamples(table)).toEqual([1, 3]);
  expect(toSamples(table).map(({ read1 }) => read1)).toEqual(['b.fq', 'd.fq']);
});

test('a single app has one job with its lists', () => {
  const single: AppSchema = { ...schema, formMode: 'single' };
  const columns = sheetColumns(single, values);
  const rows = [row('r', { sample_id: 'S1' })];
  expect(toSamples(sheetTable(columns, rows, { ...values, read1: ['a.fq', 'b.fq'] }))).toEqual([
    { sample_id: 'S1', read1: ['a.fq', 'b.fq'], quality: 20, trim: false },
  ]);
});

test('null empties a cell in spite of the common value; empty rows are not sent', () => {
  const columns = sheetColumns(schema, values);
  const rows = [row('a', { sample_id: 'S1', read1: 'a.fq', quality: null }), row('b', {})];
  expect(toSamples(sheetTable(columns, rows, values))).toEqual([
    { sample_id: 'S1', read1: 'a.fq', trim: false },
  ]);
  const plain: AppSchema = { formMode: 'batch', fields: [{ tmplType: 'input', model: 'note' }] };
  expect(toSamples(sheetTable(sheetColumns(plain, {}), [row('a', { sample_id: 'S1' })], {}))).toEqual([]);
});

describe('10,000 rows', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) =>
    row(`r${index}`, { sample_id: `S${index}`, read1: `${index}.fq`, quality: index % 40 }),
  );

  test('an edit of one row checks this row only', () => {
    const columns = sheetColumns(schema, values, rows);
    const before = sheetTable(columns, rows, values);
    const edited = rows.with(5000, row('r5000', { sample_id: 'S5000', read1: 'bad.bam' }));
    const after = sheetTable(sheetColumns(schema, values, edited), edited, values);
    expect(after.flatMap((checked, index) => (checked === before[index] ? [] : [index]))).toEqual([5000]);
  });

  test('a duplicate keeps its identity while nothing changes', () => {
    const columns = sheetColumns(schema, values, rows);
    const doubled = [...rows, row('again', rows[7]?.cells ?? {})];
    const table = sheetTable(columns, doubled, values);
    expect(sheetTable(columns, doubled, values).at(-1)).toBe(table.at(-1));
    expect(table.at(-1)?.cells['sample_id']?.problem).toEqual({ kind: 'duplicate' });
  });
});

test('an id is a duplicate exactly if an earlier row has it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'toString', '__proto__')), (ids) => {
      const rows = ids.map((id, index) => row(String(index), { sample_id: id, read1: 'a.fq' }));
      expect(problemsOf(rows).map(([index]) => index)).toEqual(
        ids.flatMap((id, index) => (ids.indexOf(id) < index ? [index] : [])),
      );
    }),
  );
});
