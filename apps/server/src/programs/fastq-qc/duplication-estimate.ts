import { DistinctSample } from './distinct-sample.ts';
import { type FrequentSequence, FrequentSequences, PREFIX } from './frequent-sequences.ts';

const MAX_DISTINCT = 200_000;
const MAX_FREQUENT = 100_000;
/** Minimum share of the reads for an over-represented sequence, as in FastQC. */
const OVER_REPRESENTED = 0.001;

/** Duplication among the reads of one file. Shares are 0..1. */
export interface Duplication {
  /** Share of the reads that duplicate an earlier read. */
  readonly share: number;
  /** Standard error of the share; 0 while the count is exact. */
  readonly standardError: number;
  /** Reads with at least one base. */
  readonly reads: number;
  /** Number of distinct sequences, exact or estimated. */
  readonly distinctSequences: number;
  /** Number of stored sequences, and their sampling rate. */
  readonly followedSequences: number;
  readonly sampled: number;
}

/** Over-represented sequences: those with more than 0.1 % of the reads. */
export interface OverRepresentation {
  readonly sequences: readonly (FrequentSequence & { readonly share: number })[];
  /** Maximum undercount of each sequence, in reads. */
  readonly undercount: number;
}

/**
 * Estimates the share of duplicate reads, and finds over-represented sequences, in constant memory. Reads are compared by
 * their first 50 bases. The share follows from the number of reads and the number of distinct sequences, which is exact up
 * to 200,000 and estimated above (standard error of the share below 0.0032).
 */
export class DuplicationEstimate {
  readonly #distinct: DistinctSample;
  readonly #frequent: FrequentSequences;
  #reads = 0;

  constructor(maxDistinct: number = MAX_DISTINCT, maxFrequent: number = MAX_FREQUENT) {
    this.#distinct = new DistinctSample(maxDistinct);
    this.#frequent = new FrequentSequences(maxFrequent);
  }

  /** Counts one read. Reads without bases are ignored. */
  add(bytes: Buffer, start: number, length: number): void {
    if (length === 0) {
      return;
    }
    const compared = Math.min(length, PREFIX);
    let first = 0x811c9dc5;
    let second = 0x9747b28c;
    for (let index = start; index < start + compared; index += 1) {
      const byte = bytes[index] ?? 0;
      first = Math.imul(first ^ byte, 0x01000193);
      second = Math.imul(second + byte, 0x85ebca6b) ^ (second >>> 13);
    }
    const high = mix(second);
    const low = mix(first);
    this.#reads += 1;
    this.#distinct.add(high, low);
    this.#frequent.add(high, low, bytes, start, compared);
  }

  /** Duplication so far. */
  result(): Duplication {
    const { distinct, relativeError, size, sampled } = this.#distinct;
    const distinctSequences = Math.min(Math.round(distinct), this.#reads);
    const share = this.#reads === 0 ? 0 : 1 - distinctSequences / this.#reads;
    return {
      share,
      standardError: relativeError * (1 - share),
      reads: this.#reads,
      distinctSequences,
      followedSequences: size,
      sampled,
    };
  }

  /** Over-represented sequences so far; a sequence that occurs once is not one. */
  overRepresented(): OverRepresentation {
    const least = Math.max(2, Math.floor(OVER_REPRESENTED * this.#reads) + 1);
    const sequences = this.#frequent
      .atLeast(least)
      .map((found) => ({ ...found, share: found.reads / this.#reads }));
    return { sequences, undercount: this.#frequent.undercount };
  }
}

/** Mixes the bits of a hash. The low bits of an FNV hash mix poorly, and they select the sampled sequences. */
function mix(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b);
  return (twice ^ (twice >>> 16)) >>> 0;
}
