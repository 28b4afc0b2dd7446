import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Text of a FASTQ file with one read of a name. */
export function fastq(read: string, mate: 1 | 2): string {
  return `@${read}:1 ${mate}:N:0:1\nACGTACGT\n+\nIIIIIIII\n`;
}

/** Writes pairs of small compressed FASTQ files into a folder of this computer, and a file that no app reads. */
export function writePairs(folder: string, samples: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (const sample of samples) {
    writeFileSync(join(folder, `${sample}_R1.fastq.gz`), gzipSync(fastq(sample, 1)));
    writeFileSync(join(folder, `${sample}_R2.fastq.gz`), gzipSync(fastq(sample, 2)));
  }
  writeFileSync(join(folder, 'checksums.md5'), 'not a file of reads\n');
}
