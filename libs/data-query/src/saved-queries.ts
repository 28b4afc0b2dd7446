import { COLLECTION_NAME } from './collection-name';
import { decodeSearch, encodeSearchText } from './search-codec';
import type { DataQuery } from './query';

/** The longest name of a saved query, in UTF-16 units. */
export const MAX_NAME_LENGTH = 100;

/** A query kept under a name. The query is kept as a URL keeps it, so that an old one is still read later. */
export interface SavedQuery {
  /** Unique in its list, whatever its case. */
  readonly name: string;
  readonly collection: string;
  /** The parameters of the query, as `encodeSearchText` writes them, on its first page. */
  readonly search: string;
  /** When it was saved: ISO 8601, UTC. */
  readonly savedAt: string;
}

/** Keeps a query under a name; one of the same name and collection is replaced. Newest first. An empty name saves nothing. */
export function saveQuery(
  list: readonly SavedQuery[],
  name: string,
  query: DataQuery,
  savedAt: Date,
): readonly SavedQuery[] {
  const plain = tidyName(name);
  if (plain === '') return list;
  const saved: SavedQuery = {
    name: plain,
    collection: query.collection,
    search: encodeSearchText({ ...query, page: 1 }),
    savedAt: savedAt.toISOString(),
  };
  return [saved, ...removeQuery(list, saved)];
}

/** Forgets a saved query. */
export function removeQuery(
  list: readonly SavedQuery[],
  saved: Pick<SavedQuery, 'name' | 'collection'>,
): readonly SavedQuery[] {
  return list.filter((other) => keyOf(other) !== keyOf(saved));
}

/** Gives a saved query another name, in its place. A name that is empty or taken changes nothing. */
export function renameQuery(
  list: readonly SavedQuery[],
  saved: Pick<SavedQuery, 'name' | 'collection'>,
  name: string,
): readonly SavedQuery[] {
  const next = { name: tidyName(name), collection: saved.collection };
  const isTaken = keyOf(next) !== keyOf(saved) && list.some((other) => keyOf(other) === keyOf(next));
  if (next.name === '' || isTaken) return list;
  return list.map((other) => (keyOf(other) === keyOf(saved) ? { ...other, name: next.name } : other));
}

/** The query that was saved. What can no longer be read is left out, as in a URL. */
export function openQuery({ collection, search }: SavedQuery): DataQuery {
  return decodeSearch(search, { collection }).query;
}

/** Reads a stored list. Entries that are not saved queries are left out; never throws. */
export function readSavedQueries(input: unknown): readonly SavedQuery[] {
  if (!Array.isArray(input)) return [];
  const seen = new Set<string>();
  return input.flatMap((entry: unknown) => {
    if (!isSaved(entry) || tidyName(entry.name) === '' || seen.has(keyOf(entry))) return [];
    seen.add(keyOf(entry));
    const { name, collection, search, savedAt } = entry;
    return [{ name: tidyName(name), collection, search, savedAt }];
  });
}

function tidyName(name: string): string {
  return name.trim().slice(0, MAX_NAME_LENGTH);
}

function keyOf({ name, collection }: Pick<SavedQuery, 'name' | 'collection'>): string {
  return JSON.stringify([collection, tidyName(name).toLowerCase()]);
}

function isSaved(entry: unknown): entry is SavedQuery {
  const keys = ['name', 'collection', 'search', 'savedAt'];
  if (typeof entry !== 'object' || entry === null) return false;
  const texts = entry as Record<string, unknown>;
  return (
    keys.every((key) => typeof texts[key] === 'string') && COLLECTION_NAME.test(String(texts['collection']))
  );
}
