import { gzipSync } from 'node:zlib';
import { DEFAULT_FASTQ, fastqRecords } from '../programs/synthetic/fastq.ts';
import type { SeedFile, SeedValue } from './seed-plan.ts';

/** Begins every table that was made from synthetic tables. */
export const SYNTHETIC_LINE = '# SYNTHETIC data made by a generator; nothing here was measured\n';

const READS = 500;

/** A library that was never sequenced. */
export interface SyntheticLibrary {
  library: string;
  sample: string;
  replicate: string;
}

/** Two small gzip FASTQ files of made-up reads for a library, named and recorded as synthetic. */
export function syntheticReadPair({ library, sample, replicate }: SyntheticLibrary, record: Readonly<Record<string, SeedValue>>): SeedFile[] {
  return ([1, 2] as const).map((mate) => ({
    key: `synthetic/fastq/${library}_R${mate}.fastq.gz`,
    content: () => gzipSync(Buffer.concat([...fastqRecords({ ...DEFAULT_FASTQ, seed: seedOf(library), mate }, READS)])),
    record: { ...record, sample, donor_id: sample, library_id: library, replicate, data_type: 'Raw reads', data_category: 'Sequencing reads', data_format: 'FASTQ', read_count: READS },
  }));
}

/** Each library has reads of its own. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
