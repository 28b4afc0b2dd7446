import { DistinctSample } from './distinct-sample.ts';
import { type FrequentSequence, FrequentSequences, PREFIX } from './frequent-sequences.ts';

const MAX_DISTINCT = 200_000;
const MAX_FREQUENT = 100_000;
/** Share of the reads from which a sequence is over-represented, as in FastQC. */
const OVER_REPRESENTED = 0.001;

/** Repeats among the reads of one file. Shares are 0..1. */
export interface Duplication {
  /** Share of the reads that repeat an earlier read. */
  readonly share: number;
  /** Standard error of the share; 0 while every different sequence was counted. */
  readonly standardError: number;
  /** Reads with at least one base. */
  readonly reads: number;
  /** Different sequences, exact or estimated. */
  readonly distinctSequences: number;
  /** Different sequences that were held, and their share of all by design. */
  readonly followedSequences: number;
  readonly sampled: number;
}

/** Sequences with more than 0.1 % of the reads. */
export interface OverRepresentation {
  readonly sequences: readonly (FrequentSequence & { readonly share: number })[];
  /** By how many reads each count may be too low. */
  readonly undercount: number;
}

/**
 * Estimates the share of repeated reads, and finds over-represented sequences, with fixed memory. Reads are compared by
 * their first 50 bases. The number of reads is known, so the share follows from the number of different sequences, which
 * is exact up to 200,000 and sampled beyond (standard error of the share below 0.0032).
 */
export class DuplicationEstimate {
  readonly #distinct: DistinctSample;
  readonly #frequent: FrequentSequences;
  #reads = 0;

  constructor(maxDistinct: number = MAX_DISTINCT, maxFrequent: number = MAX_FREQUENT) {
    this.#distinct = new DistinctSample(maxDistinct);
    this.#frequent = new FrequentSequences(maxFrequent);
  }

  /** Counts one read. A read without bases does not count. */
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

  /** The share of repeats so far. */
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

  /** The over-represented sequences so far; a sequence that occurs once is none. */
  overRepresented(): OverRepresentation {
    const least = Math.max(2, Math.floor(OVER_REPRESENTED * this.#reads) + 1);
    const sequences = this.#frequent
      .atLeast(least)
      .map((found) => ({ ...found, share: found.reads / this.#reads }));
    return { sequences, undercount: this.#frequent.undercount };
  }
}

/** Spreads the bits of a hash. The low bits of an FNV hash mix poorly, and they decide which sequences are sampled. */
function mix(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b);
  return (twice ^ (twice >>> 16)) >>> 0;
}
