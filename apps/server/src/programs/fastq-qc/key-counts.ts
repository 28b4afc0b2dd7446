/**
 * Hash table from 64-bit keys to counts in constant memory (open addressing, linear probing). Both halves of a key must be
 * well-mixed hashes. Read `keysHigh`, `keysLow` and `counts` by slot; a slot with count 0 is empty.
 */
export class KeyCounts {
  size = 0;
  readonly keysHigh: Uint32Array;
  readonly keysLow: Uint32Array;
  readonly counts: Uint32Array;
  readonly #mask: number;

  /** Creates a table for `maxKeys` keys; the caller must not insert more. */
  constructor(maxKeys: number) {
    const slots = 2 ** Math.ceil(Math.log2(2 * maxKeys));
    this.keysHigh = new Uint32Array(slots);
    this.keysLow = new Uint32Array(slots);
    this.counts = new Uint32Array(slots);
    this.#mask = slots - 1;
  }

  /** Slot of a key, or else the empty slot for it. */
  slotOf(high: number, low: number): number {
    let slot = high & this.#mask;
    while (this.counts[slot] !== 0 && (this.keysHigh[slot] !== high || this.keysLow[slot] !== low)) {
      slot = (slot + 1) & this.#mask;
    }
    return slot;
  }

  /** Inserts a new key into the empty slot that {@link slotOf} returned. */
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
