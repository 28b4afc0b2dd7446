import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decodeSearch,
  deselectValues,
  emptyQuery,
  evaluate,
  QueryError,
  selectValues,
  toQueryTree,
  withFilter,
  withGroups,
  type Filter,
  type QueryTree,
} from './index';
import { readQuery } from './schema';
import { queryTree } from './testing/arbitraries';
import { histogram } from './workbench';

const query = emptyQuery('c');

/** Code and path of the error of a call; without an error its result. */
function outcome(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error instanceof QueryError ? `${error.code} at ${error.path}` : error;
  }
}

test.each<[string, () => unknown, string]>([
  [
    'a key that is none',
    () => withFilter(query, 'n', wrong({ kind: 'number', minimum: 5 })),
    'bad-shape at minimum',
  ],
  ['NaN', () => withFilter(query, 'n', { kind: 'number', min: NaN }), 'bad-value at min'],
  ['an infinity', () => withFilter(query, 'n', { kind: 'number', max: Infinity }), 'bad-value at max'],
  [
    'NaN in a tree',
    () => toQueryTree({ filters: { n: { kind: 'number', min: NaN } } }),
    'bad-value at filters.n.min',
  ],
  [
    'a key that is none, in a group',
    () => toQueryTree({ filters: {}, anyOf: [{ n: wrong({ kind: 'text', contains: 'a', not: true }) }] }),
    'bad-shape at anyOf.0.n.not',
  ],
  ['a misspelt exclusion', () => withFilter(query, 'a', misspelt), 'bad-shape at excluded'],
  [
    'misspelt groups',
    () => toQueryTree(wrong({ filters: {}, anyof: [{ a: misspelt }] })),
    'bad-shape at anyof',
  ],
  ['a text for a list', () => selectValues(query, 'f', wrong('abc')), 'bad-value at values'],
  ['a text for removed values', () => deselectValues(query, 'site', wrong('A')), 'bad-value at values'],
  [
    'an empty name of a field',
    () => withFilter(query, '', { kind: 'text', contains: 'a' }),
    'bad-field at field',
  ],
  [
    'a list with a hole',
    () => withFilter(query, 'a', { kind: 'category', values: wrong([, 'a']) }),
    'bad-value at values',
  ],
  [
    'a Map for filters',
    () => toQueryTree(wrong({ filters: new Map([['a', misspelt]]) })),
    'bad-shape at filters',
  ],
  ['a Map for a group', () => withGroups(query, [wrong(new Map([['a', misspelt]]))]), 'bad-shape at anyOf.0'],
  ['a Map for a record', () => evaluate({}, new Map([['a', 1]])), 'bad-shape at record'],
  [
    'parameters of a URL for their text',
    () => decodeSearch(wrong(new URLSearchParams('f.a=x')), { collection: 'c' }),
    'bad-shape at search',
  ],
  [
    'a URL for its text',
    () => decodeSearch(wrong(new URL('https://example.org/?f.a=x')), { collection: 'c' }),
    'bad-shape at search',
  ],
  [
    'a stored Map',
    () => readQuery(wrong({ ...query, filters: new Map([['a', misspelt]]) })),
    'bad-shape at filters',
  ],
  ['a thousand million bins', () => histogram([], { bins: 1e9, min: 1, max: 2 }), 'bad-value at bins'],
  ['a query for a tree', () => evaluate(wrong(query), {}), 'bad-shape at type'],
])('%s is an error, not another query', (_what, call, expected) => {
  expect(outcome(call)).toBe(expected);
});

/** A value as a caller without types passes it. */
function wrong(value: unknown): never {
  return value as never;
}

const misspelt = wrong({ kind: 'category', values: ['a'], excluded: true });

class Row {
  site = 'A';
}

test.each<[string, object]>([
  ['of a class', new Row()],
  ['without a prototype', Object.assign(Object.create(null) as object, { site: 'A' })],
  ['with the key "constructor"', { constructor: 'unknown', site: 'A' }],
])('records %s are evaluated by their own keys', (_what, record) => {
  const tree = toQueryTree(withFilter(query, 'site', { kind: 'category', values: ['A'] }));
  expect(evaluate(tree, record)).toBe(true);
});

test('a filter with bounds or values is an error or stays, whatever else it has', () => {
  const bound = fc.oneof(fc.double(), fc.constantFrom(NaN, Infinity, -Infinity));
  const given = fc.oneof(
    fc.record({ kind: fc.constant('number'), min: bound, max: bound }, { requiredKeys: ['kind', 'min'] }),
    fc.record({ kind: fc.constant('category'), values: fc.array(bound, { minLength: 1 }) }),
    fc.record({ kind: fc.constant('number') }).map((filter) => ({ ...filter, minimum: 5 })),
  );
  fc.assert(
    fc.property(given, (filter) => {
      const tree = outcome(() => toQueryTree(withFilter(query, 'n', filter as unknown as Filter)));
      const numbers = Object.values(filter)
        .flat()
        .filter((one) => typeof one === 'number');
      const isRight = numbers.every(Number.isFinite) && !('minimum' in filter);
      expect(isRight ? typeof tree : String(tree)).toMatch(isRight ? 'object' : /^bad-(?:value|shape) at /);
      expect(tree).not.toEqual({});
    }),
  );
});

/** An object with a key that `Object.keys` does not list: of its prototype, hidden, or a symbol. */
const UNLISTED: readonly (readonly [string, (key: string, value: unknown) => object])[] = [
  ['an inherited key', (key, value) => Object.create({ [key]: value }) as object],
  [
    'an inherited key beside its own',
    (key, value) => Object.assign(Object.create({ [key]: value }), { own: 1 }),
  ],
  ['a hidden key', (key, value) => Object.defineProperty({}, key, { value, enumerable: false })],
  ['a symbol', (key, value) => ({ [Symbol(key)]: value })],
];

test.each(UNLISTED)('filters with %s are an error, not another query', (_what, unlisted) => {
  const site = { kind: 'category', values: ['A'] };
  const filters = wrong(unlisted('site', site));
  expect(outcome(() => toQueryTree({ filters }))).toBe('bad-shape at filters');
  expect(outcome(() => withFilter({ ...query, filters }, 'n', { kind: 'number', min: 1 }))).toBe(
    'bad-shape at filters',
  );
  expect(outcome(() => withGroups(query, [filters]))).toBe('bad-shape at anyOf.0');
  expect(outcome(() => toQueryTree(wrong(unlisted('filters', { site }))))).toBe('bad-shape at ');
  expect(outcome(() => readQuery({ ...query, filters }))).toBe('bad-shape at filters');
  expect(outcome(() => decodeSearch(wrong(unlisted('f.site', 'A')), { collection: 'c' }))).toBe(
    'bad-shape at search',
  );
  expect(outcome(() => evaluate(wrong(unlisted('type', 'rule')), {}))).toBe('bad-shape at ');
});

test('filters without a prototype are read', () => {
  const filters = Object.assign(Object.create(null) as object, { n: { kind: 'number', min: 1 } });
  expect(toQueryTree({ filters: wrong(filters) })).toMatchObject({ query: { variable: 'n', value: 1 } });
});

test('a tree is checked once, also when it is evaluated in turn with others', () => {
  let reads = 0;
  const counted = (tree: QueryTree) =>
    new Proxy(tree, {
      ownKeys: (target) => {
        reads += 1;
        return Reflect.ownKeys(target);
      },
    });
  fc.assert(
    fc.property(queryTree(), queryTree(), (left, right) => {
      const trees = [counted(left), counted(right)];
      trees.forEach((tree) => evaluate(tree, { snr: 0 }));
      reads = 0;
      for (let row = 1; row < 5; row += 1) trees.forEach((tree) => evaluate(tree, { snr: row }));
      expect(reads).toBe(0);
    }),
  );
});
