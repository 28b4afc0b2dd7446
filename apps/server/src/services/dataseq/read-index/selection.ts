const BITS = 32;

/** Array of codes, one for each record. */
type Codes = Uint8Array | Uint16Array | Uint32Array;

/** Selection of records: one bit for each, so that a million take 125 kB. It is immutable after its creation. */
export class Selection {
  /** Bits after the last record are 0. */
  readonly words: Int32Array;
  #size: number | undefined;

  constructor(
    /** Number of all records. */
    readonly records: number,
    words?: Int32Array,
  ) {
    this.words = words ?? new Int32Array(Math.ceil(records / BITS));
  }

  /** Number of selected records. */
  get size(): number {
    this.#size ??= countBits(this.words);
    return this.#size;
  }

  has(record: number): boolean {
    return (((this.words[record >>> 5] ?? 0) >>> (record & 31)) & 1) === 1;
  }

  /** Selected records from an offset on, ascending. Earlier ones are skipped word by word. */
  page(offset: number, limit: number): number[] {
    const page: number[] = [];
    let passed = 0;
    for (let word = 0; word < this.words.length && page.length < limit; word += 1) {
      const bits = this.words[word] ?? 0;
      const here = bitsOf(bits);
      if (passed + here > offset) {
        for (const record of recordsOf(bits, word)) {
          if (passed >= offset && page.length < limit) page.push(record);
          passed += 1;
        }
      } else passed += here;
    }
    return page;
  }
}

export function allSelected(records: number): Selection {
  const { words } = new Selection(records);
  words.fill(-1);
  const last = records % BITS;
  if (last !== 0) words[words.length - 1] = (1 << last) - 1;
  return new Selection(records, words);
}

/** Selects the records with an accepted code; `accepted` is 1 or 0 by code. */
export function selectByCode(codes: Codes, accepted: Uint8Array): Selection {
  const { words } = new Selection(codes.length);
  const whole = Math.floor(codes.length / BITS);
  for (let word = 0; word < words.length; word += 1) {
    const first = word * BITS;
    const length = word < whole ? BITS : codes.length - first;
    let bits = 0;
    for (let bit = 0; bit < length; bit += 1) {
      bits |= (accepted[codes[first + bit] ?? 0] ?? 0) << bit;
    }
    words[word] = bits;
  }
  return new Selection(codes.length, words);
}

/** Combines selections: records in all of them, or in any. */
export function joinSelections(selections: readonly Selection[], operator: 'and' | 'or'): Selection {
  const [first, ...rest] = selections;
  if (first === undefined) return new Selection(0);
  const words = first.words.slice();
  for (const { words: other } of rest) {
    for (let word = 0; word < words.length; word += 1) {
      const left = words[word] ?? 0;
      const right = other[word] ?? 0;
      words[word] = operator === 'and' ? left & right : left | right;
    }
  }
  return new Selection(first.records, words);
}

/** Counts the selected records by code. For a large selection, the others are counted and subtracted from all. */
export function countCodes(codes: Codes, all: Uint32Array, { words, size, records }: Selection): Uint32Array {
  const isLarge = size > records / 2;
  const totals = isLarge ? all.slice() : new Uint32Array(all.length);
  const step = isLarge ? -1 : 1;
  const flip = isLarge ? -1 : 0;
  for (let word = 0; word < words.length; word += 1) {
    let bits = (words[word] ?? 0) ^ flip;
    const first = word * BITS;
    while (bits !== 0) {
      const record = first + lowestBit(bits);
      bits &= bits - 1;
      // Only the inverted last word has bits after the records.
      if (record >= records) break;
      const code = codes[record] ?? 0;
      totals[code] = (totals[code] ?? 0) + step;
    }
  }
  return totals;
}

/** Selected records of one word. */
export function recordsOf(bits: number, word: number): number[] {
  const records: number[] = [];
  for (let left = bits; left !== 0; left &= left - 1) records.push(word * BITS + lowestBit(left));
  return records;
}

/** Index of the lowest set bit. */
function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

function countBits(words: Int32Array): number {
  let total = 0;
  for (let word = 0; word < words.length; word += 1) total += bitsOf(words[word] ?? 0);
  return total;
}

/** Population count: bits are added in pairs, fours and bytes, then the bytes by one multiplication. */
function bitsOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
