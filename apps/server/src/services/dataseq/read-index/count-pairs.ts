import type { Column } from './column.ts';
import { recordsOf, type Selection } from './selection.ts';

/** Maximum number of pairs in a bit set (16 MB); above, a set of the existing pairs is used. */
const MAX_BITS = 2 ** 27;

/** Counts the distinct known values of `counted` in the selected records, by value of `group`; Unknown is last. */
export function countPairs(group: Column, counted: Column, { words }: Selection): Uint32Array {
  const totals = new Uint32Array(group.length + 1);
  const width = counted.length;
  const pairs = (group.length + 1) * width;
  const isNew = pairs <= MAX_BITS ? bitSet(pairs) : numberSet();
  for (let word = 0; word < words.length; word += 1) {
    const bits = words[word] ?? 0;
    if (bits === 0) continue;
    for (const record of recordsOf(bits, word)) {
      const value = counted.codes[record] ?? width;
      if (value === width || value === counted.empty) continue;
      const code = group.codes[record] ?? 0;
      const groupCode = code === group.empty ? group.length : code;
      if (isNew(groupCode * width + value)) totals[groupCode] = (totals[groupCode] ?? 0) + 1;
    }
  }
  return totals;
}

function bitSet(size: number): (pair: number) => boolean {
  const words = new Uint32Array(Math.ceil(size / 32));
  return (pair) => {
    const word = words[pair >>> 5] ?? 0;
    const bit = 1 << (pair & 31);
    if ((word & bit) !== 0) return false;
    words[pair >>> 5] = word | bit;
    return true;
  };
}

function numberSet(): (pair: number) => boolean {
  const seen = new Set<number>();
  return (pair) => seen.size < seen.add(pair).size;
}
