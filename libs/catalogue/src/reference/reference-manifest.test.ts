import { describe, expect, it } from 'vitest';
import { historiesOf, ManifestError, omicsOfCategory, readReferenceManifest } from './reference-manifest';

const DNA = { category: 'DNA', title: 'Variants' };

describe('readReferenceManifest', () => {
  it('sorts versions by their numbers, the newest first', () => {
    const versions = readReferenceManifest({ v9: [], v20210909: [], v10: [] });
    expect(versions.map(({ version }) => version)).toEqual(['v20210909', 'v10', 'v9']);
  });

  it('leaves out an entry without category or title', () => {
    const [version] = readReferenceManifest({
      v1: [DNA, { summary: 'nothing' }, null, { ...DNA, summary: 7 }],
    });
    expect(version?.datasets.map(({ title, summary }) => [title, summary])).toEqual([
      ['Variants', ''],
      ['Variants', ''],
    ]);
  });

  const MD5 = 'a'.repeat(32);
  const only = (entry: object) => readReferenceManifest({ v1: [{ ...DNA, ...entry }] })[0]?.datasets[0];

  it('reads an entry without files, licence and citation', () => {
    expect(only({})).toMatchObject({ files: [], citation: [] });
    expect(only({})?.licence).toBeUndefined();
  });

  it.each([
    [
      { size: 0, md5: MD5.toUpperCase() },
      { size: 0, md5: MD5 },
    ],
    [{ size: -1 }, { size: undefined }],
    [{ size: '12' }, { size: undefined }],
    [{ size: 1.5 }, { size: undefined }],
    [
      { md5: 'a'.repeat(31), sha256: 'g'.repeat(64) },
      { md5: undefined, sha256: undefined },
    ],
    [
      { url: 7, description: null },
      { url: '', description: '' },
    ],
  ])('reads %j of a file as %j', (given, expected) => {
    expect(only({ files: [{ name: 'a', ...given }, { name: '' }, null] })?.files).toEqual([
      {
        name: 'a',
        url: '',
        description: '',
        size: undefined,
        md5: undefined,
        sha256: undefined,
        ...expected,
      },
    ]);
  });

  it.each([
    [{ licence: 'MIT' }, { licence: { name: 'MIT', url: '' } }],
    [{ licence: { name: 'MIT', url: 'LICENSE' } }, { licence: { name: 'MIT', url: 'LICENSE' } }],
    [{ licence: { url: 'LICENSE' } }, { licence: undefined }],
    [{ citation: 'A paper' }, { citation: ['A paper'] }],
    [{ citation: ['A paper', ' '] }, { citation: ['A paper'] }],
    [
      { citation: 7, files: {} },
      { citation: [], files: [] },
    ],
  ])('reads the terms %j as %j', (given, read) => {
    expect(only(given)).toMatchObject(read);
  });

  it.each([[null], [[]], ['text'], [{ v1: 'text' }]])('rejects %j', (value) => {
    expect(() => readReferenceManifest(value)).toThrow(ManifestError);
  });
});

describe('historiesOf', () => {
  const version = (name: string, ...titles: [string, string][]) => ({
    [name]: titles.map(([category, title]) => ({ category, title })),
  });

  it('lists the versions of each data set', () => {
    const manifest = readReferenceManifest({
      ...version('v1', ['DNA', 'old'], ['RNA', 'gone since']),
      ...version('v2', ['DNA', 'new'], ['DNA', 'second']),
    });
    const histories = historiesOf(manifest).map(({ key, releases }) => [
      key,
      releases.map((release) => `${release.version} ${release.dataset.title}`),
    ]);
    expect(histories).toEqual([
      ['DNA', ['v2 new', 'v1 old']],
      ['DNA 2', ['v2 second']],
      ['RNA', ['v1 gone since']],
    ]);
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
