import type { ColumnSet } from './column-set.ts';

/**
 * Lost columns: fields whose column a merge took away, because a list or an object arrived, with the chunks that may have it. They are
 * not stored: a start from a stored index knows none.
 */
export type LostColumns = ReadonlyMap<string, ReadonlySet<number>>;

/** Lost columns after the chunks of `changed` have replaced some of `base`. */
export function lostColumns(base: ColumnSet, changed: ColumnSet, replaced: readonly number[]): LostColumns {
  const [had, plain] = [fieldsOf(base), fieldsOf(changed)];
  const lost = new Map<string, ReadonlySet<number>>();
  for (const key of base.keys) {
    const before = base.lost?.get(key);
    const isLost = before !== undefined || (had.has(key) && !plain.has(key));
    if (!isLost) continue;
    const chunks = new Set(before);
    for (const number of replaced) {
      if (plain.has(key)) chunks.delete(number);
      else chunks.add(number);
    }
    if (chunks.size > 0) lost.set(key, chunks);
  }
  return lost;
}

/** True if a lost column may exist again: its values are plain in a chunk that took it away. */
export function mayReturn({ lost }: ColumnSet, changed: ColumnSet, replaced: readonly number[]): boolean {
  const plain = fieldsOf(changed);
  return [...(lost ?? [])].some(
    ([key, chunks]) => plain.has(key) && replaced.some((number) => chunks.has(number)),
  );
}

/** A column set with those of the lost columns that it does not have. */
export function withLost(set: ColumnSet, lost: LostColumns): ColumnSet {
  const present = fieldsOf(set);
  const missing = new Map([...lost].filter(([key]) => !present.has(key)));
  return missing.size === 0 ? set : { ...set, lost: missing };
}

function fieldsOf({ columns }: ColumnSet): ReadonlySet<string> {
  return new Set(columns.map(([key]) => key));
}
