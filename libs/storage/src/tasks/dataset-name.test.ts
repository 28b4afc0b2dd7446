import { expect, test } from 'vitest';
import * as v from 'valibot';
import { datasetPath, datasetSchema, proposedName } from './dataset-name';

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
  const dataset = { name, type: 'genomics', description: '' };
  const [issue] = v.safeParse(datasetSchema, dataset).issues ?? [];
  expect(issue?.message ?? null).toBe(problem);
});

test('the path of a dataset is below the own folder, by name and type', () => {
  expect(datasetPath('minio://users/data/ada/', 'rna_run1', 'transcriptomics')).toBe(
    'minio://users/data/ada/rna_run1/transcriptomics/',
  );
});

test.each([
  [['rna_run1'], 'rna_run1'],
  [['rna run1'], ''],
  [['rna_run1', 'rna_run2'], ''],
  [[], ''],
])('the drop of %j proposes the name %j', (dropped, name) => {
  expect(proposedName(dropped)).toBe(name);
});
