import { expect, test } from 'vitest';
import { jobLabels } from './job-labels.ts';

const schema = {
  formMode: 'batch' as const,
  fields: [
    { tmplType: 'sample_id' as const, model: 'sample_id' },
    { tmplType: 'input' as const, model: 'group', isLabel: true },
    { tmplType: 'input_number' as const, model: 'batch', isLabel: true },
    { tmplType: 'input' as const, model: 'note' },
    { tmplType: 'actions' as const },
  ],
};
const of = (values: Record<string, unknown>) => jobLabels(schema, { sample_id: 'one', ...values });

test('the values of the fields that are labels, as text', () => {
  expect(of({ group: ' tumour ', batch: 0, note: 'first' })).toEqual({ group: 'tumour', batch: '0' });
});

test.each([['empty', ''], ['blank', ' '], ['null'], ['list', ['a']], ['long', 'x'.repeat(201)]])(
  'a value that is %s is no label',
  (_name, value: unknown = null) => expect(of({ group: value })).toEqual({}),
);
