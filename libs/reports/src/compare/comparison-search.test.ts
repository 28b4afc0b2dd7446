import { expect, test } from 'vitest';
import { comparedIds, readComparisonSearch } from './comparison-search';

test.each([
  ['two ids', { reports: 'a,b' }, ['a', 'b']],
  ['blanks, empty entries and repetitions', { reports: ' a,,b , a' }, ['a', 'b']],
  ['no ids', {}, []],
  ['another type', { reports: 12 }, []],
  ['no search parameters', undefined, []],
])('%s', (_title, search, ids) => {
  expect(comparedIds(readComparisonSearch(search))).toEqual(ids);
});

test('rows without a difference are hidden on request only', () => {
  expect(readComparisonSearch({ reports: 'a,b', differences: true }).differences).toBe(true);
  expect(readComparisonSearch({ reports: 'a,b', differences: 'yes' }).differences).toBeUndefined();
});

test.each([
  ['a kind of curves', 'geneCoverage', 'geneCoverage'],
  ['another type', 12, undefined],
  ['a text that is no kind', 'x'.repeat(101), undefined],
])('%s', (_title, curve, read) => {
  const search = readComparisonSearch({ reports: 'a,b', curve });
  expect(search.curve).toBe(read);
  expect(search.reports).toBe('a,b');
});
