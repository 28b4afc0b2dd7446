import {
  decodeSearch,
  emptyQuery,
  encodeSearchText,
  isFilterParameter,
  withFilter,
  type FilterValue,
} from '@omics-portal/data-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearch, stringifySearch, unquoted } from './search-codec';

test.each([
  [{}, ''],
  [{ page: 2 }, '?page=2'],
  [{ q: 'a b&c=中文' }, '?q=a%20b%26c%3D%E4%B8%AD%E6%96%87'],
  [{ q: '12' }, '?q=%2212%22'],
  [{ redirect: '/data/upload?page=2' }, '?redirect=/data/upload%3Fpage%3D2'],
  [{ 'f.data_type': ['a', 'b,c'] }, '?f.data_type=a&f.data_type=b,c'],
  [{ readonly: true, gone: undefined }, '?readonly=true'],
])('%j is written as %s', (search, text) => {
  expect(stringifySearch(search)).toBe(text);
});

const text = fc.string({ unit: 'grapheme' });
const scalar = fc.oneof(text, fc.integer(), fc.boolean());
const name = fc.stringMatching(/^[a-z][a-z_.]{0,8}$/).filter((each) => !isFilterParameter(each));

test('what is written reads back the same', () => {
  fc.assert(
    fc.property(fc.dictionary(name, scalar), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual(search);
    }),
  );
});

test('an address that the query model wrote means the same here, and here it is written alike', () => {
  const hostile = fc.constantFrom(
    '1',
    'null',
    'true',
    '1e3',
    '007',
    '"a"',
    '[1]',
    '1..2',
    '~x',
    'a+b',
    '50%',
    '',
  );
  const value = fc.oneof<fc.Arbitrary<FilterValue>[]>(
    hostile,
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
  );
  fc.assert(
    fc.property(fc.uniqueArray(value, { minLength: 1, maxLength: 3 }), (values) => {
      const query = withFilter(emptyQuery('example'), 'donor', { kind: 'category', values });
      const address = encodeSearchText(query);
      const search = parseSearch(`?${address}`);
      expect(decodeSearch(search, { collection: 'example' })).toEqual({ query, rest: {}, problems: [] });
      expect(parseSearch(stringifySearch(search))).toEqual(search);
    }),
  );
});

test('only a number written in the one usual way becomes a number', () => {
  expect(unquoted({ page: '2', 'f.file_size': '1..9', donor: '007', big: '1e3', list: ['1', '2'] })).toEqual({
    page: 2,
    'f.file_size': '1..9',
    donor: '007',
    big: '1e3',
    list: ['1', '2'],
  });
});
