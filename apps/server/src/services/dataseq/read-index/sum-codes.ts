import type { Column } from './column.ts';
import { recordsOf, type Selection } from './selection.ts';

/** Sums of numbers by code of a column; Unknown is last. */
export interface SumsByCode {
  sums: Float64Array;
  /** Records without a number, by code. */
  unsummed: Uint32Array;
}

/** Adds the numbers of `summed` in the selected records, by value of `group`. */
export function sumCodes(
  group: Column,
  summed: Pick<Column, 'codes'> & { numbers: Float64Array },
  { words }: Selection,
): SumsByCode {
  const sums = new Float64Array(group.length + 1);
  const unsummed = new Uint32Array(group.length + 1);
  const { numbers } = summed;
  for (let word = 0; word < words.length; word += 1) {
    const bits = words[word] ?? 0;
    if (bits === 0) continue;
    for (const record of recordsOf(bits, word)) {
      const code = group.codes[record] ?? 0;
      const groupCode = code === group.empty ? group.length : code;
      const number = numbers[summed.codes[record] ?? numbers.length];
      if (number === undefined) unsummed[groupCode] = (unsummed[groupCode] ?? 0) + 1;
      else sums[groupCode] = (sums[groupCode] ?? 0) + number;
    }
  }
  return { sums, unsummed };
}
