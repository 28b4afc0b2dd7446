import { expect, test } from 'vitest';
import { checkSamples, fileLinks } from './check-samples.ts';

const FORM = {
  formMode: 'batch',
  fields: [
    {
      tmplType: 'sample_id' as const,
      model: 'sample_id',
      config: { rules: [{ type: 'number' as const, required: true }] },
    },
    {
      tmplType: 'radio' as const,
      model: 'kind',
      options: [
        { label: 'Reads', value: 'fastq' },
        { label: 'Variants', value: 'vcf' },
      ],
      config: { rules: [{ required: true }] },
    },
    {
      tmplType: 'file' as const,
      model: 'read1',
      filterType: '\\.fastq(\\.gz)?$',
      visibleVariable: 'kind',
      expectedValue: 'fastq',
      config: { rules: [{ required: true, message: 'Please choose the reads' }] },
    },
    { tmplType: 'file' as const, model: 'folder', filterType: '/' },
    { tmplType: 'input_number' as const, model: 'depth', min: 1, max: 60 },
    {
      tmplType: 'input' as const,
      model: 'note',
      config: { rules: [{ type: 'string' as const, max: 5, message: 'At most 5 letters' }] },
    },
    { tmplType: 'actions' as const },
  ],
};
const good = { sample_id: 'a', kind: 'fastq', read1: 'minio://users/data/ada/a.fastq.gz' };

test.each<[string, Record<string, unknown>, string, string]>([
  ['a required field is empty', { read1: '' }, 'read1', 'Please choose the reads'],
  ['a required field is missing', { kind: undefined, read1: undefined }, 'kind', 'is required'],
  [
    'a file is not a link',
    { read1: '/etc/passwd' },
    'read1',
    'must be the link of a stored file, such as minio://users/data/a.csv',
  ],
  [
    'a file has the wrong ending',
    { read1: 'minio://users/a.bam' },
    'read1',
    'must be a file that ends in .fastq, .fastq.gz',
  ],
  [
    'a folder instead of a file',
    { read1: 'minio://users/a.fastq/' },
    'read1',
    'must be a file, not a folder',
  ],
  [
    'a file instead of a folder',
    { folder: 'minio://users/a' },
    'folder',
    'must be a folder: its link ends with a slash',
  ],
  ['an option is not on the list', { kind: 'bam' }, 'kind', 'must be one of fastq, vcf'],
  ['a number is none', { depth: 'deep' }, 'depth', 'must be a number'],
  ['a number is too small', { depth: 0 }, 'depth', 'must be at least 1'],
  ['a number is too large', { depth: 61 }, 'depth', 'must be at most 60'],
  ['a rule is broken', { note: 'too long' }, 'note', 'At most 5 letters'],
])('%s: the response names sample and field', (_name, change, field, message) => {
  expect(checkSamples(FORM, [good, { ...good, sample_id: 'b', ...change }])).toEqual([
    { field: `samples.1.${field}`, message: { 'en-US': message, 'zh-CN': expect.any(String) } },
  ]);
});

test('valid samples pass: several files, options by label, hidden fields', () => {
  const several = { ...good, sample_id: 'b', read1: ['minio://users/a.fastq', 'minio://users/b.fastq'] };
  const hidden = {
    sample_id: 'c',
    kind: 'Variants',
    depth: '30',
    note: 'short',
    folder: 'minio://users/data/',
  };
  expect(checkSamples(FORM, [good, several, hidden])).toEqual([]);
});

test('two samples with one id are refused', () => {
  expect(checkSamples(FORM, [good, good])).toEqual([
    {
      field: 'samples.1.sample_id',
      message: expect.objectContaining({ 'en-US': 'is used by another sample of this project' }),
    },
  ]);
});

test('the links of visible file fields are listed with their fields', () => {
  expect(fileLinks(FORM, { ...good, read1: ['minio://u/a', 'minio://u/b'] }, 'samples.4')).toEqual([
    { field: 'samples.4.read1', link: 'minio://u/a' },
    { field: 'samples.4.read1', link: 'minio://u/b' },
  ]);
  expect(fileLinks(FORM, { ...good, kind: 'vcf' }, 'samples.0')).toEqual([]);
});

test('an app may have rules for the ids of samples, with messages in both languages', () => {
  const idRules = [{ type: 'string' as const, pattern: '^\\S+$', message: 'No blanks' }];
  const form = { formMode: 'batch', fields: [{ tmplType: 'sample_id' as const, idRules }] };
  const chinese = structuredClone(form);
  chinese.fields[0]?.idRules.forEach((rule) => Object.assign(rule, { message: '不能有空格' }));
  expect(checkSamples(form, [{ sample_id: 'a b' }, { sample_id: 'c' }], { chinese })).toEqual([
    { field: 'samples.0.sample_id', message: { 'en-US': 'No blanks', 'zh-CN': '不能有空格' } },
  ]);
});
