export type PageSelection = boolean | 'indeterminate';

/** Whether the rows of this page are chosen: all, none, or some. Rows of other pages do not count. */
export function pageSelection(selection: ReadonlySet<string>, keys: readonly string[]): PageSelection {
  const chosen = keys.filter((key) => selection.has(key)).length;
  if (chosen === 0) {
    return false;
  }
  return chosen === keys.length ? true : 'indeterminate';
}

/** The selection with these keys put in or taken out; what else was chosen, on other pages, stays. */
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
