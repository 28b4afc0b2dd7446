import { expect, test } from 'vitest';
import { pipelineOf } from './pipeline';

const PIPELINES = {
  wgs: { apps: ['variant-qc'], omics: 'genomics' },
  wes: { apps: [], omics: 'genomics' },
  rna: { apps: ['expression-matrix-qc', 'rna-qc'], omics: 'transcriptomics' },
} as const;

test.each([
  ['lab/variant-qc-v1.0.0', 'genomics', 'wgs'],
  ['lab/variant-qc-v2.1.0', 'genomics', 'wgs'],
  ['lab/rna-qc-v1.0.0', 'transcriptomics', 'rna'],
  ['lab/expression-matrix-qc-v1.0.0', 'proteomics', undefined],
  ['lab/fastq-qc-v1.0.0', 'genomics', undefined],
  ['lab/variant-qc-v1.0.0', null, undefined],
  ['lab/variant-qc-v1.0.0', undefined, undefined],
] as const)('a project of %s about %s belongs to %s', (app_name, omics, name) => {
  expect(pipelineOf({ app_name, ...(omics !== undefined && { omics }) }, PIPELINES)).toBe(name);
});

test('a pipeline of all omics types lists every project of its apps', () => {
  const pipelines = { any: { apps: ['fastq-qc'], omics: null } };
  expect(pipelineOf({ app_name: 'lab/fastq-qc-v1.0.0' }, pipelines)).toBe('any');
});
