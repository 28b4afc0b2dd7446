import { evaluate, isNode, type QueryNode, type QueryTree } from '@omics-portal/data-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KEYS, randomRecord, randomTree } from '../../testing/random-records.ts';
import { withoutField } from './without-field.ts';

const site: QueryNode = { type: 'rule', query: { variable: 'site', operator: 'in', value: ['S1'] } };
const snr: QueryNode = { type: 'rule', query: { variable: 'snr', operator: '>=', value: 3 } };
const upTo: QueryNode = { type: 'rule', query: { variable: 'snr', operator: '<=', value: 9 } };
const group = (operator: 'and' | 'or', ...children: QueryNode[]): QueryNode => ({
  type: 'group',
  operator,
  children,
});

test.each<[string, QueryTree, string, QueryTree]>([
  ['nothing from everything', {}, 'site', {}],
  ['the only rule', site, 'site', {}],
  ['no other rule', site, 'snr', site],
  ['one of two', group('and', site, snr), 'site', snr],
  ['a range as a whole', group('and', site, group('or', snr, upTo)), 'snr', site],
  ['one of three', group('and', site, snr, upTo), 'site', group('and', snr, upTo)],
  ['nothing of a mixed choice', group('or', site, snr), 'site', group('or', site, snr)],
  ['everything', group('and', snr, upTo), 'snr', {}],
])('takes %s', (_, tree, field, expected) => {
  expect(withoutField(tree, field)).toEqual(expected);
});

test('never loses a record, whatever field is removed', () => {
  fc.assert(
    fc.property(
      randomTree.filter((tree) => isNode(tree)),
      fc.constantFrom(...KEYS),
      randomRecord,
      (tree, field, record) => {
        const isMatch = evaluate(tree, record) ? evaluate(withoutField(tree, field), record) : true;
        expect(isMatch).toBe(true);
      },
    ),
  );
});
