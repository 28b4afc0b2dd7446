const PREFIX = 50;
const MOST_TRACKED = 200_000;

/**
 * Estimates the share of repeated reads with bounded memory. The first 50 bases are hashed; only hashes divisible by a
 * power of two are followed, and that power doubles whenever 200,000 are held. A sequence is followed from the first
 * read to the last or not at all, so the share of repeats among the followed reads estimates that of all reads.
 */
export class DuplicationEstimate {
  #counts = new Map<number, number>();
  #mask = 0;

  /** Counts one read. */
  add(bytes: Buffer, start: number, length: number): void {
    const [key, low] = hash(bytes, start, Math.min(length, PREFIX));
    if ((low & this.#mask) !== 0) {
      return;
    }
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    if (this.#counts.size > MOST_TRACKED) {
      this.#mask = this.#mask * 2 + 1;
      this.#counts = new Map([...this.#counts].filter(([kept]) => ((kept % 2 ** 32) & this.#mask) === 0));
    }
  }

  /** Repeats among the followed reads, 0..1, with the number of reads it rests on. */
  result(): { share: number; followedReads: number; followedSequences: number; sampled: number } {
    let followedReads = 0;
    for (const count of this.#counts.values()) {
      followedReads += count;
    }
    const followedSequences = this.#counts.size;
    return {
      share: followedReads === 0 ? 0 : 1 - followedSequences / followedReads,
      followedReads,
      followedSequences,
      sampled: 1 / (this.#mask + 1),
    };
  }
}

/** A 53-bit key of two independent hashes; its low 32 bits decide what is followed. */
function hash(bytes: Buffer, start: number, length: number): [key: number, low: number] {
  let first = 0x811c9dc5;
  let second = 0x9747b28c;
  for (let index = start; index < start + length; index += 1) {
    const byte = bytes[index] ?? 0;
    first = Math.imul(first ^ byte, 0x01000193);
    second = Math.imul(second + byte, 0x85ebca6b) ^ (second >>> 13);
  }
  // The low bits of an FNV hash mix poorly and decide here what is followed.
  const low = mix(first) >>> 0;
  return [(second & 0x1fffff) * 2 ** 32 + low, low];
}

function mix(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b);
  return twice ^ (twice >>> 16);
}
