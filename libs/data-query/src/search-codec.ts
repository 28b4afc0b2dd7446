import { checkObject } from './check-shape';
import { normalizeFilter, normalizeQuery } from './normalize';
import { readPageNumber } from './page-number';
import { stringifySearch, parseSearch, type SearchRecord } from './percent-coding';
import {
  DEFAULT_PER_PAGE,
  emptyQuery,
  type DataQuery,
  type Filter,
  type QuerySort,
  type QueryTab,
} from './query';
import { isFieldName } from './tree';
import { readItem, writeFilter, type SearchItem } from './scalar-text';

/** Problem of a URL. The parameter is ignored or repaired; the others are used. */
export type SearchProblemCode =
  | 'bad-page'
  | 'bad-page-size'
  | 'bad-tab'
  | 'bad-sort'
  | 'mixed-filter'
  | 'range-reversed'
  | 'range-infinite'
  | 'unknown-field'
  | 'wrong-kind';

/** Problem of a URL parameter: its name, its value, and the reason. */
export interface SearchProblem {
  parameter: string;
  given: string;
  code: SearchProblemCode;
}

/** Decoded URL. */
export interface DecodedSearch {
  query: DataQuery;
  /** Unknown parameters, preserved for their owner. */
  rest: SearchRecord;
  /** Empty for a valid URL. */
  problems: SearchProblem[];
}

/** Options of the URL decoder. */
export interface DecodeOptions {
  /** Collection, which the path names. */
  collection: string;
  /** Fields of the collection, when known: filters on other fields, or of an unsupported kind, are rejected. */
  fields?: Readonly<Record<string, 'category' | 'number'>>;
  /** Maximum page size of the back end; a larger `per_page` is rejected. Unlimited when absent. */
  maxPerPage?: number;
}

const TABS: ReadonlySet<string> = new Set<QueryTab>(['files', 'libraries', 'donors']);
const PREFIX = 'f.';
const SORT = /^(.+):(asc|desc)$/s;

/**
 * URL parameters of a query: `f.<field>` per filter, repeated for each value, then `tab`, `sort`, `page` and `per_page`
 * where they differ from the default. `rest` is passed through.
 */
export function encodeSearch(query: DataQuery, rest: SearchRecord = {}): SearchRecord {
  const normal = normalizeQuery(query);
  const filters = Object.entries(normal.filters).map(([field, filter]) => [
    PREFIX + field,
    single(writeFilter(filter)),
  ]);
  return {
    ...rest,
    ...Object.fromEntries(filters),
    ...(normal.tab === 'files' ? {} : { tab: normal.tab }),
    ...(normal.sort === undefined ? {} : { sort: `${normal.sort.field}:${normal.sort.direction}` }),
    ...(normal.page === 1 ? {} : { page: String(normal.page) }),
    ...(normal.perPage === DEFAULT_PER_PAGE ? {} : { per_page: String(normal.perPage) }),
  };
}

/** Query string of a query, without `?`. */
export function encodeSearchText(query: DataQuery, rest: SearchRecord = {}): string {
  return stringifySearch(encodeSearch(query, rest));
}

/**
 * Query from URL parameters, as text or as a router's object. Never throws for URL content: invalid parts are reported
 * in `problems` and replaced by the default, so that the page opens.
 * @throws QueryError `bad-shape` or `bad-value` when the caller passes no collection.
 */
export function decodeSearch(
  search: string | Readonly<Record<string, unknown>>,
  options: DecodeOptions,
): DecodedSearch {
  checkObject(options, 'options');
  const reader = new SearchReader(options);
  const parameters = typeof search === 'string' ? parseSearch(search) : search;
  checkObject(parameters, 'search');
  for (const [name, value] of Object.entries(parameters)) reader.take(name, toTexts(value));
  return reader.result();
}

class SearchReader {
  private query: DataQuery;
  private readonly filters = new Map<string, Filter>();
  private readonly rest = new Map<string, string | readonly string[]>();
  private readonly problems: SearchProblem[] = [];

  constructor(private readonly options: DecodeOptions) {
    this.query = emptyQuery(options.collection);
  }

  take(name: string, texts: readonly string[]): void {
    const given = texts[texts.length - 1] ?? '';
    switch (name) {
      case 'page':
        return this.takeNumber(name, given, 'bad-page', (page) => ({ ...this.query, page }));
      case 'per_page':
        return this.takeNumber(
          name,
          given,
          'bad-page-size',
          (perPage) => ({ ...this.query, perPage }),
          this.options.maxPerPage,
        );
      case 'tab':
        if (TABS.has(given)) this.query = { ...this.query, tab: given as QueryTab };
        else this.report(name, given, 'bad-tab');
        return;
      case 'sort':
        return this.takeSort(given);
      default:
        if (name.startsWith(PREFIX) && name.length > PREFIX.length) this.takeFilter(name, texts);
        else this.rest.set(name, single(texts));
    }
  }

  result(): DecodedSearch {
    return {
      query: { ...this.query, filters: Object.fromEntries(this.filters) },
      rest: Object.fromEntries(this.rest),
      problems: this.problems,
    };
  }

  private takeNumber(
    name: string,
    given: string,
    code: SearchProblemCode,
    change: (value: number) => DataQuery,
    max = Infinity,
  ): void {
    const value = readPageNumber(given);
    if (value === null || value > max) this.report(name, given, code);
    else this.query = change(value);
  }

  private takeSort(given: string): void {
    const [, field, direction] = SORT.exec(given) ?? [];
    if (field === undefined || direction === undefined) return this.report('sort', given, 'bad-sort');
    const { fields } = this.options;
    if (!isFieldName(field) || (fields !== undefined && !Object.hasOwn(fields, field))) {
      return this.report('sort', given, 'unknown-field');
    }
    this.query = { ...this.query, sort: { field, direction: direction as QuerySort['direction'] } };
  }

  private takeFilter(name: string, texts: readonly string[]): void {
    const field = name.slice(PREFIX.length);
    const items = texts.map(readItem);
    const first = items[0];
    if (first === undefined) return;
    const alike = items.filter((item) => family(item) === family(first));
    const given = texts.join(' ');
    const isOneFilter = alike.length === items.length && (family(first) === 'category' || items.length === 1);
    if (!isOneFilter) this.report(name, given, 'mixed-filter');
    const filter = toFilter(alike);
    const refused = this.refusal(field, filter);
    if (refused !== null) return this.report(name, given, refused);
    if (first.kind === 'range') this.reportRange(name, given, first);
    const normal = filter === null ? null : normalizeFilter(filter);
    if (normal !== null) this.filters.set(field, normal);
  }

  private refusal(field: string, filter: Filter | null): SearchProblemCode | null {
    const { fields } = this.options;
    if (!isFieldName(field)) return 'unknown-field';
    if (fields === undefined) return null;
    if (!Object.hasOwn(fields, field)) return 'unknown-field';
    const isNumberField = fields[field] === 'number';
    return filter !== null && isNumberField !== (filter.kind === 'number') ? 'wrong-kind' : null;
  }

  private reportRange(name: string, given: string, { min, max }: { min?: number; max?: number }): void {
    if ([min, max].some((bound) => bound !== undefined && !Number.isFinite(bound)))
      this.report(name, given, 'range-infinite');
    else if (min !== undefined && max !== undefined && min > max) this.report(name, given, 'range-reversed');
  }

  private report(parameter: string, given: string, code: SearchProblemCode): void {
    this.problems.push({ parameter, given, code });
  }
}

function toFilter(items: readonly SearchItem[]): Filter | null {
  const [first] = items;
  if (first === undefined) return null;
  switch (first.kind) {
    case 'range':
      return { ...first, kind: 'number' };
    case 'contains':
      return { kind: 'text', contains: first.text };
    case 'value':
    case 'text-value':
      return { kind: 'category', values: items.flatMap((item) => ('value' in item ? [item.value] : [])) };
    default:
      return first satisfies never;
  }
}

function family(item: SearchItem): 'category' | 'range' | 'contains' {
  return item.kind === 'value' || item.kind === 'text-value' ? 'category' : item.kind;
}

function single(texts: readonly string[]): string | readonly string[] {
  const [only] = texts;
  return texts.length === 1 && only !== undefined ? only : texts;
}

/** A router may have parsed numbers, booleans and null. */
function toTexts(value: unknown): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap(toTexts);
  return [textOf(value)];
}

/** Text of a value; empty where it has none, such as a cyclic object. */
function textOf(value: unknown): string {
  try {
    return typeof value === 'object' && value !== null ? String(JSON.stringify(value)) : String(value);
  } catch {
    return '';
  }
}
