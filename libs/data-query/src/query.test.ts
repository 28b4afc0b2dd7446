import { expect, test } from 'vitest';
import {
  clearFilters,
  emptyQuery,
  filterCount,
  filterOf,
  setPage,
  setPerPage,
  setSort,
  setTab,
  toggleValue,
  toPageParams,
  withFilter,
  withoutFilter,
  withoutOwnFilter,
  pageCount,
  readPageNumber,
} from './index';

const start = setPage(withFilter(emptyQuery('c'), 'data_format', { kind: 'category', values: ['CSV'] }), 7);

test.each([
  ['a filter is set', withFilter(start, 'snr', { kind: 'number', min: 1 })],
  ['a filter is removed', withoutFilter(start, 'data_format')],
  ['all filters are cleared', clearFilters(start)],
  ['a value is toggled', toggleValue(start, 'data_format', 'TSV')],
  ['the tab changes', setTab(start, 'donors')],
  ['the order changes', setSort(start, { field: 'snr', direction: 'desc' })],
])('the query goes to page 1 when %s', (_case, query) => {
  expect(start.page).toBe(7);
  expect(query.page).toBe(1);
});

test('toggling adds a value, then removes it, then removes the filter', () => {
  const both = toggleValue(start, 'data_format', null);
  expect(filterOf(both, 'data_format')).toEqual({ kind: 'category', values: ['CSV', null] });
  const only = toggleValue(both, 'data_format', 'CSV');
  expect(filterOf(only, 'data_format')).toEqual({ kind: 'category', values: [null] });
  expect(filterCount(toggleValue(only, 'data_format', null))).toBe(0);
});

test('a filter that excludes nothing is no filter', () => {
  expect(filterCount(withFilter(start, 'data_format', { kind: 'category', values: [] }))).toBe(0);
  expect(filterCount(withFilter(start, 'data_format', { kind: 'number' }))).toBe(0);
  expect(filterCount(withFilter(start, 'data_format', { kind: 'text', contains: '' }))).toBe(0);
});

test('values are named once, empty is Unknown, bounds are put in order', () => {
  const query = withFilter(start, 'a1', { kind: 'category', values: ['x', 'x', '', null, -0, 0, '\ud800'] });
  expect(filterOf(query, 'a1')).toEqual({ kind: 'category', values: ['x', null, 0, '\ufffd'] });
  expect(filterOf(withFilter(start, 'snr', { kind: 'number', min: 9, max: 1 }), 'snr')).toEqual({
    kind: 'number',
    min: 1,
    max: 9,
  });
});

test('a field named like a method has no filter until one is set', () => {
  expect(filterOf(start, 'constructor')).toBeUndefined();
});

test("a facet's counts ignore its own filter only", () => {
  const query = withFilter(start, 'site', { kind: 'category', values: ['NVG'] });
  expect(Object.keys(withoutOwnFilter(query, 'site').filters)).toEqual(['data_format']);
  expect(withoutOwnFilter(query, 'tool')).toBe(query);
});

test.each([
  [1, 1],
  ['1', 1],
  ['25', 25],
  [0, null],
  ['0', null],
  [-1, null],
  [1.5, null],
  ['1e3', null],
  ['x', null],
  [undefined, null],
  [2 ** 53, null],
])('the page number %j is read as %j', (input, page) => {
  expect(readPageNumber(input)).toBe(page);
});

test('a new page size keeps the first row visible', () => {
  expect(setPerPage({ ...start, page: 7, perPage: 10 }, 25)).toMatchObject({ page: 3, perPage: 25 });
  expect(setPerPage(start, 0)).toBe(start);
});

test('an empty list has one page', () => {
  expect(pageCount(0, 10)).toBe(1);
  expect(pageCount(21, 10)).toBe(3);
});

test('the wire gets paging and order', () => {
  expect(toPageParams(setSort(start, { field: 'snr', direction: 'asc' }))).toEqual({
    page: 1,
    per_page: 10,
    sort: 'snr:asc',
  });
  expect(toPageParams({ ...start, page: 0, perPage: 0 })).toEqual({ page: 1, per_page: 10 });
  expect(setSort(setSort(start, { field: 'snr', direction: 'asc' }), null)).not.toHaveProperty('sort');
});
