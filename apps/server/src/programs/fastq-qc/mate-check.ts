import { ProgramError } from '../command-line.ts';
import { problemIn } from '../program-problem.ts';
import { type FastqRecord } from './read-fastq.ts';

const SPACE = 0x20;
const TAB = 0x09;
const SLASH = 0x2f;
const DIGIT_0 = 0x30;
const STEP = 10_000;
const HASH_START = 0x811c9dc5;
const HASH_FACTOR = 0x01000193;
const SUFFIX_LENGTH = 2;
/** Characters before a mate number at the end of a name: `SRR1.7.1`, `r_7_1`, `r-7-1`, `r:7:1`. */
const SEPARATORS: ReadonlySet<number> = new Set([...'._-:'].map((character) => character.charCodeAt(0)));

/** Running hash over names, with a checkpoint every 10,000 reads. */
interface Trail {
  hash: number;
  readonly marks: number[];
}

/**
 * Running hashes of the read names of one file. The comment after a space (Casava 1.8) and a final `/1` or `/2` are ignored.
 * One hash uses the rest of each name; the other omits the final mate number of names like `SRR1.7.1` or `r_7_1`. The files
 * of a pair have the same checkpoints; the first difference shows where they diverge.
 */
export class NameTrail {
  reads = 0;
  readonly whole: Trail = { hash: HASH_START, marks: [] };
  readonly withoutMate: Trail = { hash: HASH_START, marks: [] };
  /** Final separator and mate number, as two bytes, if all names so far share them; else 0. */
  #suffix = 0;

  /** Adds the name of one read. */
  add({ bytes, nameStart, nameEnd }: FastqRecord): void {
    let end = nameStart;
    while (end < nameEnd && bytes[end] !== SPACE && bytes[end] !== TAB) {
      end += 1;
    }
    if (end - nameStart > SUFFIX_LENGTH && bytes[end - 2] === SLASH) {
      end -= SUFFIX_LENGTH;
    }
    const suffixStart = Math.max(nameStart, end - SUFFIX_LENGTH);
    const start = hashOf(bytes, nameStart, suffixStart, HASH_START);
    const suffix = ((bytes[suffixStart] ?? 0) << 8) | (bytes[suffixStart + 1] ?? 0);
    this.#suffix = this.reads === 0 || this.#suffix === suffix ? suffix : 0;
    this.reads += 1;
    const isStep = this.reads % STEP === 0;
    extend(this.withoutMate, start, isStep);
    extend(this.whole, hashOf(bytes, suffixStart, end, start), isStep);
  }

  /** True when all names end with a separator and this mate number. */
  endsWithMate(mate: 1 | 2): boolean {
    return SEPARATORS.has(this.#suffix >> 8) && (this.#suffix & 0xff) === DIGIT_0 + mate;
  }
}

/** Throws {@link ProgramError} unless both files have the same reads in the same order. */
export function requireMates(
  first: { name: string; trail: NameTrail },
  second: { name: string; trail: NameTrail },
): void {
  const remedy = 'Choose the two files of the same run, unsorted and untrimmed, or trim them as pairs.';
  if (first.trail.reads !== second.trail.reads) {
    throw new ProgramError(
      `${first.name} holds ${first.trail.reads} reads and ${second.name} ${second.trail.reads}: they are not a pair.`,
      remedy,
      problemIn(first.name, 'fastq.unequal-reads', {
        reads: first.trail.reads,
        other: second.name,
        otherReads: second.trail.reads,
      }),
    );
  }
  const areNumbered = first.trail.endsWithMate(1) && second.trail.endsWithMate(2);
  const kind = areNumbered ? 'withoutMate' : 'whole';
  const [one, two] = [first.trail[kind], second.trail[kind]];
  if (one.hash !== two.hash) {
    const step = one.marks.findIndex((mark, index) => mark !== two.marks[index]);
    const from = (step < 0 ? one.marks.length : step) * STEP + 1;
    const to = from + STEP - 1;
    throw new ProgramError(
      `${first.name} and ${second.name} differ in the names of their reads, first between read ${from} and ${to}.`,
      remedy,
      problemIn(first.name, 'fastq.other-names', { other: second.name, from, to }),
    );
  }
}

function hashOf(bytes: Buffer, start: number, end: number, from: number): number {
  let hash = from;
  for (let index = start; index < end; index += 1) {
    hash = Math.imul(hash ^ (bytes[index] ?? 0), HASH_FACTOR);
  }
  return hash;
}

function extend(trail: Trail, name: number, isStep: boolean): void {
  trail.hash = Math.imul(trail.hash ^ name, HASH_FACTOR);
  if (isStep) {
    trail.marks.push(trail.hash);
  }
}
