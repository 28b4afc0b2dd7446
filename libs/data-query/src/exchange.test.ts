import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromRuleGroup, fromSqon, toRuleGroup, toSqon, type SqonDialect } from './exchange';
import {
  emptyQuery,
  evaluate,
  groupsOf,
  parseQueryTree,
  QueryError,
  readQueryTree,
  toQueryTree,
  withFilter,
  type Filters,
  type QueryTree,
} from './index';
import { dataQuery, dataRecord, queryTree } from './testing/arbitraries';
import { matchesGroup, matchesSqon } from './testing/foreign-readers';
import { sameQuery } from './workbench';

const rule = (variable: string, operator: string, value: unknown) => ({
  type: 'rule',
  query: { variable, operator, value },
});
const group = (operator: string, ...children: unknown[]) => ({ type: 'group', operator, children });
const leaf = (op: string, field: string, value: unknown) => ({ op, content: { field, value } });
const builder = (field: string, operator: string, value: unknown) => ({ field, operator, value });
const and = (...rules: unknown[]) => ({ combinator: 'and', rules });

/** Error of a call as its code and path. */
function failure(call: () => unknown): string {
  try {
    return `no error: ${JSON.stringify(call())}`;
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    return `${error.code} at ${error.path}`;
  }
}

const one = withFilter(emptyQuery('c'), 'site', { kind: 'category', values: ['A', null] });
const two = withFilter(one, 'snr', { kind: 'number', min: 1, max: 2 });

test('the two dialects of SQON differ in the field name and in how they express Unknown', () => {
  expect(toSqon(toQueryTree(two), 'overture')).toEqual({
    op: 'and',
    content: [
      { op: 'in', content: { fieldName: 'site', value: ['A', '__missing__'] } },
      { op: '>=', content: { fieldName: 'snr', value: 1 } },
      { op: '<=', content: { fieldName: 'snr', value: 2 } },
    ],
  });
  expect(toSqon(toQueryTree(two), 'gdc')).toEqual({
    op: 'and',
    content: [
      { op: 'or', content: [leaf('in', 'site', ['A']), leaf('is', 'site', 'missing')] },
      leaf('>=', 'snr', 1),
      leaf('<=', 'snr', 2),
    ],
  });
});

test('a rule group has the operators of a builder', () => {
  expect(toRuleGroup(toQueryTree(two))).toEqual({
    combinator: 'and',
    rules: [
      { combinator: 'or', rules: [builder('site', '=', 'A'), builder('site', 'null', null)] },
      builder('snr', 'between', [1, 2]),
    ],
  });
});

const NOTATIONS = {
  overture: { write: (tree: QueryTree) => toSqon(tree), read: fromSqon },
  gdc: { write: (tree: QueryTree) => toSqon(tree, 'gdc'), read: fromSqon },
  'rule group': { write: (tree: QueryTree) => toRuleGroup(tree), read: fromRuleGroup },
};

test.each(Object.entries(NOTATIONS))(
  'a query survives a round trip through %s, or the notation cannot express it',
  (name, { write, read }) => {
    fc.assert(
      fc.property(dataQuery(), (query) => {
        const { search: searched, anyOf: _groups, ...others } = query;
        const hasText =
          searched !== undefined ||
          [query.filters, ...groupsOf(query)].some((filters) =>
            Object.values(filters).some(({ kind }) => kind === 'text'),
          );
        if (name === 'gdc' && hasText) {
          expect(failure(() => write(toQueryTree(query)))).toMatch(/^cannot-say/);
          return;
        }
        const { filters, anyOf, search, unsupported } = parseQueryTree(
          read(JSON.parse(JSON.stringify(write(toQueryTree(query))))),
        );
        expect(unsupported).toEqual([]);
        expect(
          sameQuery({ ...others, filters, ...(anyOf && { anyOf }), ...(search && { search }) }, query),
        ).toBe(true);
      }),
    );
  },
);

test.each(Object.entries(NOTATIONS))(
  'any tree written in %s has the same meaning there and after reading',
  (name, { write, read }) => {
    const matches = (written: unknown, record: Record<string, unknown>) =>
      name === 'rule group' ? matchesGroup(written as never, record) : matchesSqon(written as never, record);
    let translated = 0;
    fc.assert(
      fc.property(queryTree(), fc.array(dataRecord(), { minLength: 5, maxLength: 5 }), (tree, records) => {
        let written: unknown;
        try {
          written = write(tree);
        } catch (error) {
          expect(error).toMatchObject({ name: 'QueryError', code: 'cannot-say' });
          return;
        }
        translated += 1;
        const back = read(written);
        expect(readQueryTree(back).ok).toBe(true);
        for (const record of records) {
          expect(matches(written, record)).toBe(evaluate(tree, record));
          expect(evaluate(back, record)).toBe(evaluate(tree, record));
        }
      }),
      { numRuns: 500 },
    );
    expect(translated).toBeGreaterThan(100);
  },
);

test.each<[unknown, unknown]>([
  [{ op: 'and', content: [] }, {}],
  [leaf('=', 'a1', 'x'), rule('a1', 'in', ['x'])],
  [leaf('==', 'a1', ['x']), rule('a1', 'in', ['x'])],
  [leaf('exclude', 'a1', ['x']), rule('a1', 'not in', ['x'])],
  [leaf('in', 'a1', ['x', '__missing__']), rule('a1', 'in', ['x', null, ''])],
  [leaf('is', 'a1', 'MISSING'), rule('a1', 'in', [null, ''])],
  [leaf('not', 'a1', 'missing'), rule('a1', 'not in', [null, ''])],
  [leaf('gte', 'a1', [0]), rule('a1', '>=', 0)],
  [leaf('lt', 'a1', -1), rule('a1', '<', -1)],
  [leaf('between', 'a1', [0, 9]), group('or', rule('a1', '>=', 0), rule('a1', '<=', 9))],
  [
    { op: 'and', content: [leaf('<=', 'a1', 9), leaf('in', 'b1', [1]), leaf('>=', 'a1', 0)] },
    group('and', rule('b1', 'in', [1]), group('or', rule('a1', '>=', 0), rule('a1', '<=', 9))),
  ],
  [
    { op: 'or', content: [leaf('>=', 'a1', 0), leaf('<=', 'a1', 9)] },
    group('or', rule('a1', '>=', 0), rule('a1', '<=', 9), rule('a1', '<=', 9)),
  ],
  [
    { op: 'not', content: [leaf('in', 'a1', ['x']), leaf('=', 'b1', 1)] },
    group('and', rule('a1', 'not in', ['x']), rule('b1', 'not in', [1])),
  ],
  [
    { op: 'filter', content: { fieldNames: ['a1', 'b1'], value: 'D*5?' } },
    group('or', rule('a1', 'regex', '^[Dd].*5.$'), rule('b1', 'regex', '^[Dd].*5.$')),
  ],
  [{ op: 'wildcard', content: { fieldName: 'a1', value: '*\\**' } }, rule('a1', 'regex', '\\*')],
  [{ op: 'filter', content: { fieldNames: ['a1'], value: '**' } }, rule('a1', 'regex', '')],
  [{ op: 'filter', content: { fieldNames: ['a1'], value: '' } }, rule('a1', 'regex', '^$')],
])('SQON %j is read as %j', (sqon, tree) => {
  expect(fromSqon(sqon)).toEqual(tree);
});

test.each<[unknown, string]>([
  [null, 'bad-shape at '],
  [{ op: 'xor', content: [] }, 'bad-shape at op'],
  [{ op: 'in', content: 5 }, 'bad-shape at content'],
  [{ op: 'and', content: [leaf('like', 'a1', 'x')] }, 'bad-shape at content[0].op'],
  [leaf('in', 'a; drop', ['x']), 'bad-field at content.'],
  [leaf('in', 'a1', [{}]), 'bad-value at content.value'],
  [leaf('>=', 'a1', NaN), 'bad-value at content.value'],
  [leaf('>=', 'a1', null), 'bad-value at content.value'],
  [leaf('between', 'a1', [1]), 'bad-value at content.value'],
  [{ op: 'filter', content: { fieldNames: ['a1'], value: 5 } }, 'bad-value at content.value'],
  [{ op: 'filter', content: { fieldNames: ['a1'], value: 'x'.repeat(2000) } }, 'bad-pattern at query.value'],
  [leaf('all', 'a1', ['x']), 'cannot-say at op'],
  [leaf('range', 'genome_position', [1, 5]), 'cannot-say at op'],
  [leaf('in', 'cases.case_id', ['set_id:AWK2zP']), 'cannot-say at content.value'],
  [leaf('=', 'cases.case_id', 'set_id:AWK2zP'), 'cannot-say at content.value'],
  [leaf('>=', 'a1', 'set_id:AWK2zP'), 'cannot-say at content.value'],
  [leaf('between', 'a1', [1, 'set_id:AWK2zP']), 'cannot-say at content.value'],
  [leaf('exclude', 'a1', ['x', 'set_id:AWK2zP']), 'cannot-say at content.value'],
  [leaf('wildcard', 'a1', 'set_id:AWK2zP'), 'cannot-say at content.value'],
  [{ op: 'filter', content: { fieldNames: ['a1'], value: 'set_id:*' } }, 'cannot-say at content.value'],
  [leaf('some-not-in', 'a1', ['x']), 'cannot-say at op'],
  [{ op: 'or', content: [] }, 'cannot-say at '],
  [{ op: 'not', content: [leaf('>', 'a1', 5)] }, 'cannot-say at '],
  [{ op: 'not', content: [leaf('between', 'a1', [1, 5])] }, 'cannot-say at '],
  [{ op: 'not', content: [{ op: 'and', content: [] }] }, 'cannot-say at '],
  [{ op: 'and', content: [leaf('in', 'a1', ['x'])], pivot: 'files' }, 'cannot-say at pivot'],
  [
    JSON.parse('{"op":"and","content":['.repeat(50) + ']}'.repeat(50)),
    `too-large at ${'content[0].'.repeat(20)}`,
  ],
  [
    { op: 'and', content: Array.from({ length: 1001 }, (_, at) => leaf('in', `f${at}`, [1])) },
    'too-large at children[999]',
  ],
])('SQON %j is refused: %s', (sqon, expected) => {
  expect(failure(() => fromSqon(sqon))).toBe(expected);
});

test.each<[QueryTree, SqonDialect, string]>([
  [rule('a1', '=', '__missing__') as QueryTree, 'overture', 'cannot-say at '],
  [rule('a1', 'regex', 'x|y') as QueryTree, 'overture', 'cannot-say at '],
  [
    group('and', rule('a1', '=', 1), rule('b1', 'regex', 'x')) as QueryTree,
    'gdc',
    'cannot-say at children[1].',
  ],
])('%j has no words in the dialect of %s: %s', (tree, dialect, expected) => {
  expect(failure(() => toSqon(tree, dialect))).toBe(expected);
});

test.each<[unknown, unknown]>([
  [and(), {}],
  [and({ ...builder('a1', '=', 'x'), muted: true }), {}],
  [and(builder('a1', 'in', 'x, y\\,z,')), rule('a1', 'in', ['x', 'y,z'])],
  [and(builder('a1', '=', '')), rule('a1', 'in', [null, ''])],
  [and(builder('a1', 'notNull', '')), rule('a1', 'not in', [null, ''])],
  [and(builder('n1', '>=', '0')), rule('n1', '>=', 0)],
  [and(builder('n1', 'between', '0, 9')), group('or', rule('n1', '>=', 0), rule('n1', '<=', 9))],
  [and(builder('n1', 'notBetween', [0, 9])), group('or', rule('n1', '<', 0), rule('n1', '>', 9))],
  [and(builder('a1', 'beginsWith', 'D5.')), rule('a1', 'regex', '^[Dd]5\\.')],
  [and(builder('a1', 'endsWith', '$')), rule('a1', 'regex', '\\$$')],
  [
    { ...and(builder('a1', '=', 'x'), builder('b1', 'in', [true])), not: true },
    group('or', rule('a1', 'not in', ['x']), rule('b1', 'not in', [true])),
  ],
])('the rule group %j is read as %j', (rules, tree) => {
  expect(fromRuleGroup(rules, { fields: { n1: 'number' } })).toEqual(tree);
});

test.each<[unknown, string]>([
  ['x', 'bad-shape at '],
  [{ combinator: 'xor', rules: [] }, 'bad-shape at '],
  [and(5), 'bad-shape at rules[0].'],
  [and(and(builder('a1', '~', 'x'))), 'bad-shape at rules[0].rules[0].operator'],
  [and(builder('', '=', 'x')), 'bad-field at rules[0].'],
  [and(builder('n1', '>', 'high')), 'bad-value at rules[0].value'],
  [and(builder('a1', '>', null)), 'bad-value at rules[0].value'],
  [and(builder('a1', 'in', ' , ')), 'bad-value at rules[0].value'],
  [and(builder('a1', 'between', [1, 2, 3])), 'bad-value at rules[0].value'],
  [and(builder('a1', 'doesNotContain', 'x')), 'cannot-say at rules[0].operator'],
  [and({ ...builder('a1', '=', 'b1'), valueSource: 'field' }), 'cannot-say at rules[0].'],
  [and({ ...builder('a1', '=', 'x'), match: { mode: 'all' } }), 'cannot-say at rules[0].'],
  [{ ...and(builder('a1', 'contains', 'x')), not: true }, 'cannot-say at '],
])('the rule group %j is refused: %s', (rules, expected) => {
  expect(failure(() => fromRuleGroup(rules, { fields: { n1: 'number' } }))).toBe(expected);
});

test('a builder would ignore an empty list, and has no rule for a whole text in any case', () => {
  expect(failure(() => toRuleGroup(rule('a1', 'in', []) as QueryTree))).toBe('cannot-say at ');
  expect(failure(() => toRuleGroup(rule('a1', 'regex', '^x$') as QueryTree))).toBe('cannot-say at ');
});

test('no input makes a reader fail in any other way', () => {
  fc.assert(
    fc.property(
      fc.anything({
        maxDepth: 5,
        key: fc.constantFrom('op', 'content', 'field', 'value', 'rules', 'combinator'),
      }),
      (input) => {
        for (const read of [fromSqon, fromRuleGroup]) expect(failure(() => read(input))).not.toBe('');
      },
    ),
  );
});

test('filters on fields named like methods survive a round trip', () => {
  const filters: Filters = Object.fromEntries([['constructor', { kind: 'category', values: ['x'] }]]);
  expect(parseQueryTree(fromSqon(toSqon(toQueryTree({ filters })))).filters).toEqual(filters);
});
