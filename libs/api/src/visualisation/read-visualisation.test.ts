import { expect, test } from 'vitest';
import { readDensity, readHistories, readVisualisation } from './read-visualisation';

const RNA = { version: 1, kind: 'rna' };

test('a document of its kind and version is read', () => {
  expect(readVisualisation(RNA, 'rna')).toBe(RNA);
});

test.each([null, [], 'text', { kind: 'rna' }, { version: 2, kind: 'rna' }, { version: 1, kind: 'dna' }])(
  '%j is refused',
  (value) => expect(readVisualisation(value, 'rna')).toBeNull(),
);

test('the density of variants is read, and no other document', () => {
  const density = { version: 1, kind: 'dna-density', density: null };
  expect(readDensity(density)).toBe(density);
  expect([readDensity(RNA), readDensity({ ...density, version: 2 }), readDensity(null)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('the histories are read, and no other document', () => {
  const document = { version: 1, kind: 'histories', histories: [] };
  expect(readHistories(document)).toBe(document);
  expect([readHistories(RNA), readHistories({ ...document, version: 2 })]).toEqual([null, null]);
});
