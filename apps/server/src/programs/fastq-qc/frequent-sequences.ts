import { KeyCounts } from './key-counts.ts';

/** Prefix length: the number of compared bases of a sequence. */
export const PREFIX = 50;

/** Frequent sequence: the beginning of many reads. */
export interface FrequentSequence {
  readonly sequence: string;
  /** Reads with this prefix: a lower bound, see {@link FrequentSequences.undercount}. */
  readonly reads: number;
}

/**
 * Finds the frequent sequences of a stream in constant memory (Misra and Gries). It has a counter for each of `maxKeys`
 * sequences; one more decrements all counters and drops those at 0. A counter is exact for up to `maxKeys` distinct
 * sequences; above, it is never too high, and too low by at most reads / `maxKeys`.
 */
export class FrequentSequences {
  readonly #keys: KeyCounts;
  readonly #maxKeys: number;
  readonly #texts: Buffer;
  readonly #lengths: Uint8Array;
  #lowered = 0;

  constructor(maxKeys: number) {
    this.#keys = new KeyCounts(maxKeys);
    this.#maxKeys = maxKeys;
    this.#texts = Buffer.alloc(this.#keys.counts.length * PREFIX);
    this.#lengths = new Uint8Array(this.#keys.counts.length);
  }

  /** Counts the sequence at `start`, whose hash is the key; `length` is at most {@link PREFIX}. */
  add(high: number, low: number, bytes: Buffer, start: number, length: number): void {
    const keys = this.#keys;
    const slot = keys.slotOf(high, low);
    const count = keys.counts[slot] ?? 0;
    if (count > 0) {
      keys.counts[slot] = count + 1;
    } else if (keys.size < this.#maxKeys) {
      keys.insertAt(slot, high, low, 1);
      this.#setText(slot, bytes, start, length);
    } else {
      this.#lowerAll();
    }
  }

  /** Maximum undercount of each sequence, in reads. */
  get undercount(): number {
    return this.#lowered;
  }

  /** Sequences with at least this number of reads, most frequent first. */
  atLeast(reads: number): FrequentSequence[] {
    const found: FrequentSequence[] = [];
    this.#keys.counts.forEach((count, slot) => {
      if (count > 0 && count >= reads) {
        const start = slot * PREFIX;
        const sequence = this.#texts.toString('latin1', start, start + (this.#lengths[slot] ?? 0));
        found.push({ sequence, reads: count });
      }
    });
    return found.sort((a, b) => b.reads - a.reads || (a.sequence < b.sequence ? -1 : 1));
  }

  #setText(slot: number, bytes: Buffer, start: number, length: number): void {
    // For this few bytes a loop is faster than a native copy.
    for (let index = 0; index < length; index += 1) {
      this.#texts[slot * PREFIX + index] = bytes[start + index] ?? 0;
    }
    this.#lengths[slot] = length;
  }

  #lowerAll(): void {
    this.#lowered += 1;
    const { keysHigh, keysLow, counts } = this.#keys;
    const retained: { high: number; low: number; count: number; text: Buffer }[] = [];
    counts.forEach((count, slot) => {
      if (count > 1) {
        const text = this.#texts.subarray(slot * PREFIX, slot * PREFIX + (this.#lengths[slot] ?? 0));
        const [high = 0, low = 0] = [keysHigh[slot], keysLow[slot]];
        retained.push({ high, low, count: count - 1, text: Buffer.from(text) });
      }
    });
    this.#keys.clear();
    for (const { high, low, count, text } of retained) {
      const slot = this.#keys.slotOf(high, low);
      this.#keys.insertAt(slot, high, low, count);
      this.#setText(slot, text, 0, text.length);
    }
  }
}
