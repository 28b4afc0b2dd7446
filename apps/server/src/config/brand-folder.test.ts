import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './read-config.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-brand-'));
});

afterEach(() => rm(folder, { recursive: true }));

const read = () => readConfig({ BRAND: 'acme', BRAND_DIR: folder }).brandSettings;

test('the default brand has the texts and documents that ship', () => {
  const { texts, offered } = readConfig({}).brandSettings;
  expect(texts).toEqual({ projectName: 'Quartet', vialName: 'FDU_Quartet_{type}_{sample}_{batch}' });
  expect([...offered].sort()).toEqual([
    'materialsSpecificationUrl',
    'materialsTermsUrl',
    'publicationsUrl',
    'referenceDatasetsManifestUrl',
  ]);
});

test('another brand has nothing of the one that ships', () => {
  expect(readConfig({ BRAND: 'acme' }).brandSettings).toEqual({
    texts: {},
    documents: undefined,
    offered: new Set(),
    pictures: new Map(),
  });
});

test('a brand has the texts and documents of its folder', async () => {
  const texts = {
    projectName: 'Acme',
    collectionDescriptions: { genomics: { 'en-US': 'Genomes', 'zh-CN': '基因组' }, proteomics: 'Proteins' },
    collections: { acme_cohort: { title: { 'en-US': 'Cohort', 'zh-CN': '队列' }, description: 'Families' } },
    vialName: 'ACME-{sample}',
    apps: [{ name: 'Wiki', icon: 'docs', link: 'https://wiki.example.org' }],
  };
  await writeFile(join(folder, 'brand.json'), JSON.stringify(texts));
  await mkdir(join(folder, 'documents'));
  for (const locale of ['en-US', 'zh-CN'])
    await writeFile(join(folder, `documents/publications.${locale}.md`), '# Papers');
  expect(read()).toEqual({
    texts,
    documents: join(folder, 'documents'),
    offered: new Set(['publicationsUrl']),
    pictures: new Map(),
  });
});

test.each([
  [{ projectname: 'Acme' }, /projectname is not a known key/],
  [{ projectName: '' }, /projectName must be a text/],
  [
    { collectionDescriptions: { lipidomics: 'Lipids' } },
    /collectionDescriptions\.lipidomics is not a known key/,
  ],
  [
    { collectionDescriptions: { genomics: { 'en-US': 'Genomes' } } },
    /collectionDescriptions\.genomics must be a text, or an object with a text for each of en-US and zh-CN/,
  ],
  [{ collections: { Cohort: { title: 'x' } } }, /collections must have names of collections: lower-case/],
  [{ collections: { acme_cohort: {} } }, /collections\.acme_cohort\.title is missing/],
  [{ collections: { acme_cohort: { title: { 'en-US': 'Cohort' } } } }, /title must be a text, or an object/],
  [{ vialName: 'ACME-{donor}' }, /vialName must be a text with \{sample\} in it/],
  [{ apps: [{ name: 'Wiki' }] }, /apps\[0\]\.link is missing/],
  [
    { apps: [{ name: 'Wiki', link: 'wiki' }] },
    /apps\[0\]\.link must be an address with http, or one of index, /,
  ],
  [
    { apps: [{ name: 'Wiki', link: 'reports', icon: 'wiki' }] },
    /apps\[0\]\.icon must be one of home, docs, /,
  ],
])('brand.json with %j is refused with the name of the field', async (value, expected) => {
  await writeFile(join(folder, 'brand.json'), JSON.stringify(value));
  expect(read).toThrow(expected);
});

test('a file that is no JSON is refused with its path', async () => {
  await writeFile(join(folder, 'brand.json'), '{');
  expect(read).toThrow(`BRAND_DIR: ${join(folder, 'brand.json')} is not JSON`);
});

test('a brand has the pictures of its folder, which are SVG images', async () => {
  await writeFile(join(folder, 'logo.svg'), '<?xml version="1.0"?><svg/>');
  expect([...read().pictures.keys()]).toEqual(['logo.svg']);
  await writeFile(join(folder, 'favicon.svg'), 'PNG');
  expect(read).toThrow(`BRAND_DIR: ${join(folder, 'favicon.svg')} is no SVG image`);
});

test('a document in one language only is refused with the name of the other file', async () => {
  await mkdir(join(folder, 'documents'));
  await writeFile(join(folder, 'documents/publications.en-US.md'), '# Papers');
  expect(read).toThrow('documents has no publications.zh-CN.md');
});

test('a folder that does not exist is refused', () => {
  expect(() => readConfig({ BRAND_DIR: join(folder, 'none') })).toThrow(
    /BRAND_DIR must be a folder that exists/,
  );
});
