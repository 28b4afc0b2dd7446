import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeSearch, emptyQuery, QUERY_VERSION, QueryError } from './index';
import { DATA_QUERY_SCHEMA, readQuery } from './schema';
import { dataQuery } from './testing/arbitraries';

const isValid = new Ajv2020({ allowUnionTypes: true }).compile(DATA_QUERY_SCHEMA);
const start = emptyQuery('quartet_genomics');
const withFilters = (a1: unknown) => ({ ...start, filters: { a1 } });

/** Value after a JSON round trip. */
function sent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Code and path of the reader's error, if any. */
function refusal(input: unknown): string | null {
  try {
    readQuery(input);
    return null;
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    return `${error.code} at ${error.path}`;
  }
}

test('every query is valid against the published schema and survives a round trip', () => {
  fc.assert(
    fc.property(dataQuery(), (query) => {
      expect(isValid(sent(query))).toBe(true);
      expect(readQuery(sent(query))).toEqual(query);
    }),
  );
});

test('any URL is read as a valid query', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('1..', '..', '0', '~x', '""', 'x:asc', 'ä:asc', '-1', 'files'),
  );
  const pair = fc.tuple(
    fc.constantFrom('f.a1', 'x.a1', 'f.ä', 'f.', 'page', 'per_page', 'sort', 'tab', 'x'),
    text,
  );
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const search = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
      const { query } = decodeSearch(search, { collection: 'quartet_genomics' });
      expect(isValid(sent(query))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test.each<[unknown, string]>([
  [null, 'bad-shape at '],
  [[], 'bad-shape at '],
  [{ ...start, version: 3 }, 'bad-shape at version'],
  [{ ...start, more: 1 }, 'bad-shape at '],
  [{ ...start, collection: '../x' }, 'bad-value at collection'],
  [{ ...start, tab: 'all' }, 'bad-value at tab'],
  [{ ...start, page: 0 }, 'bad-value at page'],
  [{ ...start, perPage: '10' }, 'bad-value at perPage'],
  [{ ...start, sort: { field: 'a1' } }, 'bad-shape at sort'],
  [{ ...start, sort: { field: 'a 1', direction: 'asc' } }, 'bad-field at sort.field'],
  [{ ...start, sort: { field: 'a1', direction: 'up' } }, 'bad-value at sort.direction'],
  [{ ...start, filters: [] }, 'bad-shape at filters'],
  [{ ...start, filters: { 'a-1': { kind: 'number', min: 0 } } }, 'bad-field at filters.a-1'],
  [withFilters({ kind: 'date' }), 'bad-shape at filters.a1'],
  [withFilters({ kind: 'date', contains: 'x' }), 'bad-shape at filters.a1.kind'],
  [withFilters({ kind: 'category', values: [] }), 'bad-value at filters.a1.values'],
  [withFilters({ kind: 'category', values: ['x', 'x'] }), 'bad-value at filters.a1.values'],
  [withFilters({ kind: 'category', values: [{}] }), 'bad-value at filters.a1.values'],
  [withFilters({ kind: 'category', values: ['x'], exclude: false }), 'bad-value at filters.a1.exclude'],
  [withFilters({ kind: 'number', min: 0, exclude: true }), 'bad-shape at filters.a1'],
  [withFilters({ kind: 'number' }), 'bad-value at filters.a1'],
  [withFilters({ kind: 'number', min: '0' }), 'bad-value at filters.a1'],
  [withFilters({ kind: 'number', min: 0, values: [] }), 'bad-shape at filters.a1'],
  [withFilters({ kind: 'text', contains: '' }), 'bad-value at filters.a1.contains'],
])('%j is refused by schema and reader: %s', (input, expected) => {
  expect(refusal(input)).toBe(expected);
  expect(isValid(input)).toBe(false);
});

test('a query of version 1 is read, and becomes one of the present version', () => {
  const old = { ...start, version: 1, filters: { a1: { kind: 'category', values: ['x'] } } };
  expect(isValid(old)).toBe(true);
  expect(readQuery(old)).toEqual({ ...old, version: QUERY_VERSION });
});

test('schema and reader agree on any change of a query', () => {
  const part = fc.oneof(
    fc.constantFrom<unknown>(null, 0, 1, '', 'x', [], {}, [null], ['x', 'x'], 'asc', 'files', true),
    fc.constantFrom<unknown>(
      { kind: 'number', min: 0 },
      { kind: 'text', contains: 'x' },
      { field: 'a1', direction: 'asc' },
    ),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const key = fc.constantFrom(
    'version',
    'collection',
    'tab',
    'filters',
    'page',
    'perPage',
    'sort',
    'other',
    'a1',
    'kind',
    'values',
    'min',
  );
  let accepted = 0;
  fc.assert(
    fc.property(dataQuery(), key, part, fc.boolean(), (query, at, value, isInside) => {
      const changed = isInside
        ? withFilters({ kind: 'category', values: ['x'], [at]: value })
        : { ...query, [at]: value };
      const input = sent(changed);
      expect(refusal(input) === null).toBe(isValid(input));
      if (isValid(input)) accepted += 1;
    }),
    { numRuns: 2000 },
  );
  expect(accepted).toBeGreaterThan(20);
});
