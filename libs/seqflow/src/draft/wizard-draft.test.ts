// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import {
  draftKey,
  emptyDraft,
  hasContent,
  newestOther,
  wizardDrafts,
  type WizardDraft,
} from './wizard-draft';

const draft: WizardDraft = {
  ...emptyDraft(5),
  information: { name: 'run_1', description: 'd', group: '' },
  values: { kind: 'a' },
  rows: [{ rowId: 'r1', cells: { sample_id: 's1' } }],
};

beforeEach(() => localStorage.clear());

test.each([
  ['typed something else', { ...draft, information: { ...draft.information, name: 'run_2' } }, 'v1'],
  ['chose another file', { ...draft, values: { kind: 'a', table: 'minio://b/t.csv' } }, 'v1'],
  ['edited a sample', { ...draft, rows: [{ rowId: 'r1', cells: { sample_id: 's2' } }] }, 'v1'],
  ['typed the same later', { ...draft, savedAt: 9 }, null],
  ['typed nothing', emptyDraft(9), null],
  ['wrote what cannot be read', 'no draft', null],
])('the other version, if another tab %s', (_title, other, id) => {
  const value = typeof other === 'string' ? other : JSON.stringify(other);
  const storage = { otherVersions: () => [{ id: 'v1', savedAt: 9, value }] };
  expect(newestOther(storage, 'app1', draft)?.id ?? null).toBe(id);
});

test('each app has its own draft', () => {
  wizardDrafts(localStorage, 'app1').save(draft);
  expect(wizardDrafts(localStorage, 'app1').load()).toEqual(draft);
  expect(wizardDrafts(localStorage, 'app2').load()).toBeNull();
});

test.each([['{}'], ['null'], ['{"version":1}'], ['{"version":3}']])('%s is not a draft', (text) => {
  localStorage.setItem(draftKey('app1'), text);
  expect(wizardDrafts(localStorage, 'app1').load()).toBeNull();
});

test('an empty draft has no content; a name alone is content', () => {
  expect(hasContent(emptyDraft(1))).toBe(false);
  expect(hasContent(draft)).toBe(true);
});

test('a draft of version 1 is read, and keeps its samples until the form is known', () => {
  const { rows: _rows, unconverted: _none, ...rest } = draft;
  const former = { ...rest, version: 1, ids: ['u1'], overrides: { u1: { sample_id: 'one' } } };
  localStorage.setItem(draftKey('app1'), JSON.stringify(former));
  expect(wizardDrafts(localStorage, 'app1').load()).toEqual({
    ...draft,
    rows: [],
    unconverted: { ids: ['u1'], overrides: { u1: { sample_id: 'one' } } },
  });
});
