import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { densityDocument } from './density-document.ts';
import { bgzipped, row, vcfFolder, vcfText } from './variant-density/testing/vcf-folder.ts';

const sets = vcfFolder();

afterEach(() => vi.unstubAllEnvs());

const MANIFEST = {
  id: 'genomics-quartet',
  omics: 'genomics',
  version: '1.0.0',
  title: 'Simulated calls of a test',
  licence: 'MIT',
  source: 'example/repository',
};

/** Installs a set of small variants with a file of D5. */
function install(smallVariants: unknown): void {
  const folder = join(sets.path(), 'genomics-quartet');
  mkdirSync(folder);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...MANIFEST, smallVariants }));
  const text = vcfText(['LCL5'], [row('chr1 1000001 A C', '0/1')], ['chr1,length=248956422']);
  writeFileSync(join(folder, 'D5.vcf.gz'), bgzipped(text));
  vi.stubEnv('REFERENCE_SETS_DIR', sets.path());
}

test('an installed set has its density in windows of a million bases, with its source', async () => {
  install({ assembly: 'GRCh38', files: [{ file: 'D5.vcf.gz', sample: 'D5' }] });
  const { density } = await densityDocument(join(sets.path(), 'variant-density.json'));
  expect(density).toMatchObject({
    source: { id: 'genomics-quartet', licence: 'MIT', origin: 'example/repository', synthetic: false },
    assembly: 'GRCh38',
    windowSize: 1_000_000,
    samples: ['D5'],
    files: 1,
  });
  expect(density?.chromosomes).toHaveLength(1);
  expect(density?.chromosomes[0]?.snv[0]).toHaveLength(249);
  expect(density?.chromosomes[0]?.snv[0]?.[1]).toBe(1);
});

test('files may be listed by their names only', async () => {
  install({ files: ['D5.vcf.gz'] });
  expect((await densityDocument(join(sets.path(), 'variant-density.json'))).density).toMatchObject({
    assembly: null,
    samples: ['D5'],
  });
});

test('without such a set there is no density, and the history that ships is no such set', async () => {
  expect(await densityDocument(join(sets.path(), 'variant-density.json'))).toEqual({
    version: 1,
    kind: 'dna-density',
    density: null,
  });
});

test.each([
  ['no files', {}],
  ['a set that is no object', 'D5.vcf.gz'],
  ['an empty list', { files: [] }],
  ['a file of another folder', { files: ['../D5.vcf.gz'] }],
  ['the folder itself', { files: ['.'] }],
  ['a file twice', { files: ['D5.vcf.gz', { file: 'D5.vcf.gz' }] }],
  ['an entry without a name', { files: [{ sample: 'D5' }] }],
])('a manifest with %s is refused', async (_, smallVariants) => {
  install(smallVariants);
  await expect(densityDocument(join(sets.path(), 'variant-density.json'))).rejects.toThrow(
    /smallVariants\.files must list the VCF files/,
  );
});
