import type { Column } from './column.ts';
import { recordsOf, type Selection } from './selection.ts';

/** Different known codes of `listed` in the selected records, by wanted code of `group`, ascending. */
export function listCodes(
  group: Column,
  listed: Column,
  { selection, wanted }: { selection: Selection; wanted: readonly number[] },
): ReadonlyMap<number, readonly number[]> {
  const found = new Map(wanted.map((code) => [code, new Set<number>()]));
  const isWanted = new Uint8Array(group.length + 1);
  for (const code of wanted) isWanted[code] = 1;
  const { words } = selection;
  for (let word = 0; word < words.length; word += 1) {
    const bits = words[word] ?? 0;
    if (bits === 0) continue;
    for (const record of recordsOf(bits, word)) {
      const own = group.codes[record] ?? 0;
      const code = own === group.empty ? group.length : own;
      const value = listed.codes[record] ?? listed.length;
      if (isWanted[code] === 1 && value !== listed.length && value !== listed.empty)
        found.get(code)?.add(value);
    }
  }
  return new Map([...found].map(([code, values]) => [code, [...values].sort((a, b) => a - b)]));
}
