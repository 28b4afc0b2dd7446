import { checkText } from './check';
import { checkRecord } from './check-record';
import { checkFilterShape, checkFiltersShape, checkFunction } from './check-shape';
import { normalizeQuery } from './normalize';
import type { DataQuery, Filter, Filters, FilterValue, QuerySearch } from './query';
import { normalizeSearch, searchWords } from './text-search';

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
  /** "Format is not CSV or TSV"; `values` are joined already. */
  noneOf: (field: string, values: string) => string;
  /** "SNR from 10 to 20", inclusive; `key` of the field, for the unit of its numbers. */
  between: (field: string, min: number, max: number, key: string) => string;
  /** "SNR at least 10". */
  atLeast: (field: string, min: number, key: string) => string;
  /** "SNR at most 20". */
  atMost: (field: string, max: number, key: string) => string;
  /** "File name contains D5". */
  contains: (field: string, text: string) => string;
  /** "any of: format is CSV; SNR at least 10", for a group of conditions; without it they are joined by `any`. */
  anyOf?: (conditions: readonly string[]) => string;
  /** "D5 and matrix in File name or Library"; without it a search is described by `contains`, word by word. */
  search?: (words: string, fields: string) => string;
}

const NEEDED: readonly (keyof QueryMessages)[] = [
  'everything',
  'sentence',
  'all',
  'any',
  'field',
  'value',
  'oneOf',
  'noneOf',
  'between',
  'atLeast',
  'atMost',
  'contains',
];

function checkMessages(messages: QueryMessages): void {
  checkRecord(messages, 'messages');
  for (const name of NEEDED) checkFunction(messages[name], `messages.${name}`);
}

/** Sentence that describes a query, from the messages of the caller. */
export function describe(query: DataQuery<string>, messages: QueryMessages): string {
  checkMessages(messages);
  const { collection, filters, anyOf = [], search } = normalizeQuery(query);
  const conditions = Object.entries(filters).map(([field, filter]) => condition(field, filter, messages));
  conditions.push(...anyOf.map((group) => groupSentence(group, messages)));
  if (search !== undefined) conditions.push(searchSentence(search, messages));
  return conditions.length === 0
    ? messages.everything(collection)
    : messages.sentence(collection, messages.all(conditions));
}

/** Description of one filter, for a filter chip. */
export function describeFilter(field: string, filter: Filter, messages: QueryMessages): string {
  checkText(field, 'field');
  checkFilterShape(filter);
  checkMessages(messages);
  return condition(field, filter, messages);
}

/** Description of a group of conditions, of which a record satisfies at least one. */
export function describeGroup(group: Filters, messages: QueryMessages): string {
  checkFiltersShape(group, '');
  checkMessages(messages);
  return groupSentence(group, messages);
}

function groupSentence(group: Filters, messages: QueryMessages): string {
  const conditions = Object.entries(group).map(([field, filter]) => condition(field, filter, messages));
  if (conditions.length < 2) return conditions.join('');
  return messages.anyOf === undefined ? messages.any(conditions) : messages.anyOf(conditions);
}

/** Description of a text search, for a filter chip. */
export function describeSearch(search: QuerySearch, messages: QueryMessages): string {
  normalizeSearch(search);
  checkMessages(messages);
  return searchSentence(search, messages);
}

function searchSentence({ text, fields }: QuerySearch, messages: QueryMessages): string {
  const words = searchWords(text);
  const names = fields.map(messages.field);
  if (messages.search !== undefined) return messages.search(messages.all(words), messages.any(names));
  return messages.all(words.map((word) => messages.any(names.map((name) => messages.contains(name, word)))));
}

function condition(field: string, filter: Filter, messages: QueryMessages): string {
  const name = messages.field(field);
  switch (filter.kind) {
    case 'category': {
      const values = messages.any(filter.values.map((value) => messages.value(field, value)));
      return filter.exclude === true ? messages.noneOf(name, values) : messages.oneOf(name, values);
    }
    case 'number': {
      const { min, max } = filter;
      if (min === undefined) return messages.atMost(name, max ?? Infinity, field);
      return max === undefined ? messages.atLeast(name, min, field) : messages.between(name, min, max, field);
    }
    case 'text':
      return messages.contains(name, filter.contains);
    default:
      return filter satisfies never;
  }
}
