import type { FilterValue, QueryNode, RuleOperator } from '@omics-portal/data-query';
import { expect, test } from 'vitest';
import { compileCondition } from './compile-condition.ts';
import { KIND, type Kind, type TableField } from './table-columns.ts';

function fieldOf(...kinds: Kind[]): TableField {
  return { kind: 'k', number: 'n', text: 't', kinds: new Set(kinds), bounds: undefined };
}

const texts = fieldOf(KIND.text, KIND.empty);
const numbers = fieldOf(KIND.number, KIND.missing);
const any = fieldOf(KIND.missing, KIND.number, KIND.boolean, KIND.text, KIND.empty);

function rule(operator: RuleOperator, value: FilterValue | FilterValue[]): QueryNode {
  return { type: 'rule', query: { variable: 'x', operator, value } };
}

test.each<[string, TableField, QueryNode, string]>([
  ['a text', texts, rule('=', 'a'), "((t IN ('a')))"],
  ['a text that could be a boolean', any, rule('=', 'true'), "((k IN (3) AND t IN ('true')))"],
  ['a number', any, rule('=', 2), '((n IN (2e+0)))'],
  ['zero, which other kinds have too', any, rule('=', 0), '((k IN (1) AND n IN (0e+0)))'],
  ['Unknown', any, rule('=', null), '((k IN (0, 4)))'],
  ['the empty text, which is Unknown', any, rule('=', ''), '((k IN (0, 4)))'],
  ['an empty list', any, rule('in', []), '0'],
  ['not an empty list', any, rule('not in', []), '(NOT 0)'],
  [
    'a mixed list',
    any,
    rule('in', [null, 3, 'b', false]),
    "((k IN (0, 4)) OR (n IN (3e+0)) OR (k IN (3) AND t IN ('b')) OR (k IN (2) AND t IN ('false')))",
  ],
  ['less than a number above 0', numbers, rule('<', 2), '(k IN (1) AND n < 2e+0)'],
  ['less than 0, which other kinds are not', numbers, rule('<', 0), '(n < 0e+0)'],
  ['at least 0', numbers, rule('>=', 0), '(k IN (1) AND n >= 0e+0)'],
  [
    'less than a text, where missing ones have the empty text',
    any,
    rule('<', 'b'),
    "(k IN (3, 4) AND t < 'b')",
  ],
  ['a pattern', texts, rule('regex', '^a\\d$'), String.raw`(match(t, '\x5ea\x5b0-9\x5d\x24'))`],
  ['an injection', texts, rule('=', "') OR 1=1 --"), String.raw`((t IN ('\x27) OR 1=1 --')))`],
])('%s', (_title, field, tree, condition) => {
  expect(compileCondition(tree, () => field)).toBe(condition);
});

test('a closed range is one condition, also in an or group', () => {
  const tree: QueryNode = { type: 'group', operator: 'or', children: [rule('>=', 1), rule('<=', 2)] };
  expect(compileCondition(tree, () => numbers)).toBe('(n BETWEEN 1e+0 AND 2e+0)');
});

test('groups keep their brackets, and an empty tree accepts all', () => {
  const tree: QueryNode = {
    type: 'group',
    operator: 'and',
    children: [
      rule('=', 'a'),
      { type: 'group', operator: 'or', children: [rule('!=', 'b'), rule('=', 'c')] },
    ],
  };
  expect(compileCondition(tree, () => texts)).toBe(
    "(((t IN ('a'))) AND ((NOT ((t IN ('b')))) OR ((t IN ('c')))))",
  );
  expect(compileCondition({}, () => texts)).toBe('1');
});
