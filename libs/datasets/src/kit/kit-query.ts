import { toQueryTree, type DataQuery, type NumericRange, type QueryTree } from '@omics-portal/data-query';

/**
 * Maximum length of a link, in characters: some hundred files that were chosen one by one. The query stands behind the hash sign, so
 * no server receives it; browsers take far longer ones, but a README must stay legible.
 */
const MAX_LINK_LENGTH = 32_000;

/** Content of a kit's `query.json`: the queries that found the files. */
export interface KitQuery {
  /** Sentence in the active language. */
  readonly sentence: string;
  /** Addresses that show the same files, one for each collection, but those that are too long. */
  readonly links: readonly string[];
  /** Each query as `readQuery` of data-query reads it, and the body of its request. */
  readonly queries: readonly { readonly query: DataQuery; readonly body: QueryTree }[];
}

/** Options for `kitQuery`. */
export interface KitQueryOptions {
  readonly sentence: string;
  /** One for each collection. */
  readonly queries: readonly DataQuery[];
  /** Absolute address of the page that shows a query. */
  readonly href: (query: DataQuery) => string;
  readonly numericRange: NumericRange;
}

/** Describes the queries of a kit, so that people and programs can repeat them. */
export function kitQuery({ sentence, queries, href, numericRange }: KitQueryOptions): KitQuery {
  const links = queries.map(href);
  return {
    sentence,
    links: links.filter((link) => link.length <= MAX_LINK_LENGTH),
    queries: queries.map((query) => ({ query, body: toQueryTree(query, { numericRange }) })),
  };
}
