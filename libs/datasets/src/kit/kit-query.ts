import { toQueryTree, type DataQuery, type NumericRange, type QueryTree } from '@omics-portal/data-query';

/** The longest address, in characters, that mail programs and servers pass on whole. */
const MAX_LINK_LENGTH = 2000;

/** Content of a kit's `query.json`: how the files were found. */
export interface KitQuery {
  /** In the reader's language. */
  readonly sentence: string;
  /** Addresses that show the same files, one for each collection; none where one of them would be too long to use. */
  readonly links: readonly string[];
  /** Each query as `readQuery` of data-query reads it, and the body that the server takes. */
  readonly queries: readonly { readonly query: DataQuery; readonly body: QueryTree }[];
}

/** Options for `kitQuery`. */
export interface KitQueryOptions {
  readonly sentence: string;
  /** One for each collection. */
  readonly queries: readonly DataQuery[];
  /** The absolute address that shows a query. */
  readonly href: (query: DataQuery) => string;
  readonly numericRange: NumericRange;
}

/** Describes the queries of a kit, so that people and programs can repeat them. */
export function kitQuery({ sentence, queries, href, numericRange }: KitQueryOptions): KitQuery {
  const links = queries.map(href);
  return {
    sentence,
    links: links.every((link) => link.length <= MAX_LINK_LENGTH) ? links : [],
    queries: queries.map((query) => ({ query, body: toQueryTree(query, { numericRange }) })),
  };
}
