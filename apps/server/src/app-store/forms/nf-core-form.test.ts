import { expect, test } from 'vitest';
import { nfCoreForm } from './nf-core-form.ts';

/** Sample sheet of a pipeline in the shape of nf-core: draft 2020-12, with the rules that pipelines use. */
const SAMPLES = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'array',
  items: {
    type: 'object',
    properties: {
      sample: { type: 'string', pattern: '^\\S+$', errorMessage: 'No blanks in names', meta: ['id'] },
      fastq_1: {
        type: 'string',
        format: 'file-path',
        exists: true,
        pattern: '^\\S+\\.f(ast)?q\\.gz$',
        errorMessage: 'Read 1 is needed',
      },
      fastq_2: {
        anyOf: [
          { type: 'string', pattern: '^\\S+\\.f(ast)?q\\.gz$' },
          { type: 'string', maxLength: 0 },
        ],
      },
      strandedness: { type: 'string', enum: ['forward', 'reverse', 'auto'], default: 'auto' },
      cells: { type: 'integer', minimum: 1, errorMessage: 'A whole number' },
      spike_in: { type: 'boolean' },
      note: { type: ['string', 'null'], maxLength: 20 },
      raw: { type: 'string', format: 'directory-path' },
      weights: { type: 'array' },
    },
    required: ['sample', 'fastq_1', 'strandedness', 'weights'],
    dependentRequired: { fastq_2: ['fastq_1'], spike_in: ['note'] },
    anyOf: [{ required: ['cells'] }, { required: ['note'] }],
  },
  uniqueEntries: ['fastq_1', 'fastq_2'],
};
const PARAMETERS = {
  $defs: {
    input_output_options: {
      required: ['input', 'outdir', 'genome_build'],
      properties: {
        input: { type: 'string', format: 'file-path' },
        outdir: { type: 'string', format: 'directory-path' },
        genome_build: { type: 'string', hidden: true },
      },
    },
    alignment: {
      required: ['gtf'],
      properties: {
        gtf: { type: 'string', format: 'file-path', pattern: '\\.gtf$' },
        aligner: { type: 'string', enum: ['star', 'hisat2'], default: 'star' },
        min_mapped: { type: 'number', minimum: 0, multipleOf: 5 },
        save_bam: { type: 'boolean', default: true },
        prefix: { type: 'string', pattern: '^[a-z]+$', errorMessage: 'Small letters' },
        note: { type: 'string' },
      },
    },
  },
  allOf: [{ $ref: '#/$defs/input_output_options' }, { $ref: '#/$defs/alignment' }],
};

const form = nfCoreForm({ parameters: PARAMETERS, samples: SAMPLES }, 'en-US');
const field = (model: string) => form.fields.find((each) => each.model === model);

test('columns of the sample sheet come first, then the parameters; sheet and output folder are no fields', () => {
  expect(form.formMode).toBe('batch');
  expect(form.fields.map(({ model, tmplType }) => `${model ?? ''}:${tmplType}`)).toEqual([
    'sample_id:sample_id',
    ...['fastq_1:file', 'fastq_2:file', 'strandedness:select', 'cells:input_number', 'spike_in:checkbox'],
    ...[
      'note:input',
      'raw:file',
      'gtf:file',
      'aligner:select',
      'min_mapped:input_number',
      'save_bam:checkbox',
    ],
    ...['prefix:input', ':actions'],
  ]);
});

test('rules of columns are rules of the form, with the messages of the authors', () => {
  expect(field('sample_id')?.idRules).toEqual([
    { type: 'string', pattern: '^\\S+$', message: 'No blanks in names' },
  ]);
  expect(field('fastq_1')).toMatchObject({
    multiple: true,
    filterType: '^\\S+\\.f(ast)?q\\.gz$',
    config: { rules: [{ required: true, type: 'array', message: 'Read 1 is needed' }] },
  });
  expect(field('fastq_2')).toMatchObject({ multiple: true, filterType: '^\\S+\\.f(ast)?q\\.gz$' });
  expect(field('fastq_2')?.config).toBeUndefined();
  expect(field('strandedness')).toMatchObject({
    options: ['forward', 'reverse', 'auto'].map((value) => ({ label: value, value })),
    config: { initialValue: 'auto', rules: [{ required: true, type: 'string' }] },
  });
  expect(field('cells')).toMatchObject({
    min: 1,
    config: { rules: [{ type: 'number', pattern: '^[+-]?\\d+$', message: 'A whole number' }] },
  });
  expect(field('note')?.config?.rules).toEqual([{ type: 'string', max: 20 }]);
  expect(field('raw')?.filterType).toBe('/');
});

test('parameters are common values of all samples', () => {
  expect(field('gtf')).toMatchObject({
    multiple: false,
    filterType: '\\.gtf$',
    config: { rules: [{ required: true, type: 'string' }] },
  });
  expect(field('aligner')?.config?.initialValue).toBe('star');
  expect(field('save_bam')?.config?.initialValue).toBe(true);
  expect(field('prefix')?.config?.rules).toEqual([
    { type: 'string', pattern: '^[a-z]+$', message: 'Small letters' },
  ]);
});

test('every rule that the form cannot check is noted', () => {
  expect(form.notes).toEqual([
    'A sample with "spike_in" also needs note. This is not checked here.',
    'The workflow needs different values of fastq_1, fastq_2 for each sample. Only the sample ids are checked here.',
    'The workflow has further rules about cells, note. They are not checked here.',
    'The workflow requires "weights", for which this form has no field. The operator has to set it.',
    'The workflow requires "genome_build", for which this form has no field. The operator has to set it.',
    'The rule "multipleOf" of "min_mapped" is not checked here.',
    'The parameter "note" has no field, because a column of the samples has this name.',
  ]);
  expect(nfCoreForm({ parameters: PARAMETERS, samples: SAMPLES }, 'zh-CN').notes?.[0]).toBe(
    '填写了“spike_in”的样本还必须填写 note。此处不作检查。',
  );
});

test('draft-07, a rule of uniqueness and an id by its meta mark are read; a plain sheet has no notes', () => {
  const old = {
    $schema: 'http://json-schema.org/draft-07/schema',
    items: {
      properties: {
        patient: { type: 'string', meta: ['id'], unique: true },
        bam: { type: 'string', pattern: '^\\S+\\.bam$' },
      },
      required: ['patient'],
    },
  };
  const plain = nfCoreForm({ parameters: undefined, samples: old }, 'en-US');
  expect(plain.fields.map(({ model, tmplType }) => [model, tmplType])).toEqual([
    ['sample_id', 'sample_id'],
    ['bam', 'file'],
    [undefined, 'actions'],
  ]);
  expect(plain).not.toHaveProperty('notes');
});

test('without a schema of the sample sheet, the sheet is a file of the form', () => {
  const only = nfCoreForm({ parameters: PARAMETERS, samples: undefined }, 'en-US');
  expect(only.fields.map(({ model }) => model)).toContain('input');
});
