import { expect, test } from 'vitest';
import type { AppSchema } from '@omics-portal/api';
import { carryOver, draftState, schemaFingerprint, shownValues, withIds } from './draft-fit';
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
  ids: ['u1'],
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

test('existing ids are preserved, and more are created only if needed', () => {
  let made = 0;
  const newId = () => `new-${(made += 1)}`;
  expect(withIds(['a'], 3, newId)).toEqual(['a', 'new-1', 'new-2']);
  expect(withIds(['a', 'b'], 1, newId)).toEqual(['a', 'b']);
});
