export type PageSelection = boolean | 'indeterminate';

/** Selection state of the rows of this page: all, none or some. Rows of other pages do not count. */
export function pageSelection(selection: ReadonlySet<string>, keys: readonly string[]): PageSelection {
  const chosen = keys.filter((key) => selection.has(key)).length;
  if (chosen === 0) {
    return false;
  }
  return chosen === keys.length ? true : 'indeterminate';
}

/** Selection with these keys added or removed; keys of other pages stay. */
export function withKeys(
  selection: ReadonlySet<string>,
  keys: readonly string[],
  chosen: boolean,
): ReadonlySet<string> {
  const next = new Set(selection);
  for (const key of keys) {
    if (chosen) {
      next.add(key);
    } else {
      next.delete(key);
    }
  }
  return next;
}
