import { normalizeQuery } from './normalize';
import type { DataQuery, Filter, FilterValue } from './query';

/** Messages of one language. The caller supplies every text; this library has none. */
export interface QueryMessages {
  /** Sentence for a query without filters. */
  everything: (collection: string) => string;
  /** Sentence around the joined conditions. */
  sentence: (collection: string, conditions: string) => string;
  /** Joins conditions ("a and b"). */
  all: (conditions: readonly string[]) => string;
  /** Joins values ("a or b"). */
  any: (values: readonly string[]) => string;
  /** Display name of a field. */
  field: (key: string) => string;
  /** Display text of a value; `null` is the Unknown bucket. */
  value: (field: string, value: FilterValue) => string;
  /** "Format is CSV or TSV"; `values` are joined already. */
  oneOf: (field: string, values: string) => string;
  /** "SNR from 10 to 20", inclusive. */
  between: (field: string, min: number, max: number) => string;
  /** "SNR at least 10". */
  atLeast: (field: string, min: number) => string;
  /** "SNR at most 20". */
  atMost: (field: string, max: number) => string;
  /** "File name contains D5". */
  contains: (field: string, text: string) => string;
}

/** Sentence that describes a query, from the messages of the caller. */
export function describe(query: DataQuery, messages: QueryMessages): string {
  const { collection, filters } = normalizeQuery(query);
  const conditions = Object.entries(filters).map(([field, filter]) => condition(field, filter, messages));
  return conditions.length === 0
    ? messages.everything(collection)
    : messages.sentence(collection, messages.all(conditions));
}

/** Description of one filter, for a filter chip. */
export function describeFilter(field: string, filter: Filter, messages: QueryMessages): string {
  return condition(field, filter, messages);
}

function condition(field: string, filter: Filter, messages: QueryMessages): string {
  const name = messages.field(field);
  switch (filter.kind) {
    case 'category':
      return messages.oneOf(name, messages.any(filter.values.map((value) => messages.value(field, value))));
    case 'number': {
      const { min, max } = filter;
      if (min === undefined) return messages.atMost(name, max ?? Infinity);
      return max === undefined ? messages.atLeast(name, min) : messages.between(name, min, max);
    }
    case 'text':
      return messages.contains(name, filter.contains);
    default:
      return filter satisfies never;
  }
}
