import { expect, test } from 'vitest';
import { readVisualisation } from './read-visualisation';

const RNA = { version: 1, kind: 'rna' };

test('a document of its kind and version is read', () => {
  expect(readVisualisation(RNA, 'rna')).toBe(RNA);
});

test.each([null, [], 'text', { kind: 'rna' }, { version: 2, kind: 'rna' }, { version: 1, kind: 'dna' }])(
  '%j is refused',
  (value) => expect(readVisualisation(value, 'rna')).toBeNull(),
);
