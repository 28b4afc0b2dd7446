import { expect, test } from 'vitest';
import type { ExpressionMatrix } from '../matrix/expression-matrix';
import { nameKey, withMappedIdentifiers } from './name-map';
import { rowsByFeature } from './reference-features';

const NAMES = new Map([
  [nameKey('L-Alanine'), 'HMDB0000161'],
  [nameKey('Citric acid'), 'HMDB0000094'],
]);

const table = (features: string[], hmdbIds?: string[]): ExpressionMatrix => ({
  features,
  libraries: ['D5_1'],
  values: Float64Array.from(features, (_, row) => row),
  ...(hmdbIds && { hmdbIds }),
});

test('rows without an identifier get that of their name, in any case; their own stays', () => {
  const own = table([' l-alanine', 'Citric Acid', 'Unknown 7'], ['NA', 'HMDB9999999', '']);
  expect([...(withMappedIdentifiers(own, NAMES).hmdbIds ?? [])]).toEqual(['HMDB0000161', 'HMDB9999999', '']);
});

test('a table of names alone is found by the identifiers of a reference set', () => {
  const wanted = new Set(['HMDB0000161', 'HMDB0000094']);
  const named = table(['Citric acid', 'L-Alanine']);
  expect(rowsByFeature('metabolomics', named, wanted).size).toBe(0);
  expect([...rowsByFeature('metabolomics', withMappedIdentifiers(named, NAMES), wanted)]).toEqual([
    ['HMDB0000094', [0]],
    ['HMDB0000161', [1]],
  ]);
});
