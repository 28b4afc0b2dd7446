import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  evaluate,
  parseQueryTree,
  readQueryTree,
  toQueryTree,
  type DataRecord,
  type Filter,
  type QueryTree,
} from './index';
import { dataQuery } from './testing/arbitraries';

const rule = (variable: string, operator: string, value: unknown) => ({
  type: 'rule',
  query: { variable, operator, value },
});
const group = (operator: string, ...children: unknown[]) => ({ type: 'group', operator, children });
const closedRange = group('or', rule('snr', '>=', 10), rule('snr', '<=', 50));

test.each<[string, Record<string, Filter>, unknown]>([
  ['no filter is the empty object', {}, {}],
  [
    'one category is an "in" rule, always with a list',
    { f: { kind: 'category', values: ['CSV'] } },
    rule('f', 'in', ['CSV']),
  ],
  [
    'Unknown asks for null and for the empty text',
    { f: { kind: 'category', values: [null, 0] } },
    rule('f', 'in', [null, 0, '']),
  ],
  [
    'excluded values are a "not in" rule; Unknown is null and the empty text here too',
    { f: { kind: 'category', values: ['CSV', null], exclude: true } },
    rule('f', 'not in', ['CSV', null, '']),
  ],
  [
    'a range is an "or" group, as the specification has it',
    { snr: { kind: 'number', min: 10, max: 50 } },
    closedRange,
  ],
  ['one bound is one rule', { snr: { kind: 'number', min: 0 } }, rule('snr', '>=', 0)],
  [
    'a text is a pattern with its special characters escaped',
    { f: { kind: 'text', contains: 'D5.c' } },
    rule('f', 'regex', '[Dd]5\\.[cC]'),
  ],
  [
    'several conditions are under "and"',
    { f: { kind: 'category', values: ['CSV'] }, snr: { kind: 'number', min: 10, max: 50 } },
    group('and', rule('f', 'in', ['CSV']), closedRange),
  ],
])('%s', (_case, filters, tree) => {
  expect(toQueryTree({ filters })).toEqual(tree);
});

test('a back end that reads ranges literally gets an "and" group', () => {
  const tree = toQueryTree({ filters: { snr: { kind: 'number', min: 1, max: 2 } } }, { numericRange: 'and' });
  expect(tree).toEqual(group('and', rule('snr', '>=', 1), rule('snr', '<=', 2)));
});

test.each<[unknown, [number, boolean][]]>([
  [
    closedRange,
    [
      [9, false],
      [10, true],
      [50, true],
      [51, false],
    ],
  ],
  [
    group('or', rule('snr', '<=', 50), rule('snr', '>=', 10)),
    [
      [9, false],
      [30, true],
      [51, false],
    ],
  ],
  [
    group('or', rule('snr', '>=', 50), rule('snr', '<=', 10)),
    [
      [9, true],
      [30, false],
      [51, true],
    ],
  ],
  [
    group('or', rule('snr', '>=', 10), rule('other', '<=', 50)),
    [
      [9, false],
      [99, true],
    ],
  ],
  [
    group('or', rule('snr', '>', 10), rule('snr', '<=', 50)),
    [
      [9, true],
      [99, true],
    ],
  ],
  [
    group('or', rule('snr', '>=', 10), rule('snr', '<=', 50), rule('snr', '=', 99)),
    [
      [5, true],
      [99, true],
    ],
  ],
])('the group %j is the closed range only where the convention says so', (tree, cases) => {
  for (const [snr, expected] of cases) expect(evaluate(tree as QueryTree, { snr })).toBe(expected);
});

test.each<[unknown, DataRecord, boolean]>([
  [{}, {}, true],
  [rule('a', '=', 0), { a: 0 }, true],
  [rule('a', '=', 0), { a: '0' }, false],
  [rule('a', '=', 0), { a: false }, false],
  [rule('a', '=', null), {}, true],
  [rule('a', '=', ''), { a: null }, true],
  [rule('a', 'in', [null]), { a: '' }, true],
  [rule('a', 'in', []), { a: 1 }, false],
  [rule('a', 'not in', [1]), {}, true],
  [rule('a', '!=', 1), { a: '1' }, true],
  [rule('a', '>', -1), { a: 0 }, true],
  [rule('a', '<', 5), { a: null }, false],
  [rule('a', '>=', 'b'), { a: 'b' }, true],
  [rule('a', '>', '\uffff'), { a: '🧬' }, true],
  [rule('a', '>', 'b'), { a: 'bc' }, true],
  [rule('a', '>', 1), { a: '2' }, false],
  [rule('a', 'regex', '^D\\d$'), { a: 'D5' }, true],
  [rule('a', 'regex', '^D\\d$'), { a: 'd5' }, false],
  [rule('a', 'regex', '5'), { a: 5 }, false],
  [rule('a.b', '=', 1), { a: { b: 1 } }, true],
  [rule('a.b', '=', 1), { 'a.b': 1, a: { b: 2 } }, true],
  [rule('a.b', '=', null), { a: [1] }, true],
  [rule('constructor', '=', null), {}, true],
  [group('and', rule('a', '=', 1), rule('b', '=', 1)), { a: 1 }, false],
  [group('or', rule('a', '=', 1), rule('b', '=', 1)), { a: 1 }, true],
])('%j on %j is %j', (tree, record, expected) => {
  expect(evaluate(tree as QueryTree, record)).toBe(expected);
});

interface TypedRow {
  readonly id: string;
  readonly snr: number;
}

test('a row typed by an interface can be evaluated', () => {
  const row: TypedRow = { id: 'a', snr: 12 };
  const rule = { type: 'rule', query: { variable: 'snr', operator: '>', value: 10 } } as const;
  expect(evaluate(rule, row)).toBe(true);
});

test('an invalid pattern is an error, not a silent mismatch', () => {
  expect(() => evaluate(rule('a', 'regex', '(a+)+') as QueryTree, { a: 'a' })).toThrow('nested-quantifier');
});

test('conditions that filters cannot express are returned unchanged', () => {
  const either = group('or', rule('a1', '=', 1), rule('b1', '=', 1));
  const same = group('or', rule('a1', '=', 1), rule('a1', '>=', 1));
  const nested = group('or', rule('a1', '=', 1), group('and', rule('b1', '=', 1), rule('b2', '=', 1)));
  const tree = group(
    'and',
    rule('c1', '=', 1),
    either,
    same,
    nested,
    rule('c1', '=', 2),
    rule('d1', 'not in', [1]),
    rule('d1', '!=', 2),
    rule('d2', '!=', 2),
    rule('e1', 'regex', '^x'),
  );
  expect(parseQueryTree(tree as QueryTree)).toEqual({
    filters: {
      c1: { kind: 'category', values: [1] },
      d1: { kind: 'category', values: [1, 2], exclude: true },
      d2: { kind: 'category', values: [2], exclude: true },
    },
    anyOf: [{ a1: { kind: 'category', values: [1] }, b1: { kind: 'category', values: [1] } }],
    unsupported: [same, nested, rule('c1', '=', 2), rule('e1', 'regex', '^x')],
  });
});

test.each([['or' as const], ['and' as const]])(
  'parseQueryTree undoes toQueryTree, ranges written with "%s"',
  (numericRange) => {
    fc.assert(
      fc.property(dataQuery(), (query) => {
        expect(parseQueryTree(toQueryTree(query, { numericRange }))).toEqual({
          filters: query.filters,
          ...(query.anyOf === undefined ? {} : { anyOf: query.anyOf }),
          ...(query.search === undefined ? {} : { search: query.search }),
          unsupported: [],
        });
      }),
    );
  },
);

test('every generated tree is valid', () => {
  fc.assert(
    fc.property(dataQuery(), (query) => {
      const tree = toQueryTree(query);
      expect(readQueryTree(JSON.parse(JSON.stringify(tree)))).toEqual({ ok: true, tree });
    }),
  );
});

test.each([
  [null, 'not-a-tree', ''],
  [[], 'not-a-tree', ''],
  [{ type: 'x' }, 'not-a-tree', 'type'],
  [{ type: 'rule' }, 'not-a-tree', 'query'],
  [group('xor', {}, {}), 'bad-operator', 'operator'],
  [group('and', rule('a', '=', 1)), 'too-few-children', 'children'],
  [group('and', rule('a', '=', 1), 5), 'not-a-tree', 'children[1]'],
  [group('and', rule('a', '=', 1), rule('a', 'in', 1)), 'bad-value', 'children[1].query.value'],
  [rule('a', 'like', 1), 'bad-operator', 'query.operator'],
  [rule('a; drop table', '=', 1), 'bad-variable', 'query.variable'],
  [rule('a', '=', [1]), 'bad-value', 'query.value'],
  [rule('a', '>', null), 'bad-value', 'query.value'],
  [rule('a', '>', true), 'bad-value', 'query.value'],
  [rule('a', 'regex', 1), 'bad-value', 'query.value'],
  [rule('a', 'regex', '(a*)*'), 'pattern-nested-quantifier', 'query.value'],
])('%j is rejected: %s at "%s"', (input, problem, path) => {
  expect(readQueryTree(input)).toEqual({ ok: false, problem, path });
});

test('a tree that is too deep or too wide is rejected', () => {
  let deep: unknown = rule('a', '=', 1);
  for (let depth = 0; depth < 25; depth += 1) deep = group('and', deep, rule('a', '=', 1));
  expect(readQueryTree(deep)).toMatchObject({ problem: 'too-large' });
  expect(readQueryTree(group('or', ...Array.from({ length: 1001 }, () => rule('a', '=', 1))))).toMatchObject({
    problem: 'too-large',
  });
});
