import { lookup } from 'mime-types';

const OMICS_TYPES: [ending: string, type: string][] = [
  ['.tsv', 'text/tab-separated-values'],
  ['.vcf', 'text/plain'],
  ['.bed', 'text/plain'],
  ['.fastq', 'text/plain'],
  ['.fq', 'text/plain'],
  ['.log', 'text/plain'],
  ['.gz', 'application/gzip'],
];

/** Media type for the extension of a key. */
export function contentTypeOf(key: string): string {
  const known = OMICS_TYPES.find(([ending]) => key.toLowerCase().endsWith(ending));
  return known?.[1] ?? (lookup(key) || 'application/octet-stream');
}
