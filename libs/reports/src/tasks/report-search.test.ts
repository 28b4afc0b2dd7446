import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { reportDetailsSearch, reportHistorySearch, reportListSearch } from './report-search';

test.each([
  [
    'a page and a filter',
    { page: 2, pageSize: 25, status: 'Failed', name: 'a' },
    { page: 2, pageSize: 25, status: 'Failed', name: 'a' },
  ],
  [
    'a verdict and days',
    { verdict: 'not-assessed', from: '2026-11-20', to: '2026-11-22' },
    { verdict: 'not-assessed', from: '2026-11-20', to: '2026-11-22' },
  ],
  ['an unknown verdict and no days', { verdict: 'good', from: '22.11.2026', to: 20261122 }, {}],
  ['nothing', {}, {}],
  ['what makes no sense falls back', { page: 0, pageSize: 1e9, status: 'Odd', name: 5 }, {}],
])('search parameters of a list: %s', (_title, given, expected) => {
  expect(JSON.parse(JSON.stringify(parse(reportListSearch, given)))).toEqual(expected);
});

test('search parameters of the history include a known tool', () => {
  expect(parse(reportHistorySearch, { tool: 'metqc' }).tool).toBe('metqc');
  expect(parse(reportHistorySearch, { tool: 'rm -rf' }).tool).toBeUndefined();
});

test.each([
  [true, true],
  ['true', true],
  ['', true],
  [1, true],
  ['false', undefined],
  [0, undefined],
  [undefined, undefined],
])('readonly=%s is %s', (given, expected) => {
  expect(parse(reportDetailsSearch, { readonly: given }).readonly).toBe(expected);
});

test('the address of a report has its figures as a table, and other batches', () => {
  const view = { figureTable: true, otherBatches: true };
  expect(parse(reportDetailsSearch, view)).toMatchObject(view);
  expect(parse(reportDetailsSearch, { figureTable: 'odd' }).figureTable).toBeUndefined();
});
