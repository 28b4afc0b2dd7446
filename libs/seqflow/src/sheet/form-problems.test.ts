import { expect, test } from 'vitest';
import type { AppSchema } from '@omics-portal/api';
import { formProblems } from './form-problems';
import type { SheetRow } from './sheet-row';

const required = { config: { rules: [{ required: true }] } };
const schema: AppSchema = {
  formMode: 'batch',
  fields: [
    { tmplType: 'sample_id', ...required },
    { tmplType: 'file', model: 'read1', multiple: true, ...required },
    { tmplType: 'input', model: 'strand', ...required },
    { tmplType: 'input_number', model: 'quality', max: 40 },
  ],
};
const rowsOf = (...cells: SheetRow['cells'][]) =>
  cells.map((each, index) => ({ rowId: String(index), cells: each }));

test.each<[string, SheetRow['cells'], SheetRow['cells'][], string[]]>([
  ['without samples', {}, [], ['strand']],
  ['with a value', { strand: 'f' }, [], []],
  ['if one sample has none', {}, [{ sample_id: 'A', strand: 'f' }, { sample_id: 'B' }], ['strand']],
  [
    'if each sample has its own',
    {},
    [{ sample_id: 'A', strand: 'f' }, { sample_id: 'B', strand: 'r' }, {}],
    [],
  ],
  ['with a wrong value', { quality: 99 }, [{ sample_id: 'A', strand: 'f', quality: 5 }], ['quality']],
])('problems of the form %s', (_name, values, rows, models) => {
  expect(Object.keys(formProblems(schema, values, rowsOf(...rows)))).toEqual(models);
});
