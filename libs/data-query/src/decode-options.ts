import { checkFieldKinds, checkList, checkNumber, isText } from './check-shape';
import type { QueryTab } from './query';
import { tabsOf, type TabOptions } from './tabs';

/** Options of the URL decoder. */
export interface DecodeOptions<Tab extends string = QueryTab> extends TabOptions<Tab> {
  /** Collection, which the path names. */
  collection: string;
  /** Fields of the collection, when known: filters on other fields, or of an unsupported kind, are rejected. */
  fields?: Readonly<Record<string, 'category' | 'number'>>;
  /** Maximum page size of the back end; a larger `per_page` is rejected. Unlimited when absent. */
  maxPerPage?: number;
  /** Fields of the text search `q`. Without them `q` belongs to the caller, as every unknown parameter. */
  searchFields?: readonly string[];
}

/**
 * Tabs of checked options; `emptyQuery` checks the collection.
 * @throws QueryError `bad-shape` or `bad-value` for invalid options.
 */
export function tabsOfDecoder(options: DecodeOptions<string>): readonly string[] {
  const tabs = tabsOf(options, ['collection', 'fields', 'maxPerPage', 'searchFields', 'tabs']);
  const { fields, maxPerPage, searchFields } = options;
  checkFieldKinds(fields, 'options.fields');
  if (maxPerPage !== undefined) checkNumber(maxPerPage, 'options.maxPerPage');
  if (searchFields !== undefined) checkList(searchFields, 'options.searchFields', isText);
  return tabs;
}
