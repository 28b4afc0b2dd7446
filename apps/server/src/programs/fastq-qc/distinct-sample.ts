import { KeyCounts } from './key-counts.ts';

/**
 * Estimates the number of distinct keys in a stream (adaptive sampling, Wegman). Keys whose low half has `level` zero bits
 * are stored; when there are more than `maxKeys`, the level increases by one and about half of them are dropped. The count
 * is exact until then. The frequency of a key does not matter, so very common keys have no effect.
 */
export class DistinctSample {
  readonly #keys: KeyCounts;
  readonly #maxKeys: number;
  #mask = 0;

  constructor(maxKeys: number) {
    this.#keys = new KeyCounts(maxKeys + 1);
    this.#maxKeys = maxKeys;
  }

  /** Adds one key, as two unsigned 32-bit halves. */
  add(high: number, low: number): void {
    if ((low & this.#mask) !== 0) {
      return;
    }
    const slot = this.#keys.slotOf(high, low);
    if (this.#keys.counts[slot] === 0) {
      this.#keys.insertAt(slot, high, low, 1);
      while (this.#keys.size > this.#maxKeys) {
        this.#raiseLevel();
      }
    }
  }

  /** Number of stored keys. */
  get size(): number {
    return this.#keys.size;
  }

  /** Sampling rate: 1, 1/2, 1/4 and so on. */
  get sampled(): number {
    return 1 / (this.#mask + 1);
  }

  /** Estimated number of distinct keys. */
  get distinct(): number {
    return this.size / this.sampled;
  }

  /** Relative standard error of {@link distinct}; 0 while the count is exact. */
  get relativeError(): number {
    return this.size === 0 ? 0 : Math.sqrt((1 - this.sampled) / this.size);
  }

  #raiseLevel(): void {
    this.#mask = this.#mask * 2 + 1;
    const { keysHigh, keysLow, counts } = this.#keys;
    const retained: [high: number, low: number][] = [];
    counts.forEach((count, slot) => {
      const low = keysLow[slot] ?? 0;
      if (count > 0 && (low & this.#mask) === 0) {
        retained.push([keysHigh[slot] ?? 0, low]);
      }
    });
    this.#keys.clear();
    for (const [high, low] of retained) {
      this.#keys.insertAt(this.#keys.slotOf(high, low), high, low, 1);
    }
  }
}
