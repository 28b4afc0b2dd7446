import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MANIFEST_LANGUAGES, manifestPath, measuredManifest, shippedFiles } from './reference-manifests.mjs';

interface Dataset {
  category: string;
  files: { name: string; url: string }[];
  citation: string[];
}

const read = (language: string) => readFileSync(manifestPath(language), 'utf8');
const datasets = (language: string) =>
  Object.values(JSON.parse(read(language)) as Record<string, Dataset[]>).flat();

it.each(MANIFEST_LANGUAGES)(
  'the manifest in %s states the sizes and checksums of the files as they are',
  (language) => {
    expect(read(language)).toBe(measuredManifest(read(language)));
  },
);

it.each(MANIFEST_LANGUAGES)('the manifest in %s names every file that ships, and no other', (language) => {
  const named = datasets(language).flatMap(({ files }) => files.map(({ url }) => url));
  expect(named.toSorted()).toEqual(shippedFiles().toSorted());
});

it('both languages offer the same files and cite the same works', () => {
  const facts = (language: string) =>
    datasets(language).map(({ category, files, citation }) => [
      category,
      files.map(({ url }) => url),
      citation,
    ]);
  expect(facts('zh-CN')).toEqual(facts('en-US'));
});
