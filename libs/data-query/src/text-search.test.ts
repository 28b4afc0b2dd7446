import { expect, test } from 'vitest';
import {
  clearFilters,
  decodeSearch,
  describe,
  emptyQuery,
  encodeSearchText,
  evaluate,
  filterCount,
  MAX_SEARCH_LENGTH,
  parseQueryTree,
  QueryError,
  toQueryTree,
  toggleValue,
  withSearch,
  type QueryMessages,
} from './index';
import { openQuery, sameQuery, saveQuery } from './workbench';
import { readQuery } from './schema';

const start = emptyQuery('quartet_proteomics');
const fields = ['file_name', 'library_id'];
const found = (text: string) => withSearch(start, { text, fields });
const isFound = (text: string, record: object) => evaluate(toQueryTree(found(text)), record);

test.each<[string, string, object, boolean]>([
  ['a part of the name, in any case', 'BGI', { file_name: 'dia_bgi_1.csv' }, true],
  ['words in different fields', 'bgi L1', { file_name: 'dia_bgi.csv', library_id: 'L12' }, true],
  ['not a record that lacks one word', 'bgi jnu', { file_name: 'dia_bgi.csv' }, false],
  ['syntax of patterns as text', '.*', { file_name: 'a.csv' }, false],
  ['a number by its whole value', '12', { library_id: 12 }, true],
  ['no part of a number', '1', { library_id: 12 }, false],
  ['a number in a text by a part', '1', { library_id: 'L12' }, true],
  ['no other field', 'csv', { data_format: 'CSV' }, false],
])('finds %s', (_case, text, record, expected) => {
  expect(isFound(text, record)).toBe(expected);
});

test('a blank text is no search, and words are apart by one space', () => {
  expect(found(' \n ')).toEqual(start);
  expect(found('  a \t b ').search?.text).toBe('a b');
});

test('a search is a condition: counted, cleared, and on page 1', () => {
  const query = withSearch({ ...start, page: 4 }, { text: 'D5', fields });
  expect(query.page).toBe(1);
  expect(filterCount(toggleValue(query, 'site', 'A'))).toBe(2);
  expect(clearFilters(query)).toEqual(start);
  expect(sameQuery(query, found('D6'))).toBe(false);
});

test.each([
  ['a text that is too long', { text: 'x'.repeat(MAX_SEARCH_LENGTH + 1), fields }, 'search.text'],
  ['no field', { text: 'x', fields: [] }, 'search.fields'],
  ['a field that is no name', { text: 'x', fields: ['a b'] }, 'search.fields'],
])('%s is an error that names it', (_case, search, path) => {
  let error: unknown;
  try {
    withSearch(start, search);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(QueryError);
  expect((error as QueryError).path).toBe(path);
});

test('the longest search makes patterns that every reader accepts', () => {
  const query = found('W'.repeat(MAX_SEARCH_LENGTH));
  expect(evaluate(toQueryTree(query), { file_name: 'w'.repeat(MAX_SEARCH_LENGTH) })).toBe(true);
});

test('the address has the text; without fields to search, it belongs to the caller', () => {
  const query = found('D5 & 中文');
  const text = encodeSearchText(query);
  expect(text).toBe('q=D5%20%26%20%E4%B8%AD%E6%96%87');
  expect(decodeSearch(text, { collection: start.collection, searchFields: fields }).query).toEqual(query);
  const other = decodeSearch(text, { collection: start.collection });
  expect(other).toMatchObject({ query: start, rest: { q: 'D5 & 中文' }, problems: [] });
});

test('a text of the address that is too long is cut and reported', () => {
  const { query, problems } = decodeSearch(`q=${'x'.repeat(300)}&page=2`, {
    collection: start.collection,
    searchFields: fields,
  });
  expect(query.search?.text).toHaveLength(MAX_SEARCH_LENGTH);
  expect(query.page).toBe(2);
  expect(problems).toMatchObject([{ parameter: 'q', code: 'search-too-long' }]);
});

test.each([
  ['%00', undefined],
  ['D5%00%00%20matrix', 'D5 matrix'],
])('NUL in the address %s is left out and reported, because no server can search it', (written, text) => {
  const { query, problems } = decodeSearch(`q=${written}`, {
    collection: start.collection,
    searchFields: fields,
  });
  expect(query.search?.text).toBe(text);
  expect(problems).toEqual([{ parameter: 'q', given: text ?? '', code: 'bad-search' }]);
});

test('a saved query keeps its search', () => {
  const query = found('D5 matrix');
  expect(saveQuery([], 'D5', query, new Date(0)).map((saved) => openQuery(saved))).toEqual([query]);
  expect(readQuery(JSON.parse(JSON.stringify(query)))).toEqual(query);
});

test('a search over other fields is another search', () => {
  const tree = toQueryTree(withSearch(start, { text: 'a b', fields }));
  expect(parseQueryTree(tree)).toEqual({ filters: {}, search: { text: 'a b', fields }, unsupported: [] });
  const other = { type: 'group' as const, operator: 'and' as const, children: [tree, tree] };
  expect(parseQueryTree(other as never).unsupported).toHaveLength(2);
});

test('a search is described by its own message, or word by word', () => {
  const messages: QueryMessages = {
    everything: () => 'all',
    sentence: (_collection, conditions) => conditions,
    all: (parts) => parts.join(' and '),
    any: (parts) => parts.join(' or '),
    field: (key) => key,
    value: String,
    oneOf: String,
    noneOf: String,
    between: String,
    atLeast: String,
    atMost: String,
    contains: (field, text) => `${field} has ${text}`,
  };
  expect(describe(found('a b'), messages)).toBe(
    'file_name has a or library_id has a and file_name has b or library_id has b',
  );
  const search = (words: string, names: string) => `${words} in ${names}`;
  expect(describe(found('a b'), { ...messages, search })).toBe('a and b in file_name or library_id');
});
