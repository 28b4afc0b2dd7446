import { expect, test } from 'vitest';
import { appEntries } from './app-entries';

const WGS = {
  name: 'Variant QC',
  short_name: 'variant-qc',
  description: 'Calls against the reference',
  tags: ['wgs'],
};

test('an app is found by its name, short name, tags and description', () => {
  expect(appEntries([WGS], [])).toEqual([
    {
      name: 'variant-qc',
      label: 'Variant QC',
      hint: 'variant-qc',
      keywords: ['variant-qc', 'wgs', 'Calls against the reference'],
    },
  ]);
});

test('an app of the store is listed once, whether it is installed or not', () => {
  const store = [
    { title: 'lab/variant-qc-v1.0.0', description: null, author: 'lab' },
    { title: 'lab/removed-qc-v2.1', description: 'Not here', author: 'lab' },
  ];
  expect(appEntries([WGS], store).map(({ name }) => name)).toEqual(['variant-qc', 'removed-qc']);
});
