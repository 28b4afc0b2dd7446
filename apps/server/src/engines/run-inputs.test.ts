import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseRunDescriptor } from '../app-store/run-descriptor-schema.ts';
import type { RunDescriptor, SampleSheet } from '../app-store/run-descriptor.ts';
import { readRunInputs, reportPluginOf } from './run-inputs.ts';

const FILE = 'expression-matrix-qc-v1.0.0/run.local.json';
const expression = parseRunDescriptor(
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../app-store/omics-portal', FILE), 'utf8')),
  FILE,
);

test('a sample is split into plain parameters and files to fetch', () => {
  const sample = {
    sample_id: 's1',
    omics: 'proteomics',
    data_file: 'minio://tservice/u/d.csv',
    metadata_file: ['minio://tservice/u/m.csv'],
    threshold_profile: null,
  };
  expect(readRunInputs(expression, sample)).toEqual({
    values: { sampleId: 's1', omics: 'proteomics', thresholdProfile: 'default' },
    files: [
      { param: 'dataFile', many: false, links: ['minio://tservice/u/d.csv'] },
      { param: 'metadataFile', many: false, links: ['minio://tservice/u/m.csv'] },
    ],
    missing: [],
  });
});

test('a sample sheet has a cell for each column, empty without a value, and required columns are listed', () => {
  const sampleSheet: SampleSheet = {
    param: 'input',
    columns: [
      { name: 'sample', from: 'sample_id', kind: 'text', required: true },
      { name: 'fastq_1', from: 'fastq_1', kind: 'file', required: true },
      { name: 'fastq_2', from: 'fastq_2', kind: 'file', required: true },
      { name: 'strandedness', from: 'strandedness', kind: 'text', default: 'auto' },
      { name: 'cells', from: 'cells', kind: 'number' },
    ],
  };
  const sample = { sample_id: 's1', fastq_1: ['minio://users/a.fq.gz'], cells: '' };
  const { sheet, missing } = readRunInputs({ ...expression, params: [], sampleSheet }, sample);
  expect(sheet?.cells.map(({ column, text, isLink }) => [column, text, isLink])).toEqual([
    ['sample', 's1', false],
    ['fastq_1', 'minio://users/a.fq.gz', true],
    ['fastq_2', '', false],
    ['strandedness', 'auto', false],
    ['cells', '', false],
  ]);
  expect(missing).toEqual(['fastq_2']);
});

test.each([
  ['RNA with a folder', { omics: 'transcriptomics', filepath: 'minio://p/a/' }, [], ['folder']],
  [
    'RNA with one of them',
    { omics: 'transcriptomics', filepath: 'minio://p/a/', data_file: 'minio://p/d.csv' },
    ['metadata_file'],
    ['dataFile', 'folder'],
  ],
  ['RNA with neither', { omics: 'transcriptomics' }, ['data_file', 'metadata_file'], []],
  [
    'proteins, which have no folder',
    { omics: 'proteomics', filepath: 'minio://p/a/' },
    ['data_file', 'metadata_file'],
    [],
  ],
])('a folder stands in for the tables of %s', (_, sample, missing, files) => {
  const inputs = readRunInputs(expression, sample);
  expect(inputs.missing).toEqual(missing);
  expect(inputs.files.map(({ param }) => param)).toEqual(files);
});

test('empty required fields are listed', () => {
  expect(readRunInputs(expression, { omics: '', data_file: [] }).missing).toEqual([
    'omics',
    'data_file',
    'metadata_file',
  ]);
});

test('the report plugin depends on the kind of data, and is null for a kind without one', () => {
  expect(reportPluginOf(expression, { omics: 'metabolomics' }, 'quartet')).toBe('quartet-metqc-report');
  expect(reportPluginOf(expression, { omics: 'transcriptomics' }, 'quartet')).toBe('quartet-rseqc-report');
  expect(reportPluginOf(expression, { omics: 'genomics' }, 'quartet')).toBeNull();
  const { report: _, ...withoutReport } = expression;
  expect(reportPluginOf(withoutReport, {}, 'quartet')).toBeNull();
});

test('numbers and booleans of a form keep their type', () => {
  const params: RunDescriptor['params'] = [
    { name: 'n', from: 'n', kind: 'number' },
    { name: 'b', from: 'b', kind: 'boolean' },
  ];
  expect(readRunInputs({ ...expression, params }, { n: '3', b: 'true' }).values).toEqual({ n: 3, b: true });
});
