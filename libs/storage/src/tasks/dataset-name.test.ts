import { expect, test } from 'vitest';
import { datasetNameProblem, datasetPath } from './dataset-name';

test.each([
  ['rna_run1', null],
  ['abc-12', null],
  ['a'.repeat(16), null],
  ['a'.repeat(17), 'pattern'],
  ['abc12', 'pattern'],
  ['rna run1', 'pattern'],
  ['数据集数据集', 'pattern'],
  ['rna_run1\n', 'pattern'],
  ['', 'required'],
  ['  ', 'required'],
])('the dataset name "%s" has the problem %s', (name, problem) => {
  expect(datasetNameProblem(name)).toBe(problem);
});

test('a dataset lies below the own folder, by name and type', () => {
  expect(datasetPath('minio://users/data/ada/', 'rna_run1', 'transcriptomics')).toBe(
    'minio://users/data/ada/rna_run1/transcriptomics/',
  );
});
