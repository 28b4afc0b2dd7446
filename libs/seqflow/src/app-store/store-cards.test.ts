import { expect, test } from 'vitest';
import type { AppManifest, StoreApp } from '@omics-portal/api';
import {
  authorsOf,
  byRating,
  cardNamed,
  categoriesOf,
  matchesSearch,
  storeCards,
  type StoreSources,
} from './store-cards';

const fastq: AppManifest = {
  id: 'a1',
  name: 'FASTQ Quality Control',
  short_name: 'fastq-qc',
  app_name: 'lab/fastq-qc-v1.0.0',
  author: 'lab',
  tags: ['rnaseq', 'dnaseq'],
};
const cardsOf = (sources: Partial<StoreSources>) =>
  storeCards({
    apps: undefined,
    installed: undefined,
    reportTools: undefined,
    storeApps: undefined,
    ...sources,
  });
const aStoreApp = (values: Partial<StoreApp>): StoreApp => ({
  id: 'other',
  title: 'lab/other',
  repo_url: '',
  author: 'lab',
  valid: true,
  ...values,
});
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
  const cards = cardsOf({
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
  const [app, report] = cardsOf({ apps: [fastq], installed, reportTools: [tool] });
  expect([app?.engines, report?.engines]).toEqual([[LOCAL], undefined]);
});

test('if one source fails, the other one is shown, and "installed" is unknown rather than false', () => {
  expect(cardsOf({ apps: [fastq], installed: undefined, reportTools: undefined })[0]?.installed).toBeNull();
  expect(cardsOf({ apps: undefined, installed: undefined, reportTools: [tool] })).toHaveLength(1);
  expect(cardsOf({ apps: [fastq], installed: [], reportTools: [] })[0]?.installed).toBe(false);
});

test('a hidden app has no card', () => {
  expect(cardsOf({ apps: [{ ...fastq, hidden: true }], installed: [], reportTools: [] })).toEqual([]);
});

test.each([
  ['fastq', true],
  ['  LAB ', true],
  ['', true],
  ['vcf', false],
])('a search for "%s" matches the card: %s', (q, found) => {
  expect(matchesSearch(cardsOf({ apps: [fastq], installed: [], reportTools: [] })[0]!, q)).toBe(found);
});

test('the store adds picture, rating and validity to the app with its id or its name', () => {
  const values = { rate: '4', valid: false, icon: '/apps/icon.svg', cover: 'https://store.test/c.png' };
  const added = { rating: 4, valid: false, icon: '/apps/icon.svg', cover: 'https://store.test/c.png' };
  for (const store of [{ id: 'a1' }, { title: 'lab/fastq-qc-v1.0.0' }, { title: 'lab/fastq-qc' }]) {
    const cards = cardsOf({ apps: [fastq], storeApps: [aStoreApp({ ...values, ...store })] });
    expect(cards).toEqual([expect.objectContaining(added)]);
  }
});

test.each<[StoreApp['rate'], number | null]>([
  ['3', 3],
  [4.5, 4.5],
  ['0', null],
  ['9', null],
  ['many', null],
  [null, null],
  [undefined, null],
])('the rate %j is %j stars', (rate, rating) => {
  const store = aStoreApp({ id: 'a1', ...(rate !== undefined && { rate: rate as string | null }) });
  expect(cardsOf({ apps: [fastq], storeApps: [store] })[0]?.rating).toBe(rating);
});

test.each([
  ['https://store.test/a.svg', true],
  ['/datains/apps/a/icon.svg', true],
  ['//elsewhere.test/a.svg', false],
  ['javascript:alert(1)', false],
  ['', false],
])('the picture %j is shown: %j', (icon, shown) => {
  const [card] = cardsOf({ apps: [fastq], storeApps: [aStoreApp({ id: 'a1', icon })] });
  expect(card?.icon).toBe(shown ? icon : null);
});

test('an app that only the store knows is not installed, and has no card until the manifests are known', () => {
  const storeApps = [aStoreApp({ title: 'lab/cell-counter', description: 'Counts cells' })];
  expect(cardsOf({ storeApps })).toEqual([]);
  expect(cardsOf({ apps: [], installed: [], storeApps })).toMatchObject([
    { title: 'cell-counter', installed: false, appId: 'other', description: 'Counts cells' },
  ]);
});

test('without manifests, an installed app of the store has a card that can run it', () => {
  const storeApps = [aStoreApp({ id: 'a1', title: 'lab/fastq-qc-v1.0.0' })];
  const installed = [{ id: 'a1', name: 'lab/fastq-qc-v1.0.0' }];
  expect(cardsOf({ apps: [], installed, storeApps })).toMatchObject([
    { title: 'fastq-qc', version: 'v1.0.0', appId: 'a1', appName: 'lab/fastq-qc-v1.0.0', installed: true },
  ]);
});

test('an older manifest without an id gets that of the installed app', () => {
  const { id: _id, ...older } = fastq;
  const installed = [{ id: 'a1', name: 'lab/fastq-qc-v1.0.0' }];
  expect(cardsOf({ apps: [older], installed })[0]).toMatchObject({ appId: 'a1', installed: true });
});

test('cards are found by full or short name, counted by author and sorted by rating', () => {
  const cards = cardsOf({
    apps: [fastq, { ...fastq, id: 'a2', name: 'A', app_name: 'lab/fastq-qc-v2.0.0', author: 'ada' }],
    reportTools: [tool],
    storeApps: [aStoreApp({ id: 'a1', rate: '5' })],
  });
  expect(cardNamed(cards, 'lab/fastq-qc-v1.0.0')?.key).toBe('app:a1');
  expect(cardNamed(cards, 'protqc-report')?.key).toBe('report:protqc-report');
  expect(cardNamed(cards, 'missing')).toBeUndefined();
  expect(authorsOf(cards)).toEqual([
    { name: 'ada', count: 1 },
    { name: 'lab', count: 1 },
  ]);
  expect(byRating(cards).map(({ key }) => key)).toEqual(['app:a1', 'app:a2', 'report:protqc-report']);
});
