import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromSqon, toSqon, type SqonDialect } from './exchange';
import { QueryError, type QueryTree } from './index';

const REASON = 'A saved set is known to its own portal only.';

/** Code of an error and whether it gives the reason. */
function refusal(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error instanceof QueryError ? [error.code, error.message.endsWith(REASON)] : error;
  }
}

const OPERATORS = [
  'in',
  '=',
  '==',
  '===',
  'not-in',
  '!=',
  '!==',
  'exclude',
  'excludeifany',
  'all',
  'some-not-in',
];
const BOUNDS = [
  '>',
  'gt',
  '>=',
  'gte',
  '<',
  'lt',
  '<=',
  'lte',
  'between',
  'range',
  'filter',
  'wildcard',
  'is',
  'not',
];

test('a saved set is refused under every operator, at any position and depth', () => {
  const prefix = fc.constantFrom('set_id:', 'SET_ID:', ' set_id:', '\tSet_Id:');
  const set = fc.tuple(prefix, fc.string()).map(([start, id]) => `${start}${id}`);
  const others = fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 2 });
  const value = fc.oneof(
    set,
    fc.tuple(others, set, others).map(([before, found, after]) => [...before, found, ...after]),
  );
  const names = fc.constantFrom('field', 'fieldName');
  const groups = fc.array(fc.constantFrom('and', 'or', 'not'), { maxLength: 4 });
  fc.assert(
    fc.property(fc.constantFrom(...OPERATORS, ...BOUNDS), names, value, groups, (op, name, found, around) => {
      const leaf: unknown = { op, content: { [name]: 'a1', value: found } };
      const sqon = around.reduce((inner, group) => ({ op: group, content: [inner] }), leaf);
      expect(refusal(() => fromSqon(sqon))).toEqual(['cannot-say', true]);
    }),
  );
});

test.each<[unknown]>([
  [{ variable: 'a1', operator: 'in', value: ['x', 'set_id:1'] }],
  [{ variable: 'a1', operator: '!=', value: 'set_id:1' }],
  [{ variable: 'a1', operator: '>=', value: 'set_id:1' }],
])('the text of a rule that would be read as a saved set is not written: %j', (query) => {
  const tree = { type: 'rule', query } as QueryTree;
  for (const dialect of ['overture', 'gdc'] as SqonDialect[]) {
    expect(refusal(() => toSqon(tree, dialect))).toEqual(['cannot-say', true]);
  }
});

test('a search at the start of a text for that of a saved set is not written', () => {
  const pattern = { variable: 'a1', operator: 'regex', value: '^[sS][eE][tT]_[iI][dD]:1' } as const;
  // The case of the letters does not matter to a pattern, and a wildcard is written in its first.
  expect(refusal(() => toSqon({ type: 'rule', query: pattern }))).toEqual(['cannot-say', true]);
  expect(fromSqon({ op: 'filter', content: { fieldNames: ['a1'], value: '*set_id:*' } })).toMatchObject({
    query: { operator: 'regex' },
  });
});
