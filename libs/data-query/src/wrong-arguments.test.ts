import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCode } from './code';
import { fromRuleGroup, fromSqon } from './exchange';
import {
  decodeSearch,
  emptyQuery,
  encodeSearch,
  QueryError,
  readQueryTree,
  toQueryTree,
  withFilter,
} from './index';
import { readQuery } from './schema';
import { readSavedQueries } from './workbench';

/** Function of the library as an untyped caller sees it. */
type Loose = (...given: unknown[]) => unknown;
const loose = (call: unknown) => call as Loose;

const query = emptyQuery('quartet_genomics');

/** Code and path of the error of a call; without an error its result. */
function outcome(call: Loose, given: readonly unknown[]): unknown {
  try {
    return call(...given);
  } catch (error) {
    return error instanceof QueryError ? `${error.code} at ${error.path}` : error;
  }
}

test.each<[string, unknown, unknown[], string]>([
  ['decodeSearch without options', decodeSearch, ['f.a=1'], 'bad-shape at options'],
  ['decodeSearch without a collection', decodeSearch, ['f.a=1', {}], 'bad-value at collection'],
  ['decodeSearch without parameters', decodeSearch, [undefined, { collection: 'a' }], 'bad-shape at search'],
  ['a collection that is a path', emptyQuery, ['../a'], 'bad-value at collection'],
  ['no collection', emptyQuery, [], 'bad-value at collection'],
  ['a tree of nothing', toQueryTree, [undefined], 'bad-shape at '],
  ['a tree without filters', toQueryTree, [{}], 'bad-shape at filters'],
  ['code without options', toCode, [query, 'python'], 'bad-shape at options'],
  ['code without a base', toCode, [query, 'python', {}], 'bad-value at options.baseUrl'],
  ['code of nothing', toCode, [undefined, 'sqon', { baseUrl: '' }], 'bad-shape at '],
  ['code in another language', toCode, [query, 'julia', { baseUrl: '' }], 'bad-value at language'],
  ['a bound as text', withFilter, [query, 'n', { kind: 'number', min: '5' }], 'bad-value at min'],
  ['a filter without a kind', withFilter, [query, 'n', { min: 5 }], 'bad-shape at kind'],
  ['a filter that is none', withFilter, [query, 'n', null], 'bad-shape at '],
  [
    'one value for a list',
    withFilter,
    [query, 'n', { kind: 'category', values: 'a' }],
    'bad-value at values',
  ],
  ['a list in a list', withFilter, [query, 'n', { kind: 'category', values: [[]] }], 'bad-value at values'],
  ['a text filter without text', withFilter, [query, 'n', { kind: 'text' }], 'bad-value at contains'],
])('%s is a QueryError', (_what, call, given, expected) => {
  expect(outcome(loose(call), given)).toBe(expected);
});

test.each(['c', 'TCGA-BRCA', 'quartet_genomics', 'v1.2', '', '..', 'a/b', 'a b', '样本'])(
  'all readers agree whether the name %j is a collection',
  (collection) => {
    const isTaken = (call: Loose, ...given: unknown[]) => typeof outcome(call, given) === 'object';
    const read = isTaken(loose(readQuery), { ...query, collection });
    expect(isTaken(loose(emptyQuery), collection)).toBe(read);
    expect(isTaken(loose(decodeSearch), '', { collection })).toBe(read);
    const saved = { name: 'n', collection, search: '', savedAt: '2026-01-01T00:00:00Z' };
    expect(readSavedQueries([saved]).length === 1).toBe(read);
  },
);

const WIDE = { withNullPrototype: true, withBigInt: true, withDate: true } as const;
const aLooseFilter = fc.record(
  {
    kind: fc.oneof(fc.constantFrom('category', 'number', 'text'), fc.anything()),
    values: fc.anything(WIDE),
    min: fc.anything(WIDE),
    max: fc.anything(WIDE),
    contains: fc.anything(WIDE),
  },
  { requiredKeys: [] },
);
const aLooseQuery = fc.record(
  {
    collection: fc.oneof(fc.constant('c'), fc.anything()),
    filters: fc.oneof(
      fc.dictionary(fc.string(), fc.oneof(aLooseFilter, fc.anything(WIDE))),
      fc.anything(WIDE),
    ),
    sort: fc.anything(WIDE),
    page: fc.anything(WIDE),
    perPage: fc.anything(WIDE),
  },
  { requiredKeys: [] },
);
const anything = fc.oneof(fc.anything(WIDE), aLooseQuery, aLooseFilter);

test('any input throws nothing but a QueryError', () => {
  const calls: readonly [string, Loose][] = [
    ['decodeSearch', (input) => loose(decodeSearch)(input, { collection: 'c' })],
    ['emptyQuery', loose(emptyQuery)],
    ['encodeSearch', loose(encodeSearch)],
    ['toQueryTree', loose(toQueryTree)],
    ['withFilter', (input) => loose(withFilter)(query, 'field', input)],
    ['toCode', (input) => loose(toCode)(input, 'python', { baseUrl: '/' })],
    ['toCode options', (input) => loose(toCode)(query, 'r', input)],
    ['readQuery', loose(readQuery)],
    ['readQueryTree', loose(readQueryTree)],
    ['fromSqon', loose(fromSqon)],
    ['fromRuleGroup', loose(fromRuleGroup)],
  ];
  fc.assert(
    fc.property(anything, (input) => {
      const others = calls
        .filter(([, call]) => outcome(call, [input]) instanceof Error)
        .map(([name]) => name);
      expect(others).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
