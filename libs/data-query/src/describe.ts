import { normalizeQuery } from './normalize';
import type { DataQuery, Filter, FilterValue } from './query';

/** The words of one language. Every text comes from the caller: this library has none. */
export interface QueryMessages {
  /** The sentence when nothing is filtered. */
  everything: (collection: string) => string;
  /** The sentence around the conditions, which are already joined. */
  sentence: (collection: string, conditions: string) => string;
  /** Joins conditions ("a and b"). */
  all: (conditions: readonly string[]) => string;
  /** Joins values ("a or b"). */
  any: (values: readonly string[]) => string;
  /** The name of a field for people. */
  field: (key: string) => string;
  /** A value for people; `null` is the Unknown bucket. */
  value: (field: string, value: FilterValue) => string;
  /** "Format is CSV or TSV". `values` are already joined. */
  oneOf: (field: string, values: string) => string;
  /** "SNR from 10 to 20", both ends included. */
  between: (field: string, min: number, max: number) => string;
  /** "SNR at least 10". */
  atLeast: (field: string, min: number) => string;
  /** "SNR at most 20". */
  atMost: (field: string, max: number) => string;
  /** "File name contains D5". */
  contains: (field: string, text: string) => string;
}

/** Says a query in a sentence, with the words that the caller hands in. */
export function describe(query: DataQuery, messages: QueryMessages): string {
  const { collection, filters } = normalizeQuery(query);
  const conditions = Object.entries(filters).map(([field, filter]) => condition(field, filter, messages));
  return conditions.length === 0
    ? messages.everything(collection)
    : messages.sentence(collection, messages.all(conditions));
}

/** Says one filter, for the label of a chip. */
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
