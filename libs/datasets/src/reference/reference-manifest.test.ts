import { describe, expect, it } from 'vitest';
import { ManifestError, omicsOfCategory, readReferenceManifest } from './reference-manifest';

const DNA = { category: 'DNA', title: 'Variants' };

describe('readReferenceManifest', () => {
  it('puts the newest version first, by number and not by letter', () => {
    const versions = readReferenceManifest({ v9: [], v20210909: [], v10: [] });
    expect(versions.map(({ version }) => version)).toEqual(['v20210909', 'v10', 'v9']);
  });

  it('reads what is there, and leaves out an entry that names nothing', () => {
    const [version] = readReferenceManifest({
      v1: [DNA, { summary: 'nothing' }, null, { ...DNA, summary: 7 }],
    });
    expect(version?.datasets.map(({ title, summary }) => [title, summary])).toEqual([
      ['Variants', ''],
      ['Variants', ''],
    ]);
  });

  it.each([[null], [[]], ['text'], [{ v1: 'text' }]])('refuses %j', (value) => {
    expect(() => readReferenceManifest(value)).toThrow(ManifestError);
  });
});

describe('omicsOfCategory', () => {
  it.each([
    ['DNA', 'genomics'],
    ['protein', 'proteomics'],
    ['constructor', undefined],
  ])('%s is %s', (category, omics) => {
    expect(omicsOfCategory(category)).toBe(omics);
  });
});
