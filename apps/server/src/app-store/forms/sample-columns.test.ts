import { expect, test } from 'vitest';
import type { Json } from './json-values.ts';
import { sampleColumns } from './sample-columns.ts';

const columnsOf = (properties: Json, rest: Json = {}) =>
  sampleColumns({ items: { type: 'object', properties, ...rest } });
const kinds = (properties: Json) =>
  columnsOf(properties).fields.map(({ name, tmplType }) => [name, tmplType]);

test.each<[string, Json]>([
  ['a text or nothing', { anyOf: [{ type: 'string' }, { type: 'null' }] }],
  ['a text or an empty cell', { oneOf: [{ type: 'string' }, { const: '' }] }],
  ['a text or one of no letters', { anyOf: [{ type: 'string' }, { type: 'string', maxLength: 0 }] }],
  ['a pattern without a type', { pattern: '^S' }],
])('a column of %s is a text, without a note', (_title, column) => {
  expect(kinds({ batch: column })).toEqual([['batch', 'input']]);
  expect(columnsOf({ batch: column }).notes).toEqual([]);
});

test('allowed values make a choice also where no type is stated', () => {
  const { fields, notes } = columnsOf({ strand: { enum: ['forward', 'reverse'] } });
  expect(fields[0]).toMatchObject({
    tmplType: 'select',
    options: [{ value: 'forward' }, { value: 'reverse' }],
  });
  expect(notes).toEqual([]);
});

test.each<[string, Json, object]>([
  ['allowed numbers', { type: 'integer', enum: [1, 2] }, { code: 'rule', name: 'lane', detail: 'enum' }],
  [
    'a choice of two types',
    { anyOf: [{ type: 'string' }, { type: 'number' }] },
    { code: 'choice', name: 'lane' },
  ],
  [
    'a number above a limit',
    { type: 'number', exclusiveMinimum: 0 },
    { code: 'rule', name: 'lane', detail: 'exclusiveMinimum' },
  ],
  [
    'a rule of its own',
    { type: 'number', multipleOf: 5 },
    { code: 'rule', name: 'lane', detail: 'multipleOf' },
  ],
  ['a value that is used once', { type: 'string', unique: true }, { code: 'unique-together', name: 'lane' }],
  [
    'a value that needs another',
    { type: 'string', dependentRequired: ['run'] },
    { code: 'depends-on', name: 'lane', detail: 'run' },
  ],
  ['a list', { type: 'array' }, { code: 'no-field', name: 'lane' }],
])('%s is noted: the form does not check it', (_title, column, note) => {
  expect(columnsOf({ lane: column }).notes).toContainEqual(note);
});

test('the id is the column with its name, else the marked one; a hidden column is left out unless it is required', () => {
  const text = { type: 'string' };
  const marked = { ...text, meta: ['id'] };
  expect(columnsOf({ library: marked, Sample: text }).idColumn).toBe('Sample');
  expect(columnsOf({ library: marked, lane: text }).idColumn).toBe('library');
  expect(columnsOf({ lane: text }).idColumn).toBeUndefined();
  const hidden = { ...text, hidden: true };
  expect(columnsOf({ a: hidden, b: hidden }, { required: ['b'] }).fields.map(({ name }) => name)).toEqual([
    'b',
  ]);
});
