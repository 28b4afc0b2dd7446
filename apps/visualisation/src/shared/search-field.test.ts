import { expect, test } from 'vitest';
import { matchingNames } from './search-field';

const NAMES = ['TAKT', 'AKT2', 'akt1', 'TP53'];

test('names that begin with the text come first, in any case', () => {
  expect(matchingNames(NAMES, ' akt')).toEqual(['AKT2', 'akt1', 'TAKT']);
  expect(matchingNames(NAMES, '')).toEqual(NAMES);
  expect(matchingNames(NAMES, '(')).toEqual([]);
});

test('a name that others begin with is found, however many they are', () => {
  const many = Array.from({ length: 100 }, (_, index) => `AR${index}`);
  expect(matchingNames([...many, 'AR'], 'ar')[0]).toBe('AR');
  expect(matchingNames([...many, 'AR'], 'ＡＲ')[0]).toBe('AR');
});

test('a long list is cut', () => {
  const many = Array.from({ length: 5000 }, (_, index) => `gene${index}`);
  expect(matchingNames(many, 'gene')).toHaveLength(50);
});
