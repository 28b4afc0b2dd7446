import { expect, test } from 'vitest';
import type { AppSchema } from '@omics-portal/api';
import { readColumns, roleOfName } from '../column-roles';
import { sheetColumns } from '../sheet-columns';
import { mergeLanes, pairFiles } from './pair-files';
import { pairedCells, pairingOptions } from './paired-cells';

const fileField = (model: string, label?: string): AppSchema['fields'][number] => ({
  tmplType: 'file',
  multiple: true,
  model,
  ...(label !== undefined && { label }),
  filterType: '\\.fq$',
});
const columnsOf = (...fields: AppSchema['fields']) => sheetColumns({ formMode: 'batch', fields }, {});

test.each<[string, string | null]>([
  ['sample', 'sample'],
  ['Sample ID', 'sample'],
  ['sample_name', 'sample'],
  ['id', 'sample'],
  ['样本编号', 'sample'],
  ['样本', 'sample'],
  ['fastq_1', 'read1'],
  ['R1', 'read1'],
  ['Read 1', 'read1'],
  ['read1', 'read1'],
  ['reads_1', 'read1'],
  ['Read1 Files', 'read1'],
  ['fastq_r1', 'read1'],
  ['forwardReads', 'read1'],
  ['Ｒ１', 'read1'],
  ['fq2', 'read2'],
  ['reverse', 'read2'],
  ['FASTQ_2', 'read2'],
  ['1', null],
  ['sample_1', null],
  ['strandedness', null],
  ['reference', null],
  ['', null],
])('a column called "%s" has the role %s', (name, role) => {
  expect(roleOfName(name)).toBe(role);
});

test('the columns of the reads are known by model or label, or are the only file column', () => {
  const models = (columns: ReturnType<typeof columnsOf>) => {
    const found = readColumns(columns);
    return found && [found.read1.model, found.read2?.model ?? null];
  };
  expect(models(columnsOf(fileField('r2', 'x'), fileField('first', 'Read 1')))).toEqual(['first', 'r2']);
  expect(models(columnsOf(fileField('calls'), { tmplType: 'file', model: 'reference' }))).toEqual([
    'calls',
    null,
  ]);
  expect(models(columnsOf(fileField('bam'), fileField('bed')))).toBeNull();
  expect(models(columnsOf({ tmplType: 'input', model: 'note' }))).toBeNull();
});

test('recognised samples are rows of the sheet', () => {
  const columns = readColumns(columnsOf(fileField('read1'), fileField('read2')));
  const paths = ['A_R1.fq', 'A_R2.fq', 'A_R1.fq.md5'];
  const { samples, leftOver } = pairFiles(paths, columns ? pairingOptions(columns) : {});
  expect(columns && pairedCells(samples, columns)).toEqual([
    { sample_id: 'A', read1: 'A_R1.fq', read2: 'A_R2.fq' },
  ]);
  expect(leftOver).toEqual([{ path: 'A_R1.fq.md5', reason: 'not-accepted' }]);
});

test('lanes of a sample are the files of one row where the app takes several, and one file is no list', () => {
  const several = (model: string) => ({ ...fileField(model), severalPerSample: true });
  const columns = readColumns(columnsOf(several('read1'), several('read2')));
  const lanes = ['L001', 'L002'].flatMap((lane) => ['R1', 'R2'].map((read) => `A_S1_${lane}_${read}_001.fq`));
  const { samples } = pairFiles([...lanes, 'B_R1.fq', 'B_R2.fq']);
  expect(columns && pairedCells(mergeLanes(samples), columns)).toEqual([
    {
      sample_id: 'A',
      read1: ['A_S1_L001_R1_001.fq', 'A_S1_L002_R1_001.fq'],
      read2: ['A_S1_L001_R2_001.fq', 'A_S1_L002_R2_001.fq'],
    },
    { sample_id: 'B', read1: 'B_R1.fq', read2: 'B_R2.fq' },
  ]);
});
