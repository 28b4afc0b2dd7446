/**
 * Hash table from 64-bit keys to counts in fixed memory (open addressing, linear probing). The two halves of a key must be
 * well-mixed hashes. Read `keysHigh`, `keysLow` and `counts` by slot; a count of 0 is an empty slot.
 */
export class KeyCounts {
  size = 0;
  readonly keysHigh: Uint32Array;
  readonly keysLow: Uint32Array;
  readonly counts: Uint32Array;
  readonly #mask: number;

  /** Room for `maxKeys` keys; the caller must not insert more. */
  constructor(maxKeys: number) {
    const slots = 2 ** Math.ceil(Math.log2(2 * maxKeys));
    this.keysHigh = new Uint32Array(slots);
    this.keysLow = new Uint32Array(slots);
    this.counts = new Uint32Array(slots);
    this.#mask = slots - 1;
  }

  /** The slot that holds a key, or else the empty slot where it belongs. */
  slotOf(high: number, low: number): number {
    let slot = high & this.#mask;
    while (this.counts[slot] !== 0 && (this.keysHigh[slot] !== high || this.keysLow[slot] !== low)) {
      slot = (slot + 1) & this.#mask;
    }
    return slot;
  }

  /** Puts a new key into the empty slot that {@link slotOf} returned. */
  insertAt(slot: number, high: number, low: number, count: number): void {
    this.keysHigh[slot] = high;
    this.keysLow[slot] = low;
    this.counts[slot] = count;
    this.size += 1;
  }

  /** Removes all keys. */
  clear(): void {
    this.counts.fill(0);
    this.size = 0;
  }
}
