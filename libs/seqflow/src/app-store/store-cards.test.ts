import { expect, test } from 'vitest';
import type { AppManifest } from '@omics-portal/api';
import { categoriesOf, matchesSearch, storeCards } from './store-cards';

const fastq: AppManifest = {
  id: 'a1',
  name: 'FASTQ Quality Control',
  short_name: 'fastq-qc',
  app_name: 'lab/fastq-qc-v1.0.0',
  author: 'lab',
  tags: ['rnaseq', 'dnaseq'],
};
const LOCAL = { name: 'local', kind: 'local', connected: true } as const;
const tool: AppManifest = {
  name: 'Protein report',
  short_name: 'protqc-report',
  version: 'v0.2.0',
  category: 'Report',
  tags: ['proteomics'],
};

test.each([
  [{ tags: ['rnaseq', 'dnaseq'], short_name: 'x' }, ['dnaseq', 'rnaseq']],
  [{ tags: ['Genomics'], short_name: 'x' }, ['dnaseq']],
  [{ short_name: 'brand-dseqc-report' }, ['dnaseq']],
  [{ short_name: 'brand-rnaseq-qc' }, ['rnaseq']],
  [{ short_name: 'brand-protqc-report' }, ['proteomics']],
  [{ short_name: 'brand-metqc-report' }, ['metabolomics']],
  [{ tags: ['imaging'], short_name: 'cell-counter' }, ['other']],
])('%j belongs to %j', (manifest, categories) => {
  expect(categoriesOf(manifest)).toEqual(categories);
});

test('apps and report tools are sorted together by title', () => {
  const cards = storeCards({
    apps: [fastq],
    installed: [{ id: 'a1', name: 'lab/fastq-qc-v1.0.0', engines: [LOCAL] }],
    reportTools: [tool],
  });
  expect(
    cards.map(({ title, kind, version, installed, appId }) => [title, kind, version, installed, appId]),
  ).toEqual([
    ['FASTQ Quality Control', 'app', 'v1.0.0', true, 'a1'],
    ['Protein report', 'report', 'v0.2.0', true, null],
  ]);
});

test('a card has the engines of its installed app', () => {
  const installed = [{ id: 'a1', name: 'lab/fastq-qc-v1.0.0', engines: [LOCAL] }];
  const [app, report] = storeCards({ apps: [fastq], installed, reportTools: [tool] });
  expect([app?.engines, report?.engines]).toEqual([[LOCAL], undefined]);
});

test('if one source fails, the other one is shown, and "installed" is unknown rather than false', () => {
  expect(
    storeCards({ apps: [fastq], installed: undefined, reportTools: undefined })[0]?.installed,
  ).toBeNull();
  expect(storeCards({ apps: undefined, installed: undefined, reportTools: [tool] })).toHaveLength(1);
  expect(storeCards({ apps: [fastq], installed: [], reportTools: [] })[0]?.installed).toBe(false);
});

test('a hidden app has no card', () => {
  expect(storeCards({ apps: [{ ...fastq, hidden: true }], installed: [], reportTools: [] })).toEqual([]);
});

test.each([
  ['fastq', true],
  ['  LAB ', true],
  ['', true],
  ['vcf', false],
])('a search for "%s" matches the card: %s', (q, found) => {
  expect(matchesSearch(storeCards({ apps: [fastq], installed: [], reportTools: [] })[0]!, q)).toBe(found);
});
