import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AppSchema } from '@omics-portal/api';
import { sheetColumns } from '../sheet-columns';
import { matchedCells, missingColumns, proposeColumns, withHead, withMatch } from './match-columns';

const reads = (model: string, label: string): AppSchema['fields'][number] => ({
  tmplType: 'file',
  multiple: true,
  model,
  label,
  filterType: '\\.(fastq|fq)(\\.gz)?$',
});
const schema: AppSchema = {
  formMode: 'batch',
  fields: [
    { ...reads('read1', 'Read 1'), config: { rules: [{ required: true, type: 'array' }] } },
    reads('read2', 'Read 2'),
    { tmplType: 'input_number', model: 'min_quality', label: '最低质量', name: 'quality' },
    { tmplType: 'select', model: 'mode', label: 'Mode', options: [{ label: 'Fast', value: 'f' }] },
  ],
};
const columns = sheetColumns(schema, {});
const modelsOf = (rows: string[][], labels = {}) => {
  const { hasHead, matches } = proposeColumns(rows, columns, labels);
  return [hasHead, ...matches.map(({ model }) => model)];
};

test.each<[string, string[][], (boolean | string | null)[]]>([
  [
    'our own template',
    [['sample_id*', 'read1*', 'read2', 'min_quality', 'mode']],
    [true, 'sample_id', 'read1', 'read2', 'min_quality', 'mode'],
  ],
  [
    'nf-core',
    [['sample', 'fastq_1', 'fastq_2', 'strandedness']],
    [true, 'sample_id', 'read1', 'read2', null],
  ],
  [
    'labels',
    [['样本', 'Read 2', 'Read 1', '最低质量']],
    [true, 'sample_id', 'read2', 'read1', 'min_quality'],
  ],
  ['a bare number', [['编号', 'Read 1']], [true, 'sample_id', 'read1']],
  ['a bare number beside a name', [['编号', '样本名称', 'Read 1']], [true, null, 'sample_id', 'read1']],
  ['another language', [['ID', 'Qualité minimale']], [true, 'sample_id', 'min_quality']],
  ['a name twice', [['sample', 'sample_id', 'R1', 'R1']], [true, null, 'sample_id', 'read1', null]],
  [
    'files without a head',
    [['A', 'x/A_R2.fq.gz', 'x/A_R1.fq.gz', 'note']],
    [false, 'sample_id', 'read2', 'read1', null],
  ],
  ['files whose names say no read', [['A', 'x/a.fq', 'x/b.fq']], [false, 'sample_id', 'read1', 'read2']],
  [
    'one file for each sample, whose names say no read',
    [
      ['A', 'x/a.fq'],
      ['B', 'x/b.fq'],
    ],
    [false, 'sample_id', 'read1'],
  ],
  [
    'files under unknown names',
    [
      ['who', 'left', 'right'],
      ['A', 'A_1.fq', 'A_2.fq'],
    ],
    [true, null, 'read1', 'read2'],
  ],
  ['ids only', [['A'], ['B']], [false, 'sample_id']],
])('columns of %s', (_name, rows, expected) => {
  expect(modelsOf(rows, { min_quality: ['Qualité minimale'] })).toEqual(expected);
});

test('values are parsed by their columns; what does not fit stays as it is', () => {
  const rows = [
    ['sample', 'R1', 'quality', 'mode', 'note'],
    ['007', 'a.fq', '30', 'Fast', 'x'],
    ['S2', 'b.bam', 'high', 'slow', ''],
  ];
  expect(matchedCells(rows, proposeColumns(rows, columns), columns)).toEqual([
    { sample_id: '007', read1: 'a.fq', min_quality: 30, mode: 'f' },
    { sample_id: 'S2', read1: 'b.bam', min_quality: 'high', mode: 'slow' },
  ]);
});

test('the user corrects matches and the head; a column is chosen once', () => {
  const rows = [['sample', 'R1', 'other']];
  const proposal = proposeColumns(rows, columns);
  expect(missingColumns(proposal, columns)).toEqual([]);
  const corrected = withMatch(proposal, 2, 'read1');
  expect(corrected.matches.map(({ model }) => model)).toEqual(['sample_id', null, 'read1']);
  expect(missingColumns(withMatch(proposal, 1, null), columns).map(({ model }) => model)).toEqual(['read1']);
  const headless = withHead(rows, columns, false);
  expect(headless.matches.map(({ model }) => model)).toEqual(['sample_id', null, null]);
  expect(matchedCells(rows, headless, columns)).toEqual([{ sample_id: 'sample' }]);
  expect(withHead(rows, columns, true)).toEqual(proposal);
});

test('each column of the sheet is proposed at most once, whatever the table', () => {
  const text = fc.constantFrom(
    '',
    'sample',
    'R1',
    'read2',
    'x/A_R1.fq',
    'A_2.fq',
    '7',
    '样本',
    'mode',
    'note',
  );
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 4, maxLength: 4 }), { maxLength: 5 }), (rows) => {
      const models = proposeColumns(rows, columns).matches.flatMap(({ model }) => model ?? []);
      expect(new Set(models).size).toBe(models.length);
    }),
  );
});
