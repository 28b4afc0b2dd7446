import { SAMPLE_ID_MAX_LENGTH } from '../../app-form/sample-id';

/** Characters that a made id never has: blanks, slashes and control characters. */
const REPLACED = /[\s/\\\p{Cc}\p{Cf}\p{Z}\p{Cs}]+/gu;

/** Id of a sample made from a name: without blanks, slashes, control characters and leading dots, of at most 64 characters. */
function sampleIdOf(name: string, suffix = ''): string {
  const clean = name.normalize('NFC').trim().replace(REPLACED, '_').replace(/^\.+/u, '');
  return shorten(clean || 'sample', SAMPLE_ID_MAX_LENGTH - suffix.length) + suffix;
}

/** Text of at most `length` code units, never cut within a character. */
function shorten(text: string, length: number): string {
  const cut = text.slice(0, length);
  return /[\uD800-\uDBFF]$/u.test(cut) ? cut.slice(0, -1) : cut;
}

/**
 * Ids of samples, each from its own list of names, the shortest first. Samples with the same id take their next name, all of them;
 * where no names are left, a number is added. Equal inputs return equal ids.
 */
export function uniqueIds(names: readonly (readonly string[])[]): readonly string[] {
  const levels = names.map(() => 0);
  const idAt = (index: number) => sampleIdOf(names[index]?.[levels[index] ?? 0] ?? '');
  for (;;) {
    const holders = new Map<string, number[]>();
    names.forEach((_, index) => {
      const id = idAt(index);
      const holder = holders.get(id);
      if (holder) holder.push(index);
      else holders.set(id, [index]);
    });
    const moved = [...holders.values()]
      .filter((indexes) => indexes.length > 1)
      .flat()
      .filter((index) => (levels[index] ?? 0) + 1 < (names[index]?.length ?? 0));
    if (moved.length === 0) {
      break;
    }
    moved.forEach((index) => (levels[index] = (levels[index] ?? 0) + 1));
  }
  const taken = new Set(names.map((_, index) => idAt(index)));
  const counts = new Map<string, number>();
  return names.map((_, index) => {
    const id = idAt(index);
    let count = (counts.get(id) ?? 0) + 1;
    let unique = count === 1 ? id : sampleIdOf(id, `_${count}`);
    while (count > 1 && taken.has(unique)) {
      count += 1;
      unique = sampleIdOf(id, `_${count}`);
    }
    counts.set(id, count);
    taken.add(unique);
    return unique;
  });
}
