import type { ListEntry, ListOrder, ListRequest } from './object-store.ts';

/** Maximum number of keys that a search or an order other than by key reads. */
export const MAX_LISTED = 200_000;

/** Filter of keys by the text that their name contains. */
export function nameFilter({ contains = '' }: Pick<ListRequest, 'contains'>): (key: string) => boolean {
  if (contains === '') return () => true;
  const text = contains.toLowerCase();
  return (key) => {
    const end = key.endsWith('/') ? key.length - 1 : key.length;
    return key
      .slice(key.lastIndexOf('/', end - 1) + 1, end)
      .toLowerCase()
      .includes(text);
  };
}

/** True for the order in which object stores list: by key, so that a page needs no other entries. */
export function isKeyOrder(order: ListOrder | undefined): boolean {
  return order === undefined || (order.by === 'name' && !order.descending);
}

/** Comparison of keys by code unit, as object stores order them. */
export function compareKeys(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Sorts entries in place, those of equal size or time by key. */
export function sortEntries(entries: ListEntry[], order: ListOrder): ListEntry[] {
  const sign = order.descending ? -1 : 1;
  const value = {
    name: () => 0,
    size: ({ kind, size }: ListEntry) => (kind === 'folder' ? -1 : size),
    updated: ({ lastModified }: ListEntry) => lastModified?.getTime() ?? 0,
  }[order.by];
  const bySign = order.by === 'name' ? sign : 1;
  return entries.sort((a, b) => sign * (value(a) - value(b)) || bySign * compareKeys(a.key, b.key));
}
