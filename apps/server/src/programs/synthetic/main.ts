import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ProgramError, type ProgramContext, runProgram } from '../command-line.ts';
import { installedReference } from '../expression-matrix-qc/installed-sets.ts';
import {
  countTables,
  DEFAULT_COUNTS,
  DEFAULT_PEPTIDES,
  peptideTables,
  type SyntheticTables,
} from './expression-tables.ts';
import { DEFAULT_FASTQ, writeSyntheticFastq } from './fastq.ts';
import { DEFAULT_QUARTET, quartetVcfs } from './quartet-vcf.ts';
import { DEFAULT_GENOME, sequencedGenome } from './sequenced-genome.ts';

/**
 * Writes one kind of synthetic data. Parameters: `kind` (fastq, genome, vcf, peptides, counts), `seed`, for FASTQ `reads`,
 * or `bytes` for a size, `gzip` (yes or no), and for a genome with its reads `pairs`.
 */
async function work({ params, out, log }: ProgramContext): Promise<void> {
  const kind = params.text('kind');
  switch (kind) {
    case 'fastq':
      await writeReads({ params, out, log });
      break;
    case 'genome':
      writeGenome({ params, out });
      break;
    case 'vcf':
      writeFamily({ params, out });
      break;
    case 'peptides': {
      const reference = installedReference('proteomics')?.foldChanges?.values ?? [];
      writeTables(
        out,
        'peptides',
        peptideTables(reference, { ...DEFAULT_PEPTIDES, seed: params.number('seed', DEFAULT_PEPTIDES.seed) }),
      );
      break;
    }
    case 'counts':
      writeTables(
        out,
        'counts',
        countTables({ ...DEFAULT_COUNTS, seed: params.number('seed', DEFAULT_COUNTS.seed) }),
      );
      break;
    default:
      throw new ProgramError(
        `There is no synthetic data of the kind "${kind}".`,
        'Choose fastq, genome, vcf, peptides or counts.',
        [],
      );
  }
  log(`Synthetic ${kind} written to ${out}`);
}

async function writeReads({
  params,
  out,
  log,
}: Pick<ProgramContext, 'params' | 'out' | 'log'>): Promise<void> {
  const seed = params.number('seed', DEFAULT_FASTQ.seed);
  const bytes = params.number('bytes', 0);
  const size = bytes > 0 ? { bytes } : { reads: params.number('reads', 10_000) };
  const ending = params.text('gzip', 'yes') === 'yes' ? 'fastq.gz' : 'fastq';
  for (const mate of [1, 2] as const) {
    if (mate <= params.number('mates', 2)) {
      const written = await writeSyntheticFastq(
        join(out, `synthetic_R${mate}.${ending}`),
        { ...DEFAULT_FASTQ, seed, mate },
        size,
      );
      log(`synthetic_R${mate}.${ending}: ${written} bytes`);
    }
  }
}

function writeGenome({ params, out }: Pick<ProgramContext, 'params' | 'out'>): void {
  const { reference, reads1, reads2 } = sequencedGenome({
    ...DEFAULT_GENOME,
    seed: params.number('seed', DEFAULT_GENOME.seed),
    pairs: params.number('pairs', DEFAULT_GENOME.pairs),
  });
  writeFileSync(join(out, 'synthetic_genome.fasta'), reference);
  writeFileSync(join(out, 'synthetic_genome_R1.fastq.gz'), gzipSync(reads1));
  writeFileSync(join(out, 'synthetic_genome_R2.fastq.gz'), gzipSync(reads2));
}

function writeFamily({ params, out }: Pick<ProgramContext, 'params' | 'out'>): void {
  const { joint, separate, truth } = quartetVcfs({
    ...DEFAULT_QUARTET,
    seed: params.number('seed', DEFAULT_QUARTET.seed),
  });
  writeFileSync(join(out, 'synthetic_quartet.vcf'), joint);
  for (const [member, text] of Object.entries(separate)) {
    writeFileSync(join(out, `synthetic_${member}.vcf`), text);
  }
  writeFileSync(join(out, 'synthetic_truth.json'), `${JSON.stringify(truth, null, 1)}\n`);
}

function writeTables(out: string, kind: string, { data, metadata }: SyntheticTables): void {
  writeFileSync(join(out, `synthetic_${kind}_data.csv`), data);
  writeFileSync(join(out, `synthetic_${kind}_metadata.csv`), metadata);
}

await runProgram('synthetic', work);
