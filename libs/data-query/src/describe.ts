import { normalizeQuery } from './normalize';
import type { DataQuery, Filter, FilterValue } from './query';

/** The words of one language. Every text comes from the caller: this library has none. */
export interface QueryWords {
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
export function describe(query: DataQuery, words: QueryWords): string {
  const { collection, filters } = normalizeQuery(query);
  const conditions = Object.entries(filters).map(([field, filter]) => condition(field, filter, words));
  return conditions.length === 0
    ? words.everything(collection)
    : words.sentence(collection, words.all(conditions));
}

/** Says one filter, for the label of a chip. */
export function describeFilter(field: string, filter: Filter, words: QueryWords): string {
  return condition(field, filter, words);
}

function condition(field: string, filter: Filter, words: QueryWords): string {
  const name = words.field(field);
  switch (filter.kind) {
    case 'category':
      return words.oneOf(name, words.any(filter.values.map((value) => words.value(field, value))));
    case 'number': {
      const { min, max } = filter;
      if (min === undefined) return words.atMost(name, max ?? Infinity);
      return max === undefined ? words.atLeast(name, min) : words.between(name, min, max);
    }
    case 'text':
      return words.contains(name, filter.contains);
    default:
      return filter satisfies never;
  }
}
