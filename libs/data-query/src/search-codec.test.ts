import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decodeSearch,
  emptyQuery,
  encodeSearch,
  encodeSearchText,
  parseSearch,
  stringifySearch,
  withFilter,
  type Filters,
  type FilterValue,
} from './index';
import { SEARCH_FIELDS, dataQuery } from './testing/arbitraries';

const collection = 'quartet_proteomics';
const category = (...values: FilterValue[]) => ({ kind: 'category' as const, values });

test('a URL is short and readable', () => {
  const one = withFilter(emptyQuery(collection), 'data_format', category('CSV', 'TSV'));
  const two = withFilter(one, 'snr', { kind: 'number', min: 10, max: 50 });
  const query = {
    ...withFilter(two, 'file_name', { kind: 'text', contains: 'D5' }),
    sort: { field: 'file_size', direction: 'desc' as const },
    page: 3,
  };
  expect(encodeSearchText(query)).toBe(
    'f.data_format=CSV&f.data_format=TSV&f.snr=10..50&f.file_name=~D5&sort=file_size:desc&page=3',
  );
  expect(encodeSearchText(emptyQuery(collection))).toBe('');
});

test.each<[string, Filters, string]>([
  ['f.site=a%00b', { site: category('ab') }, 'ab'],
  ['f.site=%00', {}, ''],
  ['x.site="%5Cu00001"&x.site=b', { site: { ...category('1', 'b'), exclude: true } }, '"1" b'],
  ['f.site=%22%5Cu0000%22', {}, ''],
  ['f.site=~%00a', { site: { kind: 'text', contains: 'a' } }, '~a'],
])(
  'NUL in the address %s is left out and reported, because no server can store it',
  (text, filters, given) => {
    const { query, problems } = decodeSearch(text, { collection, fields: { site: 'category' } });
    expect(query.filters).toEqual(filters);
    expect(problems).toEqual([{ parameter: text.slice(0, 6), given, code: 'bad-character' }]);
  },
);

test.each<[FilterValue, string]>([
  ['CSV', 'CSV'],
  [0, '0'],
  ['0', '"0"'],
  [-1.5, '-1.5'],
  [1e21, '1e+21'],
  ['1.0', '1.0'],
  [null, 'null'],
  ['null', '"null"'],
  [true, 'true'],
  ['true', '"true"'],
  ['a,b', 'a,b'],
  ['"', '"\\""'],
  ['~x', '"~x"'],
  ['1..2', '"1..2"'],
  ['..', '..'],
  ['中文 #1', '中文 #1'],
])('the value %j is written %s', (value, written) => {
  const search = encodeSearch(withFilter(emptyQuery(collection), 'site', category(value)));
  expect(search).toEqual({ 'f.site': written });
});

test('excluded values have a parameter of their own', () => {
  const query = withFilter(emptyQuery(collection), 'site', { ...category('A', null), exclude: true });
  expect(encodeSearchText(query)).toBe('x.site=A&x.site=null');
  // A value of version 1 that looks like a negation is still a value.
  expect(decodeSearch('f.site=!A', { collection }).query.filters).toEqual({ site: category('!A') });
});

test('decoding inverts encoding, as an object and as text, and preserves unknown parameters', () => {
  const rest = fc.dictionary(
    fc.constantFrom('utm_source', '中文', 'x y', 'readonly'),
    fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 2, maxLength: 3 })),
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(dataQuery(), rest, (query, others) => {
      const expected = { query, rest: others, problems: [] };
      expect(decodeSearch(encodeSearch(query, others), { collection, searchFields: SEARCH_FIELDS })).toEqual(
        expected,
      );
      expect(
        decodeSearch(encodeSearchText(query, others), { collection, searchFields: SEARCH_FIELDS }),
      ).toEqual(expected);
      expect(
        decodeSearch(`?${encodeSearchText(query, others)}`, { collection, searchFields: SEARCH_FIELDS }),
      ).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test('no text makes decoding throw, and the result is stable', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string().map((text) => `f.a1=${text}&x.b1=${text}&page=${text}&sort=${text}`),
      ),
      (text) => {
        const { query, rest } = decodeSearch(text, { collection });
        expect(decodeSearch(encodeSearchText(query, rest), { collection })).toMatchObject({
          query,
          problems: [],
        });
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ['page=0', 'page', 'bad-page'],
  ['page=x', 'page', 'bad-page'],
  ['per_page=-1', 'per_page', 'bad-page-size'],
  ['per_page=10001', 'per_page', 'bad-page-size'],
  ['per_page=1000000000', 'per_page', 'bad-page-size'],
  ['tab=x', 'tab', 'bad-tab'],
  ['sort=snr', 'sort', 'bad-sort'],
  ['sort=nope:asc', 'sort', 'unknown-field'],
  ['sort=中文:asc', 'sort', 'unknown-field'],
  ['f.snr=9..1', 'f.snr', 'range-reversed'],
  ['f.snr=1e999..', 'f.snr', 'range-infinite'],
  ['f.snr=1..2&f.snr=3', 'f.snr', 'mixed-filter'],
  ['f.snr=1..2&f.snr=3..4', 'f.snr', 'mixed-filter'],
  ['f.snr=high', 'f.snr', 'wrong-kind'],
  ['f.site=1..2', 'f.site', 'wrong-kind'],
  ['x.site=1..2', 'x.site', 'wrong-kind'],
  ['x.site=~a', 'x.site', 'wrong-kind'],
  ['x.snr=1', 'x.snr', 'wrong-kind'],
  ['x.nope=1', 'x.nope', 'unknown-field'],
  ['f.site=a&x.site=b', 'x.site', 'mixed-filter'],
  ['x.site=b&f.site=a', 'f.site', 'mixed-filter'],
  ['f.nope=1', 'f.nope', 'unknown-field'],
  ['f.constructor=1', 'f.constructor', 'unknown-field'],
  ['f.__proto__=1', 'f.__proto__', 'unknown-field'],
  ['f10.site=a', 'f10.site', 'unknown-group'],
  ['x0.site=a', 'x0.site', 'unknown-group'],
])('"%s" is reported (%s: %s) and the page opens', (text, parameter, code) => {
  const fields = { snr: 'number', site: 'category' } as const;
  const { query, problems } = decodeSearch(text, { collection, fields, maxPerPage: 10_000 });
  expect(problems).toEqual([{ parameter, given: expect.any(String), code }]);
  expect(query).toMatchObject({ page: 1, perPage: 10, tab: 'files' });
});

test('the maximum page size is accepted, and any without a limit', () => {
  const sizeOf = (text: string, maxPerPage?: number) =>
    decodeSearch(text, { collection, ...(maxPerPage && { maxPerPage }) }).query.perPage;
  expect(sizeOf('per_page=10000', 10_000)).toBe(10_000);
  expect(sizeOf('per_page=100000')).toBe(100_000);
});

test('a reversed range is reordered, and of mixed conditions the first kind is used', () => {
  expect(decodeSearch('f.snr=9..1', { collection }).query.filters).toEqual({
    snr: { kind: 'number', min: 1, max: 9 },
  });
  expect(decodeSearch('f.a1=x&f.a1=~y&f.a1=z', { collection }).query.filters).toEqual({
    a1: category('x', 'z'),
  });
});

test('what a router has already read as numbers and lists is understood', () => {
  const { query, rest } = decodeSearch(
    { page: 2, 'f.replicate': [1, null, true], empty: undefined, 'f.none': [], x: { a: 1 } },
    { collection },
  );
  expect(query).toMatchObject({ page: 2, filters: { replicate: category(1, null, true) } });
  expect(rest).toEqual({ empty: [], x: '{"a":1}' });
});

test('broken percent codes and plus signs are read as far as they go', () => {
  expect(parseSearch('?a=%E4%B8%AD&b=%E4&c=x+y&&d')).toEqual({ a: '中', b: '%E4', c: 'x y', d: '' });
  expect(stringifySearch({ a: ['x,y', '\ud800'] })).toBe('a=x,y&a=%EF%BF%BD');
});
