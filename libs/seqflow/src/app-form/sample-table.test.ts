import { expect, test } from 'vitest';
import type { AppSchema } from '@omics-portal/api';
import { deriveSamples } from './derive-samples';
import {
  countEdits,
  editedSamples,
  invalidCells,
  tableColumns,
  tableRows,
  withEdit,
  type Overrides,
} from './sample-table';

const schema: AppSchema = {
  formMode: 'batch',
  fields: [
    { tmplType: 'sample_id', model: 'sample_id' },
    {
      tmplType: 'file',
      model: 'read1',
      label: 'Read 1',
      multiple: true,
      filterType: '\\.fq$',
      config: { rules: [{ required: true, type: 'array' }] },
    },
    { tmplType: 'input', model: 'note' },
  ],
};
const values = { sample_id: 2, read1: ['a.fq', 'b.fq'], note: 'x' };
const ids = ['id-0', 'id-1', 'id-2'];

function table(overrides: Overrides, formValues: typeof values = values) {
  const columns = tableColumns(schema, formValues);
  return { columns, rows: tableRows(columns, deriveSamples(schema, formValues, ids), overrides, true) };
}

test('the columns are the sample id, then the fields by their labels', () => {
  expect(tableColumns(schema, values).map(({ model, label }) => [model, label])).toEqual([
    ['sample_id', null],
    ['read1', 'Read 1'],
    ['note', 'note'],
  ]);
});

test('an edit overrides the value of the form, and can be discarded', () => {
  const overrides = withEdit({}, 'id-1', 'note', 'y', 'x');
  const { rows } = table(overrides);
  expect(rows[1]?.cells['note']).toEqual({ value: 'y', base: 'x', edited: true, problem: null });
  expect(countEdits(rows)).toBe(1);
  expect(withEdit(overrides, 'id-1', 'note', 'x', 'x')).toEqual({});
});

test('a later change of the form updates every cell that was not edited', () => {
  const overrides = withEdit({}, 'id-0', 'note', 'y', 'x');
  const { rows } = table(overrides, { ...values, read1: ['c.fq', 'd.fq'], note: 'z' });
  expect(editedSamples(rows).map((row) => row.cells)).toEqual([
    { sample_id: 'id-0', read1: 'c.fq', note: 'y' },
    { sample_id: 'id-1', read1: 'd.fq', note: 'z' },
  ]);
});

test('invalid cells are named by row and column', () => {
  const overrides: Overrides = { 'id-0': { read1: 'a.bam' }, 'id-1': { read1: null, sample_id: 'id-0' } };
  const { columns, rows } = table(overrides);
  expect(
    invalidCells(columns, rows).map(({ row, column, problem }) => [row, column.model, problem.kind]),
  ).toEqual([
    [1, 'read1', 'file-type'],
    [2, 'sample_id', 'duplicate'],
    [2, 'read1', 'required'],
  ]);
});

test.each([
  ['', 'required'],
  ['x'.repeat(65), 'length'],
])('the sample id "%s" is rejected', (sample_id, kind) => {
  expect(table({ 'id-0': { sample_id } }).rows[0]?.cells['sample_id']?.problem?.kind).toBe(kind);
});
