// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { AppSchema } from '@omics-portal/api';
import {
  canonicalJson,
  carryOver,
  clearDraft,
  draftKey,
  draftState,
  emptyDraft,
  hasContent,
  loadDraft,
  newestOther,
  saveDraft,
  schemaFingerprint,
  shownValues,
  withIds,
  type WizardDraft,
} from './draft';

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

beforeEach(() => localStorage.clear());

test.each([
  ['typed something else', { ...draft, information: { ...draft.information, name: 'run_2' } }, 'v1'],
  ['chose another file', { ...draft, values: { kind: 'a', table: 'minio://b/t.csv' } }, 'v1'],
  ['typed the same later', { ...draft, savedAt: 9 }, null],
  ['typed nothing', emptyDraft(9), null],
  ['wrote what cannot be read', 'no draft', null],
])('another tab that %s is told of or not', (_title, other, id) => {
  const value = typeof other === 'string' ? other : JSON.stringify(other);
  const storage = { otherVersions: () => [{ id: 'v1', savedAt: 9, value }] };
  expect(newestOther(storage, 'app1', draft)?.id ?? null).toBe(id);
});

test('a draft survives, app by app, and is gone after it was cleared', () => {
  expect(saveDraft(localStorage, 'app1', draft)).toBe(true);
  expect(loadDraft(localStorage, 'app1')).toEqual(draft);
  expect(loadDraft(localStorage, 'app2')).toBeNull();
  clearDraft(localStorage, 'app1');
  expect(loadDraft(localStorage, 'app1')).toBeNull();
});

test.each([['not json'], ['{}'], ['null'], ['{"version":2}']])('%s is no draft', (text) => {
  localStorage.setItem(draftKey('app1'), text);
  expect(loadDraft(localStorage, 'app1')).toBeNull();
});

test('a browser that forbids storage says so and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(saveDraft(storage, 'app1', draft)).toBe(false);
  expect(loadDraft(storage, 'app1')).toBeNull();
  expect(() => clearDraft(storage, 'app1')).not.toThrow();
});

test('an empty draft has no content; a name alone is content', () => {
  expect(hasContent(emptyDraft(1))).toBe(false);
  expect(hasContent(draft)).toBe(true);
});

test('canonical JSON does not depend on the order of keys, and leaves out what is undefined', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe(
    canonicalJson({ b: [1, { c: 'x', d: null }] }),
  );
  expect(canonicalJson({ a: 1 })).not.toBe(canonicalJson({ a: 2 }));
});

const changed = (change: (field: AppSchema['fields'][number]) => AppSchema['fields'][number]): AppSchema => ({
  ...schema,
  fields: schema.fields.map(change),
});

test.each<[string, AppSchema, boolean]>([
  ['another label', changed((field) => ({ ...field, label: 'Other words' })), true],
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
])('%s keeps the fingerprint: %s', (_title, other, same) => {
  expect(schemaFingerprint(other) === schemaFingerprint(schema)).toBe(same);
});

test('a draft is fresh, fits or is stale', () => {
  expect(draftState(draft, schema)).toBe('fresh');
  expect(draftState({ ...draft, fingerprint: schemaFingerprint(schema) }, schema)).toBe('fits');
  expect(draftState({ ...draft, fingerprint: 'another' }, schema)).toBe('stale');
});

test('only values that still fit are carried over', () => {
  expect(carryOver(schema, { kind: 'gone', table: 'minio://b/t.csv', removed: 'x' })).toEqual({
    kind: 'a',
    table: 'minio://b/t.csv',
  });
  expect(carryOver(schema, { table: ['a.csv'] })).toEqual({ kind: 'a', table: null });
});

test('a stale draft is not shown, one that fits is', () => {
  const kept = { ...draft, values: { kind: 'a', table: 'minio://b/t.csv' } };
  expect(shownValues({ ...kept, fingerprint: schemaFingerprint(schema) }, schema)).toEqual({
    kind: 'a',
    table: 'minio://b/t.csv',
  });
  expect(shownValues({ ...kept, fingerprint: 'another' }, schema)).toEqual({ kind: 'a', table: null });
});

test('ids that are there stay, and more are made only when needed', () => {
  let made = 0;
  const newId = () => `new-${(made += 1)}`;
  expect(withIds(['a'], 3, newId)).toEqual(['a', 'new-1', 'new-2']);
  expect(withIds(['a', 'b'], 1, newId)).toEqual(['a', 'b']);
});
