import { aThresholdProfile } from '@omics-portal/api-mocks';
import { expect, test } from 'vitest';
import { boundKey } from './profile-draft';
import { profileDrafts, profileValues, restoreProfile, storeProfile } from './stored-profile-draft';

const BASE = aThresholdProfile();

function memoryItems() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('values of the editor survive their storage', () => {
  const values = profileValues(BASE);
  const entered = {
    name: 'Lab 7',
    rows: values.rows.map((row) => (row.byGrade ? row : { ...row, fail: 12.5 })),
  };
  const store = profileDrafts(memoryItems(), BASE);
  expect(store.load()).toBeNull();
  store.save(storeProfile(entered, null, 1));
  const stored = store.load();
  expect(stored && restoreProfile(stored, BASE)).toEqual(entered);
});

test('a draft is that of one profile in one version', () => {
  const items = memoryItems();
  profileDrafts(items, BASE).save(storeProfile(profileValues(BASE), null, 1));
  expect(profileDrafts(items, { ...BASE, version: BASE.version + 1 }).load()).toBeNull();
  expect(profileDrafts(items, { ...BASE, id: 'another' }).load()).toBeNull();
});

test('a bound that its row cannot have is left out', () => {
  const values = profileValues(BASE);
  const row = values.rows.find(({ byGrade }) => !byGrade);
  if (!row) throw new Error('no row with numbers');
  const stored = { ...storeProfile(values, null, 1), bounds: { [boundKey(row, 'warn')]: 'Fair' as const } };
  expect(restoreProfile(stored, BASE).rows).toEqual(values.rows);
});
