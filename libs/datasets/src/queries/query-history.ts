import type { DataQuery, Filters } from '@omics-portal/data-query';

/** The filters that were in force one after the other, and which of them are now. */
export interface QueryHistory {
  readonly entries: readonly Filters[];
  readonly at: number;
}

/** More steps back than anybody remembers. */
const MOST_ENTRIES = 100;

/** The history of somebody who arrives with these filters. */
export function startHistory(query: DataQuery): QueryHistory {
  return { entries: [query.filters], at: 0 };
}

/**
 * The history once a query is in force. A neighbour of where we stand is a step along it, so that the browser's own
 * Back and Forward, which change the query too, are steps and not new entries; anything else forgets what was undone.
 */
export function withQuery(history: QueryHistory, query: DataQuery): QueryHistory {
  const { entries, at } = history;
  const key = keyOf(query.filters);
  const place = [at, at - 1, at + 1].find((one) => {
    const filters = entries[one];
    return filters !== undefined && keyOf(filters) === key;
  });
  if (place !== undefined) {
    return place === at ? history : { entries, at: place };
  }
  const kept = [...entries.slice(0, at + 1), query.filters].slice(-MOST_ENTRIES);
  return { entries: kept, at: kept.length - 1 };
}

/** The query one step back (-1) or forward (1), on its first page; undefined at the end. Order, tab and size stay. */
export function stepFrom(history: QueryHistory, query: DataQuery, step: -1 | 1): DataQuery | undefined {
  const filters = history.entries[history.at + step];
  return filters && { ...query, filters, page: 1 };
}

function keyOf(filters: Filters): string {
  return JSON.stringify(Object.entries(filters).sort(([left], [right]) => (left < right ? -1 : 1)));
}
