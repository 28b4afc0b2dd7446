import { expect, test } from 'vitest';
import { columnField, columnRules } from './column-field.ts';
import type { Json } from './json-values.ts';

const FASTQ = String.raw`^\S+\.f(ast)?q\.gz$`;

test.each<[string, string, Json, Json]>([
  ['a file by its format', 'sheet', { type: 'string', format: 'file-path' }, { tmplType: 'file' }],
  ['a file by its ending', 'fastq_1', { type: 'string', pattern: FASTQ }, { filterType: FASTQ }],
  ['a folder', 'run', { type: 'string', format: 'directory-path' }, { filterType: '/' }],
  [
    'a text with a dot, no file',
    'version',
    { type: 'string', pattern: String.raw`^\d\.\d$` },
    { tmplType: 'input' },
  ],
  [
    'a choice without its empty entry',
    'strand',
    { enum: ['', 'forward', null] },
    { options: [{ label: 'forward', value: 'forward' }] },
  ],
  ['the only value', 'kind', { type: 'string', const: 'dna' }, { options: [{ label: 'dna', value: 'dna' }] }],
  ['a whole number above a limit', 'lane', { type: 'integer', exclusiveMinimum: 0 }, { min: 1, max: 1e9 }],
  [
    'a number above a limit, which stays open',
    'dose',
    { type: 'number', exclusiveMinimum: 0 },
    { min: -1e9 },
  ],
  ['a number between limits', 'purity', { type: 'number', minimum: 0, maximum: 1 }, { min: 0, max: 1 }],
  [
    'a boolean',
    'paired',
    { type: 'boolean', default: true },
    { tmplType: 'checkbox', config: { initialValue: true } },
  ],
  [
    'a title and a description',
    'x',
    { type: 'string', title: 'Kit', description: 'Maker' },
    { label: 'Kit', question: 'Maker' },
  ],
])('%s', (_title, name, column, expected) => {
  expect(columnField(name, column, false)).toMatchObject({ name, ...expected });
});

test('a column of objects has no field', () => {
  expect(columnField('meta', { type: 'object' }, true)).toBeUndefined();
});

test.each<[string, Json, 'string' | 'number', readonly Json[]]>([
  ['no rule', { type: 'string' }, 'string', [{ required: true }]],
  [
    'a pattern with the message of the authors, for the required value as well',
    { pattern: '^S', errorMessage: 'Begins with S.' },
    'string',
    [
      { required: true, message: 'Begins with S.' },
      { type: 'string', pattern: '^S', message: 'Begins with S.' },
    ],
  ],
  [
    'lengths',
    { minLength: 2, maxLength: 8 },
    'string',
    [{ required: true }, { type: 'string', min: 2, max: 8 }],
  ],
  ['an address', { format: 'uri' }, 'string', [{ required: true }, { type: 'url' }]],
  [
    'a whole number',
    { type: 'integer', maxLength: 8 },
    'number',
    [{ required: true }, { type: 'number', pattern: String.raw`^[+-]?\d+$` }],
  ],
])('rules of a column with %s', (_title, column, type, rules) => {
  expect(columnRules(column, type, true)).toEqual(rules);
  expect(columnRules(column, type, false)).toEqual(rules.slice(1));
});
