import { isNode, normalizeSearch, searchWords, toQueryTree, type QueryNode } from '@omics-portal/data-query';
import fc from 'fast-check';

/** Texts that have broken query languages before. */
const TEXTS = [
  'CSV',
  'csv',
  'D5',
  'a,b',
  '#1',
  "it's",
  '"',
  '50%',
  '\\',
  '中文',
  '🧬',
  '\uffff',
  '1',
  'null',
  'true',
  ' ',
  'a\nb',
  '{x}',
  '$1',
  'aaaa',
  'undefined',
  '; drop table data_records',
];
/** Fields of the random records: one is a path into a nested record, one is a JavaScript property name. */
export const KEYS = ['data_format', 'snr', 'donor.id', 'constructor', 'file_name'];

const text = fc.constantFrom(...TEXTS);
const number = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(0.1, 1e21, 5e-324, -1.5, 1e308));
const scalar = fc.oneof(text, number, fc.boolean(), fc.constantFrom(null, ''));
const pattern = fc.constantFrom(
  '^D\\d$',
  'c',
  '[Cc][Ss][Vv]',
  '中',
  '^.$',
  'a.b',
  '(a|1),?',
  '\\{x\\}',
  '🧬|"',
  '^\\s+$',
  '[^a-z]',
  '\\$1',
  '.{3,}',
  'a{2,3}$',
  '',
);

/** Random record with or without each field, flat or nested. */
export const randomRecord = fc
  .record({
    flat: fc.dictionary(fc.constantFrom(...KEYS), scalar, { noNullPrototype: true }),
    donor: fc.option(fc.record({ id: scalar })),
    index: fc.nat(9),
  })
  .map(({ flat, donor, index }): Record<string, unknown> => ({
    ...flat,
    ...(donor ? { donor } : {}),
    library_id: index === 9 ? null : `L${index}`,
  }));

const rule = fc.oneof(
  ruleOf(fc.constantFrom('=', '!='), scalar),
  ruleOf(fc.constantFrom('>', '>=', '<', '<='), fc.oneof(text, number, fc.constant(''))),
  ruleOf(fc.constantFrom('in', 'not in'), fc.array(scalar, { maxLength: 3 })),
  ruleOf(fc.constant('regex'), pattern),
);

const range = fc
  .tuple(fc.constantFrom(...KEYS), number, number)
  .map(([variable, a, b]) =>
    group('or', bound(variable, '>=', Math.min(a, b)), bound(variable, '<=', Math.max(a, b))),
  );

/** Text search of one or two words over several fields, as a tree. */
const search = fc
  .array(fc.oneof(text, number.map(String)), { minLength: 1, maxLength: 2 })
  .map((words) => normalizeSearch({ text: words.join(' '), fields: ['data_format', 'donor.id'] }))
  .filter((found) => found !== null && searchWords(found.text).length > 0)
  .map((found) => toQueryTree({ filters: {}, ...(found && { search: found }) }))
  .filter(isNode);

/** Random query tree with every kind of condition. */
export const randomTree = fc.letrec<{ node: QueryNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 4, arbitrary: rule },
    { weight: 4, arbitrary: range },
    // Several patterns each: in SQL they cost more than all other conditions together.
    { weight: 1, arbitrary: search },
    {
      weight: 4,
      arbitrary: fc
        .tuple(
          fc.constantFrom('and' as const, 'or' as const),
          fc.array(tie('node'), { minLength: 2, maxLength: 3 }),
        )
        .map(([operator, children]) => group(operator, ...children)),
    },
  ),
})).node;

function ruleOf(operator: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>): fc.Arbitrary<QueryNode> {
  return fc
    .tuple(fc.constantFrom(...KEYS), operator, value)
    .map(
      ([variable, op, given]) =>
        ({ type: 'rule', query: { variable, operator: op, value: given } }) as QueryNode,
    );
}

function bound(variable: string, operator: '>=' | '<=', value: number): QueryNode {
  return { type: 'rule', query: { variable, operator, value } };
}

function group(operator: 'and' | 'or', ...children: QueryNode[]): QueryNode {
  return { type: 'group', operator, children };
}
