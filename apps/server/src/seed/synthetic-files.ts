import { gzipSync } from 'node:zlib';
import { DEFAULT_FASTQ, fastqRecords } from '../programs/synthetic/fastq.ts';
import { DEFAULT_GENOME, sequencedGenome } from '../programs/synthetic/sequenced-genome.ts';
import type { SeedFile, SeedValue } from './seed-plan.ts';

/** First line of every table derived from synthetic tables. */
export const SYNTHETIC_LINE = '# SYNTHETIC data made by a generator; nothing here was measured\n';

const READS = 500;

/** Synthetic library. */
export interface SyntheticLibrary {
  library: string;
  sample: string;
  replicate: string;
}

/** Two small gzip FASTQ files of synthetic reads for a library, marked as synthetic in name and record. */
export function syntheticReadPair(
  { library, sample, replicate }: SyntheticLibrary,
  record: Readonly<Record<string, SeedValue>>,
): SeedFile[] {
  return ([1, 2] as const).map((mate) => ({
    key: `synthetic/fastq/${library}_R${mate}.fastq.gz`,
    content: () =>
      gzipSync(Buffer.concat([...fastqRecords({ ...DEFAULT_FASTQ, seed: seedOf(library), mate }, READS)])),
    record: {
      ...record,
      sample,
      donor_id: sample,
      library_id: library,
      replicate,
      data_type: 'Raw reads',
      data_category: 'Sequencing reads',
      data_format: 'FASTQ',
      read_count: READS,
    },
  }));
}

/** Small synthetic genome and gzip FASTQ files of its reads, which align to it. */
export function syntheticGenome(record: Readonly<Record<string, SeedValue>>): SeedFile[] {
  const { reference, reads1, reads2 } = sequencedGenome(DEFAULT_GENOME);
  const key = (ending: string) => `synthetic/genome/synthetic_genome${ending}`;
  const reads = {
    ...record,
    data_type: 'Raw reads',
    data_category: 'Sequencing reads',
    data_format: 'FASTQ',
    read_count: DEFAULT_GENOME.pairs,
  };
  return [
    {
      key: key('.fasta'),
      content: () => reference,
      record: { ...record, data_type: 'Reference genome', data_category: 'Reference', data_format: 'FASTA' },
    },
    { key: key('_R1.fastq.gz'), content: () => gzipSync(reads1), record: reads },
    { key: key('_R2.fastq.gz'), content: () => gzipSync(reads2), record: reads },
  ];
}

/** Seed of a library's reads, so that each library has different ones. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
