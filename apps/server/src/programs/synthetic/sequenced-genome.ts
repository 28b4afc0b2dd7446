import { normal, pick, type Random, randomFrom } from './random.ts';

const BASES = ['A', 'C', 'G', 'T'] as const;
const PAIRS: Readonly<Record<string, string>> = { A: 'T', C: 'G', G: 'C', T: 'A' };
const LINE = 70;
const BEST_QUALITY = 38;
const PHRED_OFFSET = 33;

/** Options of a synthetic genome and its reads. The same options create the same bytes. */
export interface SequencedGenome {
  readonly seed: number;
  /** Length of the only chromosome, in bases. */
  readonly genomeLength: number;
  readonly pairs: number;
  readonly readLength: number;
  /** Mean length of the sequenced fragments, in bases. */
  readonly insertSize: number;
  /** Share of bases that differ from the genome. */
  readonly errorRate: number;
}

/** Default: 2,000 pairs of 100 bases from a genome of 20,000 (20 times each base). */
export const DEFAULT_GENOME: SequencedGenome = {
  seed: 1,
  genomeLength: 20_000,
  pairs: 2_000,
  readLength: 100,
  insertSize: 300,
  errorRate: 0.004,
};

/** Reference genome (FASTA) and paired reads of it (FASTQ). Unlike `fastqRecords`, these reads align. */
export interface GenomeFiles {
  readonly reference: string;
  readonly reads1: string;
  readonly reads2: string;
}

/** Generates a genome and paired reads of both strands. */
export function sequencedGenome(options: SequencedGenome): GenomeFiles {
  const random = randomFrom(options.seed);
  const genome = Array.from({ length: options.genomeLength }, () => pick(random, BASES)).join('');
  const reads: [string[], string[]] = [[], []];
  for (let pair = 1; pair <= options.pairs; pair += 1) {
    const fragment = newFragment(random, genome, options);
    [fragment, reverseComplement(fragment)].forEach((strand, mate) => {
      const sequence = withErrors(random, strand.slice(0, options.readLength), options.errorRate);
      reads[mate]?.push(
        `@SYNTHETIC:${options.seed}:${pair} ${mate + 1}:N:0:0\n${sequence}\n+\n${qualities(random, sequence.length)}\n`,
      );
    });
  }
  const lines = genome.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return {
    reference: `>SYNTHETIC_1\n${lines.join('\n')}\n`,
    reads1: reads[0].join(''),
    reads2: reads[1].join(''),
  };
}

/** Fragment of either strand, at least as long as a read. */
function newFragment(random: Random, genome: string, options: SequencedGenome): string {
  const wanted = Math.round(options.insertSize + normal(random) * (options.insertSize / 10));
  const length = Math.min(genome.length, Math.max(options.readLength, wanted));
  const start = Math.floor(random() * (genome.length - length + 1));
  const fragment = genome.slice(start, start + length);
  return random() < 0.5 ? fragment : reverseComplement(fragment);
}

function reverseComplement(sequence: string): string {
  return Array.from(sequence, (base) => PAIRS[base] ?? 'N')
    .reverse()
    .join('');
}

function withErrors(random: Random, sequence: string, rate: number): string {
  return Array.from(sequence, (base) => (random() < rate ? pick(random, BASES) : base)).join('');
}

/** Qualities that decrease towards the end of the read. */
function qualities(random: Random, length: number): string {
  return Array.from({ length }, (_, index) => {
    const fall = (12 * index) / length;
    return String.fromCharCode(PHRED_OFFSET + Math.round(BEST_QUALITY - fall * random() - 4 * random()));
  }).join('');
}
