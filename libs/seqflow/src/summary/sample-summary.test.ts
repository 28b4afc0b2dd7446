import { expect, test } from 'vitest';
import type { AppSchema } from '@omics-portal/api';
import { initialValues } from '../app-form/form-values';
import { sheetTable } from '../sheet/sheet';
import { sheetColumns } from '../sheet/sheet-columns';
import { changedParameters, summariseSamples } from './sample-summary';

const schema: AppSchema = {
  formMode: 'batch',
  fields: [
    { tmplType: 'sample_id', model: 'sample_id' },
    { tmplType: 'file', model: 'read1', label: 'Read 1', multiple: true },
    { tmplType: 'file', model: 'read2', label: 'Read 2', multiple: true },
    { tmplType: 'input_number', model: 'threads', label: 'Threads', config: { initialValue: 4 } },
    { tmplType: 'input', model: 'adapter', label: 'Adapter' },
  ],
};
const values = { ...initialValues(schema), adapter: 'ACGT' };

test('24 samples are a number, what is the same, what differs, and six rows', () => {
  const rows = Array.from({ length: 24 }, (_, index) => ({
    rowId: `r${index}`,
    cells: { sample_id: `s${index}`, read1: `minio://b/s${index}.fq`, ...(index === 3 && { threads: 8 }) },
  }));
  const columns = sheetColumns(schema, values, rows);
  const blank = { rowId: 'blank', cells: {} };
  const summary = summariseSamples(columns, sheetTable(columns, [...rows, blank], values));
  expect(summary.count).toBe(24);
  expect(summary.same.map(({ column, value }) => [column.model, value])).toEqual([['adapter', 'ACGT']]);
  expect(summary.different.map(({ column, distinct }) => [column.model, distinct])).toEqual([
    ['sample_id', 24],
    ['read1', 24],
    ['threads', 2],
  ]);
  expect(summary.shown.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 24]);
});

test('a sheet without samples has nothing to show', () => {
  const columns = sheetColumns(schema, values);
  expect(summariseSamples(columns, [])).toEqual({ count: 0, same: [], different: [], shown: [] });
});

test('changed parameters have the default beside them', () => {
  const { changed, unchanged } = changedParameters(schema, values);
  expect(changed.map(({ field, value, standard }) => [field.model, value, standard])).toEqual([
    ['adapter', 'ACGT', null],
  ]);
  expect(unchanged).toBe(1);
});
