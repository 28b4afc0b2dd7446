import { KeyCounts } from './key-counts.ts';

/** Bases of a sequence that are kept and compared. */
export const PREFIX = 50;

/** A sequence that many reads begin with. */
export interface FrequentSequence {
  readonly sequence: string;
  /** Reads that begin with it: a lower bound, see {@link FrequentSequences.undercount}. */
  readonly reads: number;
}

/**
 * Finds the sequences that occur often in a stream, wherever in it they begin, with fixed memory (Misra and Gries). Holds
 * a counter for each of `maxKeys` sequences; one more lowers all counters by 1 and drops those at 0. So a counter is
 * exact for up to `maxKeys` different sequences, and beyond never too high and too low by at most reads / `maxKeys`.
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

  /** By how many reads each count may be too low. */
  get undercount(): number {
    return this.#lowered;
  }

  /** Sequences with at least so many reads, the most common first. */
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
    // For so few bytes a loop is faster than a native copy.
    for (let index = 0; index < length; index += 1) {
      this.#texts[slot * PREFIX + index] = bytes[start + index] ?? 0;
    }
    this.#lengths[slot] = length;
  }

  #lowerAll(): void {
    this.#lowered += 1;
    const { keysHigh, keysLow, counts } = this.#keys;
    const kept: { high: number; low: number; count: number; text: Buffer }[] = [];
    counts.forEach((count, slot) => {
      if (count > 1) {
        const text = this.#texts.subarray(slot * PREFIX, slot * PREFIX + (this.#lengths[slot] ?? 0));
        const [high = 0, low = 0] = [keysHigh[slot], keysLow[slot]];
        kept.push({ high, low, count: count - 1, text: Buffer.from(text) });
      }
    });
    this.#keys.clear();
    for (const { high, low, count, text } of kept) {
      const slot = this.#keys.slotOf(high, low);
      this.#keys.insertAt(slot, high, low, count);
      this.#setText(slot, text, 0, text.length);
    }
  }
}
