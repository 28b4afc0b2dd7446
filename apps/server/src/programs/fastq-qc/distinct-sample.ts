import { KeyCounts } from './key-counts.ts';

/**
 * Estimates how many different keys a stream holds (adaptive sampling, Wegman). Keys whose low half has `level` zero bits
 * are kept; when more than `maxKeys` are held, the level rises by one and about half of them are dropped. Exact until
 * then. How often a key occurs does not matter, so a few very common ones do no harm.
 */
export class DistinctSample {
  readonly #keys: KeyCounts;
  readonly #maxKeys: number;
  #mask = 0;

  constructor(maxKeys: number) {
    this.#keys = new KeyCounts(maxKeys + 1);
    this.#maxKeys = maxKeys;
  }

  /** Takes one key, as two unsigned 32-bit halves. */
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

  /** Keys that are held. */
  get size(): number {
    return this.#keys.size;
  }

  /** Share of all different keys that are held, by design: 1, 1/2, 1/4 and so on. */
  get sampled(): number {
    return 1 / (this.#mask + 1);
  }

  /** Estimated number of different keys. */
  get distinct(): number {
    return this.size / this.sampled;
  }

  /** Standard error of {@link distinct} relative to it; 0 while the count is exact. */
  get relativeError(): number {
    return this.size === 0 ? 0 : Math.sqrt((1 - this.sampled) / this.size);
  }

  #raiseLevel(): void {
    this.#mask = this.#mask * 2 + 1;
    const { keysHigh, keysLow, counts } = this.#keys;
    const kept: [high: number, low: number][] = [];
    counts.forEach((count, slot) => {
      const low = keysLow[slot] ?? 0;
      if (count > 0 && (low & this.#mask) === 0) {
        kept.push([keysHigh[slot] ?? 0, low]);
      }
    });
    this.#keys.clear();
    for (const [high, low] of kept) {
      this.#keys.insertAt(this.#keys.slotOf(high, low), high, low, 1);
    }
  }
}
