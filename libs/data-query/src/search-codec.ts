import { checkObject, checkOneOf } from './check-shape';
import { tabsOfDecoder, type DecodeOptions } from './decode-options';
import {
  filterParameter,
  hasUnknownGroup,
  readFilterParameter,
  type FilterParameter,
} from './filter-parameter';
import { normalizeFilter, normalizeQuery } from './normalize';
import { withoutNul } from './nul-character';
import { readPageNumber } from './page-number';
import { checkSearchRecord, parseSearch, stringifySearch, type SearchRecord } from './percent-coding';
import {
  DEFAULT_PER_PAGE,
  emptyQuery,
  groupsOf,
  type DataQuery,
  type Filter,
  type Filters,
  type QuerySort,
  type QueryTab,
  withSearch,
} from './query';
import type { SearchProblem, SearchProblemCode } from './search-problem';
import { tabsOf, type TabOptions } from './tabs';
import { isFieldName } from './tree';
import { readItem, writeFilter, type SearchItem } from './scalar-text';
import { MAX_SEARCH_LENGTH } from './text-search';
import { wellFormed } from './unicode-text';

/** Decoded URL. */
export interface DecodedSearch<Tab extends string = QueryTab> {
  query: DataQuery<Tab>;
  /** Unknown parameters, preserved for their owner. */
  rest: SearchRecord;
  /** Empty for a valid URL. */
  problems: SearchProblem[];
}

const SEARCH = 'q';
const SORT = /^(.+):(asc|desc)$/s;

/**
 * URL parameters of a query: `f.<field>` per filter, or `x.<field>` for values that are excluded, repeated for each value;
 * `f1.<field>` and `x1.<field>` for the conditions of the first group, and so on; then `q` for the text of the search, and `tab`, `sort`, `page` and `per_page` where they differ from the default. The fields of a search are not written:
 * `decodeSearch` takes them as an option. `rest` is passed through.
 * @throws QueryError `bad-shape` or `bad-value` for an invalid query, or a tab that is none of `options.tabs`.
 */
export function encodeSearch<Tab extends string = QueryTab>(
  query: DataQuery<NoInfer<Tab>>,
  rest: SearchRecord = {},
  options: TabOptions<Tab> = {},
): SearchRecord {
  checkSearchRecord(rest, 'rest');
  const tabs = tabsOf(options);
  const normal = normalizeQuery(query);
  checkOneOf(normal.tab, 'tab', tabs);
  const filters = [normal.filters, ...groupsOf(normal)].flatMap((conditions, group) =>
    Object.entries(conditions).map(([field, filter]) => [
      filterParameter({ field, excludes: isExclusion(filter), group }),
      single(writeFilter(filter)),
    ]),
  );
  return {
    ...rest,
    ...Object.fromEntries(filters),
    ...(normal.search === undefined ? {} : { [SEARCH]: normal.search.text }),
    ...(normal.tab === tabs[0] ? {} : { tab: normal.tab }),
    ...(normal.sort === undefined ? {} : { sort: `${normal.sort.field}:${normal.sort.direction}` }),
    ...(normal.page === 1 ? {} : { page: String(normal.page) }),
    ...(normal.perPage === DEFAULT_PER_PAGE ? {} : { per_page: String(normal.perPage) }),
  };
}

/** Query string of a query, without `?`; arguments and errors as of `encodeSearch`. */
export function encodeSearchText<Tab extends string = QueryTab>(
  query: DataQuery<NoInfer<Tab>>,
  rest: SearchRecord = {},
  options: TabOptions<Tab> = {},
): string {
  return stringifySearch(encodeSearch(query, rest, options));
}

/**
 * Query from URL parameters, as text or as a router's object. Never throws for URL content: invalid parts are reported
 * in `problems` and replaced by the default, so that the page opens.
 * @throws QueryError `bad-shape` or `bad-value` for invalid options.
 */
export function decodeSearch<Tab extends string = QueryTab>(
  search: string | Readonly<Record<string, unknown>>,
  options: DecodeOptions<Tab>,
): DecodedSearch<Tab> {
  const reader = new SearchReader(options);
  const parameters = typeof search === 'string' ? parseSearch(search) : search;
  checkObject(parameters, 'search');
  for (const [name, value] of Object.entries(parameters)) reader.take(name, toTexts(value));
  return reader.result() as DecodedSearch<Tab>;
}

class SearchReader {
  private query: DataQuery<string>;
  private readonly tabs: readonly string[];
  /** Conditions by number of their group; 0 are the filters of the query itself. */
  private readonly filters = new Map<number, Map<string, Filter>>();
  private readonly rest = new Map<string, string | readonly string[]>();
  private readonly problems: SearchProblem[] = [];

  constructor(private readonly options: DecodeOptions<string>) {
    this.tabs = tabsOfDecoder(options);
    this.query = emptyQuery<string>(options.collection, this.tabs[0] ?? '');
  }

  take(name: string, texts: readonly string[]): void {
    const given = texts[texts.length - 1] ?? '';
    switch (name) {
      case 'page':
        return this.takeNumber(name, given, 'bad-page', 'page');
      case 'per_page':
        return this.takeNumber(name, given, 'bad-page-size', 'perPage', this.options.maxPerPage);
      case 'tab':
        if (this.tabs.includes(given)) this.query = { ...this.query, tab: given };
        else this.report(name, given, 'bad-tab');
        return;
      case 'sort':
        return this.takeSort(given);
      default:
        if (name === SEARCH && this.options.searchFields !== undefined) this.takeSearch(given);
        else this.takeOther(name, texts);
    }
  }

  result(): DecodedSearch<string> {
    const groups = [...this.filters]
      .filter(([group, filters]) => group > 0 && filters.size > 0)
      .sort(([left], [right]) => left - right)
      .map(([, filters]): Filters => Object.fromEntries(filters));
    return {
      query: {
        ...this.query,
        filters: Object.fromEntries(this.filters.get(0) ?? []),
        ...(groups.length === 0 ? {} : { anyOf: groups }),
      },
      rest: Object.fromEntries(this.rest),
      problems: this.problems,
    };
  }

  private takeNumber(
    name: string,
    given: string,
    code: SearchProblemCode,
    member: 'page' | 'perPage',
    max = Infinity,
  ): void {
    const value = readPageNumber(given);
    if (value === null || value > max) this.report(name, given, code);
    else this.query = { ...this.query, [member]: value };
  }

  private takeSearch(given: string): void {
    const written = given.replaceAll('\0', '');
    if (written !== given) this.report(SEARCH, written, 'bad-search');
    const characters = [...wellFormed(written)];
    if (characters.length > MAX_SEARCH_LENGTH) this.report(SEARCH, given, 'search-too-long');
    const text = characters.slice(0, MAX_SEARCH_LENGTH).join('');
    const found = withSearch(this.query, { text, fields: this.options.searchFields ?? [] });
    this.query = { ...found, page: this.query.page };
  }

  private takeSort(given: string): void {
    const [, field, direction] = SORT.exec(given) ?? [];
    if (field === undefined || direction === undefined) return this.report('sort', given, 'bad-sort');
    const refused = this.refusal(field, null);
    if (refused !== null) return this.report('sort', given, refused);
    this.query = { ...this.query, sort: { field, direction: direction as QuerySort['direction'] } };
  }

  private takeOther(name: string, texts: readonly string[]): void {
    const parameter = readFilterParameter(name);
    if (hasUnknownGroup(name)) this.report(name, texts.join(' '), 'unknown-group');
    else if (parameter === null) this.rest.set(name, single(texts));
    else this.takeFilter(name, parameter, texts);
  }

  private takeFilter(
    name: string,
    { field, excludes, group }: FilterParameter,
    texts: readonly string[],
  ): void {
    const written = withoutNul(texts);
    if (written.join() !== texts.join()) this.report(name, written.join(' '), 'bad-character');
    const items = written.map(readItem);
    const first = items[0];
    if (first === undefined) return;
    const alike = items.filter((item) => family(item) === family(first));
    const given = texts.join(' ');
    const isOneFilter = alike.length === items.length && (family(first) === 'category' || items.length === 1);
    if (!isOneFilter) this.report(name, given, 'mixed-filter');
    const filter = excludes ? excluding(toFilter(alike)) : toFilter(alike);
    if (filter === null) return this.report(name, given, 'wrong-kind');
    const refused = this.refusal(field, filter);
    if (refused !== null) return this.report(name, given, refused);
    if (first.kind === 'range') this.reportRange(name, given, first);
    const normal = normalizeFilter(filter);
    if (normal === null) return;
    const filters = this.filters.get(group) ?? new Map<string, Filter>();
    this.filters.set(group, filters);
    // A field either keeps or excludes values: the first parameter counts.
    if (filters.has(field)) this.report(name, given, 'mixed-filter');
    else filters.set(field, normal);
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
    case 'range': {
      // `reportRange` reports a bound that is too large for a number.
      const { min = -Infinity, max = Infinity } = first;
      return {
        kind: 'number',
        ...(Number.isFinite(min) && { min }),
        ...(Number.isFinite(max) && { max }),
      };
    }
    case 'contains':
      return { kind: 'text', contains: first.text };
    case 'value':
    case 'text-value':
      return { kind: 'category', values: items.flatMap((item) => ('value' in item ? [item.value] : [])) };
    default:
      return first satisfies never;
  }
}

/** Filter that excludes the values of a category filter; null for another filter, which has no opposite. */
function excluding(filter: Filter | null): Filter | null {
  return filter?.kind === 'category' ? { ...filter, exclude: true } : null;
}

function isExclusion(filter: Filter): boolean {
  return filter.kind === 'category' && filter.exclude === true;
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
