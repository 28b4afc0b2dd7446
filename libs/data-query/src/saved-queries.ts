import { check, checkText } from './check';
import { checkList, checkObject, isObject, isText } from './check-shape';
import { checkQuery } from './check-query';
import { COLLECTION_NAME } from './collection-name';
import { decodeSearch, encodeSearchText } from './search-codec';
import type { DataQuery, QueryTab } from './query';
import type { TabOptions } from './tabs';
import { MAX_SEARCH_FIELDS } from './text-search';
import { isFieldName } from './tree';

/** Maximum length of a saved query's name in UTF-16 units. */
export const MAX_NAME_LENGTH = 100;

/** Query saved under a name. It is stored in its URL form, so that old entries stay readable. */
export interface SavedQuery {
  /** Unique in its list, ignoring case. */
  readonly name: string;
  readonly collection: string;
  /** URL parameters of the query, as `encodeSearchText` writes them, on page 1. */
  readonly search: string;
  /** Fields of its text search, if it has one. */
  readonly searchFields?: readonly string[];
  /** Time of saving: ISO 8601, UTC. */
  readonly savedAt: string;
}

/**
 * List with a query saved under a name, newest first; one with the same name and collection is replaced. An empty name
 * saves nothing.
 * @throws QueryError for an invalid query, or a tab that is none of `options.tabs`.
 */
export function saveQuery<Tab extends string = QueryTab>(
  list: readonly SavedQuery[],
  name: string,
  query: DataQuery<NoInfer<Tab>>,
  savedAt: Date,
  options: TabOptions<Tab> = {},
): readonly SavedQuery[] {
  checkList(list, 'list', isKeyed);
  checkText(name, 'name');
  checkQuery(query);
  check(savedAt instanceof Date && Number.isFinite(savedAt.getTime()), 'savedAt', 'Not a time.');
  const search = encodeSearchText({ ...query, page: 1 }, {}, options);
  const plain = tidyName(name);
  if (plain === '') return list;
  const saved: SavedQuery = {
    name: plain,
    collection: query.collection,
    search,
    ...(query.search === undefined ? {} : { searchFields: query.search.fields }),
    savedAt: savedAt.toISOString(),
  };
  return [saved, ...removeQuery(list, saved)];
}

/** List without a saved query. */
export function removeQuery(
  list: readonly SavedQuery[],
  saved: Pick<SavedQuery, 'name' | 'collection'>,
): readonly SavedQuery[] {
  checkSaved(list, saved);
  return list.filter((other) => keyOf(other) !== keyOf(saved));
}

/** List with a saved query renamed in position. An empty or existing name changes nothing. */
export function renameQuery(
  list: readonly SavedQuery[],
  saved: Pick<SavedQuery, 'name' | 'collection'>,
  name: string,
): readonly SavedQuery[] {
  checkSaved(list, saved);
  checkText(name, 'name');
  const next = { name: tidyName(name), collection: saved.collection };
  const isTaken = keyOf(next) !== keyOf(saved) && list.some((other) => keyOf(other) === keyOf(next));
  if (next.name === '' || isTaken) return list;
  return list.map((other) => (keyOf(other) === keyOf(saved) ? { ...other, name: next.name } : other));
}

/** Query of a saved entry, with the tabs that it was saved with. Unreadable parts are omitted, as in a URL. */
export function openQuery<Tab extends string = QueryTab>(
  saved: SavedQuery,
  options: TabOptions<Tab> = {},
): DataQuery<Tab> {
  checkObject(saved, 'saved');
  checkObject(options, 'options', ['tabs']);
  const { collection, search, searchFields } = saved;
  checkText(search, 'saved.search');
  const known = searchFields === undefined ? {} : { searchFields };
  return decodeSearch<Tab>(search, { collection, ...known, ...options }).query;
}

/** Saved queries from a stored list. Invalid entries are skipped; never throws. */
export function readSavedQueries(input: unknown): readonly SavedQuery[] {
  if (!Array.isArray(input)) return [];
  const seen = new Set<string>();
  return input.flatMap((entry: unknown) => {
    if (!isSaved(entry) || tidyName(entry.name) === '' || seen.has(keyOf(entry))) return [];
    seen.add(keyOf(entry));
    const { name, collection, search, searchFields, savedAt } = entry;
    const fields = areFields(searchFields) ? { searchFields } : {};
    return [{ name: tidyName(name), collection, search, ...fields, savedAt }];
  });
}

/** @throws QueryError unless these are a list of saved queries and one of them. */
function checkSaved(list: unknown, saved: unknown): void {
  checkList(list, 'list', isKeyed);
  check(isKeyed(saved), 'saved', 'Not a saved query.');
}

function isKeyed(entry: unknown): boolean {
  return isObject(entry) && isText(entry['name']) && isText(entry['collection']);
}

function areFields(input: unknown): input is readonly string[] {
  const isList = Array.isArray(input) && input.length > 0 && input.length <= MAX_SEARCH_FIELDS;
  return isList && input.every((field) => isFieldName(field));
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
