import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach } from 'vitest';
import type { VariantFile } from '../count-file.ts';

/** Text of a VCF: the samples (none for a file of sites), its `##contig` lines, and rows whose blanks become tabs. */
export function vcfText(
  samples: readonly string[],
  rows: readonly string[],
  contigs: readonly string[] = ['chr1,length=1000', 'chrX,length=500'],
): string {
  const columns = ['#CHROM', 'POS', 'ID', 'REF', 'ALT', 'QUAL', 'FILTER', 'INFO'];
  return [
    '##fileformat=VCFv4.2',
    ...contigs.map((contig) => `##contig=<ID=${contig}>`),
    [...columns, ...(samples.length > 0 ? ['FORMAT', ...samples] : [])].join('\t'),
    ...rows.map((row) => row.replaceAll(' ', '\t')),
    '',
  ].join('\n');
}

/** Row of a passed variant with its genotypes, if any. */
export function row(at: string, ...genotypes: readonly string[]): string {
  const [chromosome, position, reference, alternative, filter = 'PASS'] = at.split(' ');
  const call = genotypes.length > 0 ? ` GT ${genotypes.join(' ')}` : '';
  return `${chromosome} ${position} . ${reference} ${alternative} . ${filter} .${call}`;
}

/** Gzip with several members, as bgzip writes it, with the empty member at its end. */
export function bgzipped(text: string, members = 3): Buffer {
  const size = Math.ceil(text.length / members);
  const parts = Array.from({ length: members }, (_, index) => text.slice(index * size, (index + 1) * size));
  return Buffer.concat([...parts, ''].map((part) => gzipSync(part)));
}

/** Folder of VCF files, empty before each test and removed after it. */
export function vcfFolder() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'density-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return {
    path: () => folder,
    file: (name: string, content: string | Buffer, sample?: string): VariantFile => {
      writeFileSync(join(folder, name), content);
      return { path: join(folder, name), name, sample };
    },
  };
}
