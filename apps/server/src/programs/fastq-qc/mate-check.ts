import { ProgramError } from '../command-line.ts';
import { type FastqRecord } from './read-fastq.ts';

const SPACE = 0x20;
const TAB = 0x09;
const SLASH = 0x2f;
const STEP = 10_000;

/**
 * A running hash of the names of reads, without what tells the mates apart (`/1`, `/2`, and all after a space), with a
 * mark every 10,000 reads: two files that pair have the same marks, and the first that differs says where they part.
 */
export class NameTrail {
  readonly marks: number[] = [];
  reads = 0;
  #hash = 0x811c9dc5;

  /** Adds the name of one read. */
  add({ bytes, nameStart, nameEnd }: FastqRecord): void {
    let end = nameStart;
    while (end < nameEnd && bytes[end] !== SPACE && bytes[end] !== TAB) {
      end += 1;
    }
    if (end - nameStart > 2 && bytes[end - 2] === SLASH) {
      end -= 2;
    }
    let hash = this.#hash;
    for (let index = nameStart; index < end; index += 1) {
      hash = Math.imul(hash ^ (bytes[index] ?? 0), 0x01000193);
    }
    this.#hash = Math.imul(hash ^ SLASH, 0x01000193);
    this.reads += 1;
    if (this.reads % STEP === 0) {
      this.marks.push(this.#hash);
    }
  }

  /** Hash over all names so far. */
  get end(): number {
    return this.#hash;
  }
}

/** Throws {@link ProgramError} unless both files hold the same reads in the same order. */
export function requireMates(
  first: { name: string; trail: NameTrail },
  second: { name: string; trail: NameTrail },
): void {
  const remedy = 'Choose the two files of the same run, unsorted and untrimmed, or trim them as pairs.';
  if (first.trail.reads !== second.trail.reads) {
    throw new ProgramError(
      `${first.name} holds ${first.trail.reads} reads and ${second.name} ${second.trail.reads}: they are not a pair.`,
      remedy,
    );
  }
  if (first.trail.end !== second.trail.end) {
    const step = first.trail.marks.findIndex((mark, index) => mark !== second.trail.marks[index]);
    const from = (step < 0 ? first.trail.marks.length : step) * STEP + 1;
    throw new ProgramError(
      `${first.name} and ${second.name} differ in the names of their reads, first between read ${from} and ${from + STEP - 1}.`,
      remedy,
    );
  }
}
