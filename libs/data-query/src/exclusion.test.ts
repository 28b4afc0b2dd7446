import { expect, test } from 'vitest';
import {
  chosenValues,
  emptyQuery,
  excludedValues,
  filterCount,
  invertValues,
  selectValues,
  toggleExcluded,
  toggleValue,
  type DataQuery,
} from './index';
import { sameQuery } from './workbench';

const start: DataQuery = { ...emptyQuery('quartet_proteomics'), page: 3 };
const without = (...values: string[]) =>
  values.reduce((query, value) => toggleExcluded(query, 'site', value), start);

test('values are excluded and no longer excluded, on page 1', () => {
  const two = without('A', 'B');
  expect(two).toMatchObject({ page: 1, filters: { site: { values: ['A', 'B'], exclude: true } } });
  expect([excludedValues(two, 'site'), chosenValues(two, 'site')]).toEqual([['A', 'B'], []]);
  expect(filterCount(two)).toBe(1);
  expect(without('A', 'A').filters).toEqual({});
});

test('a field keeps or excludes: the last click decides', () => {
  const kept = toggleValue(without('A'), 'site', 'B');
  expect([chosenValues(kept, 'site'), excludedValues(kept, 'site')]).toEqual([['B'], []]);
  const excluded = toggleExcluded(kept, 'site', 'C');
  expect([chosenValues(excluded, 'site'), excludedValues(excluded, 'site')]).toEqual([[], ['C']]);
  expect(chosenValues(selectValues(without('A'), 'site', ['A', 'B']), 'site')).toEqual(['A', 'B']);
});

test('the inverse of excluded values is these values', () => {
  const inverse = invertValues(without('A', 'B'), 'site', ['A', 'C']);
  expect(inverse.filters).toEqual({ site: { kind: 'category', values: ['A', 'B'] } });
});

test('a filter and its opposite are different steps', () => {
  const kept = toggleValue(start, 'site', 'A');
  expect(sameQuery(kept, without('A'))).toBe(false);
  expect(sameQuery(without('A', 'B'), without('B', 'A'))).toBe(true);
});
