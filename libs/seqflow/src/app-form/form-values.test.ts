import { expect, test } from 'vitest';
import type { AppSchema, FormField } from '@omics-portal/api';
import {
  fieldOptions,
  initialValues,
  isEmptyValue,
  numberBounds,
  valueFields,
  visibleFields,
} from './form-values';

const schema = (...fields: FormField[]): AppSchema => ({ formMode: 'single', fields });

test('buttons and fields without a model have no value', () => {
  const fields = valueFields(
    schema({ tmplType: 'actions' }, { tmplType: 'input' }, { tmplType: 'input', model: 'a' }),
  );
  expect(fields.map((field) => field.model)).toEqual(['a']);
});

test.each([
  [{ tmplType: 'sample_id', model: 'm' }, 1],
  [{ tmplType: 'sample_id', model: 'm', config: { initialValue: 3 } }, 3],
  [{ tmplType: 'file', model: 'm', multiple: true }, []],
  [
    { tmplType: 'file', model: 'm', multiple: true, config: { initialValue: 'minio://b/k' } },
    ['minio://b/k'],
  ],
  [{ tmplType: 'file', model: 'm' }, null],
  [{ tmplType: 'checkbox', model: 'm' }, false],
  [{ tmplType: 'checkbox', model: 'm', options: [{ label: 'A', value: 'a' }] }, []],
  [{ tmplType: 'select', model: 'm', mode: 'multiple' }, []],
  [{ tmplType: 'radio', model: 'm', config: { initialValue: 'fastq' } }, 'fastq'],
  [{ tmplType: 'input', model: 'm', config: { initialValue: { not: 'a value' } } }, null],
] satisfies [FormField, unknown][])('%j starts with %j', (field, expected) => {
  expect(initialValues(schema(field))['m']).toEqual(expected);
});

test('an option without a value is sent as its label', () => {
  expect(
    fieldOptions({ tmplType: 'select', options: [{ label: 'A', value: 1 }, { label: 'B' }, {}] }),
  ).toEqual([
    { label: 'A', value: 1 },
    { label: 'B', value: 'B' },
  ]);
});

test.each([
  [{ tmplType: 'sample_id' }, { min: 1, max: 100 }],
  [{ tmplType: 'input_number' }, { min: 0, max: 100 }],
  [
    { tmplType: 'input_number', min: 5, max: 7 },
    { min: 5, max: 7 },
  ],
  [{ tmplType: 'input', type: 'number' }, {}],
] satisfies [FormField, unknown][])('the bounds of %j are %j', (field, bounds) => {
  expect(numberBounds(field)).toEqual(bounds);
});

test.each([
  [null, true],
  ['', true],
  ['  ', true],
  [[], true],
  [0, false],
  [false, false],
  ['a', false],
])('%j is empty: %s', (value, empty) => {
  expect(isEmptyValue(value)).toBe(empty);
});

const conditional = schema(
  { tmplType: 'radio', model: 'kind' },
  { tmplType: 'radio', model: 'layout', visibleVariable: 'kind', expectedValue: 'vcf' },
  { tmplType: 'file', model: 'joint', visibleVariable: 'layout', expectedValue: 'joint' },
  { tmplType: 'input', model: 'ring1', visibleVariable: 'ring2', expectedValue: 'x' },
  { tmplType: 'input', model: 'ring2', visibleVariable: 'ring1', expectedValue: 'x' },
);

test.each([
  ['a met condition shows the field', { kind: 'vcf' }, ['kind', 'layout']],
  ['conditions chain', { kind: 'vcf', layout: 'joint' }, ['kind', 'layout', 'joint']],
  ['a field whose master is hidden is hidden too', { kind: 'fastq', layout: 'joint' }, ['kind']],
  ['a ring of conditions hides its fields', { ring1: 'x', ring2: 'x' }, ['kind']],
])('%s', (_title, values, models) => {
  expect(visibleFields(conditional, values).map((field) => field.model)).toEqual(models);
});
