import { expect, test } from 'vitest';
import { validateField, validateFields, type Problem } from './validate-fields';
import type { FormValue, ValueField } from './form-values';

type Rules = NonNullable<NonNullable<ValueField['config']>['rules']>;
const field = (tmplType: ValueField['tmplType'], rest: Partial<ValueField> = {}): ValueField => ({
  tmplType,
  model: 'm',
  ...rest,
});
const withRules = (...rules: Rules): ValueField => field('input', { config: { rules } });

test.each<[string, ValueField, FormValue, Problem | null]>([
  ['required and missing', withRules({ required: true }), null, { kind: 'required' }],
  ['required and only blanks', withRules({ required: true }), '  ', { kind: 'required' }],
  [
    "the app's own message goes first",
    withRules({ required: true, message: 'Please choose' }),
    '',
    { kind: 'message', message: 'Please choose' },
  ],
  [
    'optional and missing is fine, whatever the other rules',
    withRules({ type: 'email', min: 5 }),
    null,
    null,
  ],
  ['blanks are refused where the rule says so', withRules({ whitespace: true }), ' ', { kind: 'required' }],
  ['text too short', withRules({ min: 3 }), 'ab', { kind: 'length', min: 3 }],
  ['text too long', withRules({ max: 3 }), 'abcd', { kind: 'length', max: 3 }],
  ['exact length', withRules({ len: 2 }), 'abc', { kind: 'length', min: 2, max: 2 }],
  ['pattern, without its regular expression', withRules({ pattern: '^a+$' }), 'b', { kind: 'pattern' }],
  [
    'pattern with the message of its rule',
    withRules({ pattern: '^a+$', 'x-expects': 'one or more letters a' }),
    'b',
    { kind: 'pattern', expects: 'one or more letters a' },
  ],
  [
    'pattern with the placeholder as an example that matches',
    { ...withRules({ pattern: '^a+$' }), placeholder: 'aaa' },
    'b',
    { kind: 'pattern', example: 'aaa' },
  ],
  [
    'pattern with a placeholder that is no example',
    { ...withRules({ pattern: '^a+$' }), placeholder: 'Enter letters' },
    'b',
    { kind: 'pattern' },
  ],
  ['an invalid pattern accepts every value', withRules({ pattern: '(' }), 'b', null],
  ['email', withRules({ type: 'email' }), 'a b@c.d', { kind: 'email' }],
  ['a good email', withRules({ type: 'email' }), 'a@b.c', null],
  ['url', withRules({ type: 'url' }), 'nowhere', { kind: 'url' }],
  ['the type of a rule', withRules({ type: 'array' }), 'a', { kind: 'type' }],
  ['a number field is bounded by 0 and 100', field('input_number'), 101, { kind: 'range', min: 0, max: 100 }],
  ['a number field may be left empty', field('input_number'), null, null],
  ['100 samples are allowed', field('sample_id'), 100, null],
  ['no sample is too few', field('sample_id'), 0, { kind: 'range', min: 1, max: 100 }],
  ['half a sample', field('sample_id'), 1.5, { kind: 'whole-number' }],
  ['the number of samples is needed', field('sample_id'), null, { kind: 'required' }],
  [
    'a file of the wrong kind is named',
    field('file', { filterType: '\\.csv$' }),
    'minio://b/a.tsv',
    { kind: 'file-type', filterType: '\\.csv$', path: 'minio://b/a.tsv' },
  ],
  [
    'one wrong file among several',
    field('file', { multiple: true, filterType: '\\.csv$' }),
    ['a.csv', 'b.txt'],
    { kind: 'file-type', filterType: '\\.csv$', path: 'b.txt' },
  ],
  [
    'an option that does not exist',
    field('radio', { options: [{ label: 'A', value: 'a' }] }),
    'b',
    { kind: 'option' },
  ],
  ['an option that exists', field('radio', { options: [{ label: 'A', value: 'a' }] }), 'a', null],
])('%s', (_title, theField, value, expected) => {
  expect(validateField(theField, value)).toEqual(expected);
});

test('the problems of a form are listed by field', () => {
  const fields = [
    field('file', { model: 'a', config: { rules: [{ required: true }] } }),
    field('input', { model: 'b' }),
  ];
  expect(validateFields(fields, { b: 'x' })).toEqual({ a: { kind: 'required' } });
});
