import { expect, test } from 'vitest';
import type { AppSchema } from '@omics-portal/api';
import { carryOver, draftState, schemaFingerprint, shownRows, shownValues, carryOverRows } from './draft-fit';
import { emptyDraft, type WizardDraft } from './wizard-draft';

const schema: AppSchema = {
  formMode: 'single',
  fields: [
    {
      tmplType: 'radio',
      model: 'kind',
      label: 'Kind',
      options: [{ label: 'A', value: 'a' }],
      config: { initialValue: 'a', rules: [{ required: true, message: 'Choose' }] },
    },
    { tmplType: 'file', model: 'table', filterType: '\\.csv$' },
  ],
};
const draft: WizardDraft = {
  ...emptyDraft(5),
  information: { name: 'run_1', description: 'd', group: '' },
  values: { kind: 'a' },
};

const changed = (change: (field: AppSchema['fields'][number]) => AppSchema['fields'][number]): AppSchema => ({
  ...schema,
  fields: schema.fields.map(change),
});

test.each<[string, AppSchema, boolean]>([
  ['another label', changed((field) => ({ ...field, label: 'Another text' })), true],
  [
    'another message',
    changed((field) => ({
      ...field,
      ...(field.model === 'kind' && {
        config: { initialValue: 'a', rules: [{ required: true, message: 'Other' }] },
      }),
    })),
    true,
  ],
  [
    'another file type',
    changed((field) => ({ ...field, ...(field.model === 'table' && { filterType: '\\.tsv$' }) })),
    false,
  ],
  [
    'another option',
    changed((field) => ({
      ...field,
      ...(field.model === 'kind' && { options: [{ label: 'A', value: 'b' }] }),
    })),
    false,
  ],
  ['another mode', { ...schema, formMode: 'batch' }, false],
  ['one field less', { ...schema, fields: schema.fields.slice(0, 1) }, false],
])('%s preserves the fingerprint: %s', (_title, other, same) => {
  expect(schemaFingerprint(other) === schemaFingerprint(schema)).toBe(same);
});

test('a draft is fresh, fits or is stale', () => {
  expect(draftState(draft, schema)).toBe('fresh');
  expect(draftState({ ...draft, fingerprint: schemaFingerprint(schema) }, schema)).toBe('fits');
  expect(draftState({ ...draft, fingerprint: 'another' }, schema)).toBe('stale');
});

test('only values that fit are carried over', () => {
  expect(carryOver(schema, { kind: 'gone', table: 'minio://b/t.csv', removed: 'x' })).toEqual({
    kind: 'a',
    table: 'minio://b/t.csv',
  });
  expect(carryOver(schema, { table: ['a.csv'] })).toEqual({ kind: 'a', table: null });
});

test('a stale draft is not shown, a fitting one is', () => {
  const stored = { ...draft, values: { kind: 'a', table: 'minio://b/t.csv' } };
  expect(shownValues({ ...stored, fingerprint: schemaFingerprint(schema) }, schema)).toEqual({
    kind: 'a',
    table: 'minio://b/t.csv',
  });
  expect(shownValues({ ...stored, fingerprint: 'another' }, schema)).toEqual({ kind: 'a', table: null });
});

const batch: AppSchema = {
  formMode: 'batch',
  fields: [
    { tmplType: 'sample_id', model: 'sample_id' },
    { tmplType: 'file', model: 'read1', multiple: true },
    { tmplType: 'file', model: 'read2', multiple: true },
    { tmplType: 'input', model: 'adapter' },
  ],
};

test('a draft of version 1 becomes rows: files distributed over the samples, edited cells, and files without a sample', () => {
  const former: WizardDraft = {
    ...draft,
    values: { sample_id: 2, read1: ['a1', 'b1', 'c1'], read2: ['x2'], adapter: 'ACGT' },
    unconverted: { ids: ['u1', 'u2'], overrides: { u2: { sample_id: 'two', adapter: 'T' } } },
  };
  expect(shownRows(former, batch).map(({ cells }) => cells)).toEqual([
    { sample_id: 'u1', read1: 'a1', read2: 'x2' },
    { sample_id: 'two', read1: 'b1', read2: 'x2', adapter: 'T' },
    { sample_id: 'row-3', read1: 'c1' },
  ]);
  const single = { ...former, unconverted: { ids: ['u1'], overrides: { u1: { sample_id: 'one' } } } };
  expect(shownRows(single, schema)).toEqual([{ rowId: 'u1', cells: { sample_id: 'one' } }]);
});

test('an app that is not a batch has one row, with the name of the project as its id', () => {
  expect(shownRows(draft, schema)).toEqual([{ rowId: 'single', cells: { sample_id: 'run_1' } }]);
  expect(shownRows(draft, batch)).toEqual([]);
});

test('rows carried over to a changed form lose only the cells of columns that are gone', () => {
  const rows = [{ rowId: 'r', cells: { sample_id: 's', read1: 'a', gone: 'x' } }];
  expect(carryOverRows(batch, {}, rows)).toEqual([{ rowId: 'r', cells: { sample_id: 's', read1: 'a' } }]);
});
