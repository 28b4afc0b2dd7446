import fc from 'fast-check';
import {
  emptyQuery,
  groupsOf,
  type DataQuery,
  type Filter,
  type Filters,
  type FilterValue,
  type QuerySearch,
} from '../query';
import type { DataRecord } from '../evaluate';
import { containsPattern } from '../text-pattern';
import { normalizeSearch, searchWords } from '../text-search';
import type { QueryNode, QueryTree, RuleOperator } from '../tree';

/** Texts that break naive code: text that looks like numbers, separators, quotes, Chinese, emoji. Never empty. */
const AWKWARD = [
  '0',
  '1',
  '-1',
  '1.0',
  '1..2',
  '..',
  'null',
  'true',
  '~x',
  '"',
  '"a"',
  "it's",
  'a,b',
  '#',
  'a&b=c',
  '50%',
  '%E4',
  ' ',
  'a b',
  'a+b',
  '中文',
  '🧬',
  '\\',
  '[a]',
  '(x|y)*',
  '\n',
  'D5',
  'd5',
  'constructor',
];

/** Text value; awkward ones are common. */
export function textValue(): fc.Arbitrary<string> {
  return fc
    .oneof(
      fc.constantFrom(...AWKWARD),
      fc.string({ minLength: 1, maxLength: 8 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }),
    )
    .filter((text) => !text.includes('\0'));
}

/** Finite number in canonical form (no negative zero); small ones are common so that records match filters. */
export function numberValue(): fc.Arbitrary<number> {
  return fc
    .oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true, noDefaultInfinity: true }))
    .map((value) => value + 0);
}

/** Any category filter value. */
export function filterValue(): fc.Arbitrary<FilterValue> {
  return fc.oneof(textValue(), numberValue(), fc.boolean(), fc.constant(null));
}

/** Field keys, including one that every object inherits. */
const FIELDS = ['data_format', 'snr', 'file_name', 'constructor', 'page', 'donor.id'] as const;

/** Canonical filter. */
function filter(): fc.Arbitrary<Filter> {
  const bounds = fc
    .tuple(numberValue(), numberValue())
    .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
  return fc.oneof(
    fc
      .uniqueArray(filterValue(), { minLength: 1, maxLength: 4 })
      .chain((values) =>
        fc.constantFrom<Filter>({ kind: 'category', values }, { kind: 'category', values, exclude: true }),
      ),
    bounds.map((both): Filter => ({ kind: 'number', ...both })),
    bounds.map(({ min }): Filter => ({ kind: 'number', min })),
    bounds.map(({ max }): Filter => ({ kind: 'number', max })),
    textValue().map((contains): Filter => ({ kind: 'text', contains })),
  );
}

/** Fields of the searches, as the decoder gets them. */
export const SEARCH_FIELDS = ['file_name', 'donor.id', 'constructor'] as const;

/** Canonical text search of one or a few words. */
function search(): fc.Arbitrary<QuerySearch> {
  return fc
    .array(fc.oneof(textValue(), numberValue().map(String)), { minLength: 1, maxLength: 3 })
    .map((words) => normalizeSearch({ text: words.join(' '), fields: SEARCH_FIELDS }))
    .filter((found) => found !== null);
}

/** Canonical conditions by field. */
function filters(limits: { minKeys?: number; maxKeys: number }): fc.Arbitrary<Filters> {
  return fc.dictionary(fc.constantFrom(...FIELDS), filter(), { ...limits, noNullPrototype: true });
}

/** Canonical query of one collection. */
export function dataQuery(): fc.Arbitrary<DataQuery> {
  return fc
    .record({
      filters: filters({ maxKeys: 4 }),
      groups: fc.array(filters({ minKeys: 2, maxKeys: 3 }), { maxLength: 2 }),
      search: fc.option(search(), { freq: 2 }),
      tab: fc.constantFrom('files' as const, 'libraries' as const, 'donors' as const),
      sort: fc.option(
        fc.record({
          field: fc.constantFrom(...FIELDS),
          direction: fc.constantFrom('asc' as const, 'desc' as const),
        }),
      ),
      page: fc.integer({ min: 1, max: 1_000_000 }),
      perPage: fc.constantFrom(1, 10, 25, 100),
    })
    .map(({ sort, search: found, groups, ...rest }) => ({
      ...emptyQuery('quartet_proteomics'),
      ...rest,
      ...(groups.length === 0 ? {} : { anyOf: groups }),
      ...(sort === null ? {} : { sort }),
      ...(found === null ? {} : { search: found }),
    }));
}

/** Record whose values sometimes match the filters above: missing, null, empty, nested. */
export function dataRecord(): fc.Arbitrary<DataRecord> {
  const value = fc.oneof(filterValue(), fc.constant(''), fc.constant(undefined));
  return fc
    .record({
      flat: fc.dictionary(fc.constantFrom(...FIELDS), value, { noNullPrototype: true }),
      nested: fc.option(value),
    })
    .map(({ flat, nested }) => (nested === null ? flat : { ...flat, donor: { id: nested } }));
}

/** Record that often matches the query and often just does not: its values, bounds, similar texts, nothing. */
export function recordNear(query: DataQuery): fc.Arbitrary<DataRecord> {
  // The filters win over the groups, which are satisfied by one of their fields.
  const conditions = Object.entries(Object.assign({}, ...groupsOf(query), query.filters) as Filters);
  const values = conditions.map(([field, filter]) =>
    fc
      .oneof({ weight: 5, arbitrary: valueNear(filter) }, { weight: 1, arbitrary: filterValue() })
      .map((value) => [field, value]),
  );
  const found = query.search === undefined ? fc.constant({}) : foundBy(query.search);
  return fc
    .tuple(dataRecord(), fc.tuple(...values), found)
    .map(([record, near, words]): DataRecord => ({ ...record, ...Object.fromEntries(near), ...words }));
}

/** Values in which the words of a search occur: all in one field, one in each, or as a number. */
function foundBy({ text, fields }: QuerySearch): fc.Arbitrary<DataRecord> {
  const words = searchWords(text);
  const value = fc.oneof(
    fc.constant(text),
    fc.constant(text.toUpperCase()),
    fc.constantFrom(...words),
    fc.constantFrom(...words.map(Number)),
  );
  return fc.dictionary(fc.constantFrom(...fields), value, { minKeys: 1, maxKeys: 2, noNullPrototype: true });
}

function valueNear(filter: Filter): fc.Arbitrary<unknown> {
  switch (filter.kind) {
    case 'category':
      return fc.constantFrom<unknown>(
        ...filter.values.flatMap((value) => (value === null ? [null, '', undefined] : [value])),
      );
    case 'number': {
      const { min = -5, max = 5 } = filter;
      return fc.constantFrom(min, max, min / 2 + max / 2, min - 1, max + 1, String(min));
    }
    case 'text':
      return fc
        .tuple(fc.string({ maxLength: 3 }), fc.boolean())
        .map(
          ([around, isUpper]) =>
            around + (isUpper ? filter.contains.toUpperCase() : filter.contains) + around,
        );
  }
}

/** Any valid tree: every operator, nested groups, ranges by convention and literal ranges. */
export function queryTree(): fc.Arbitrary<QueryTree> {
  const variable = fc.constantFrom(...FIELDS);
  const rule = (operator: RuleOperator, value: fc.Arbitrary<FilterValue | FilterValue[]>) =>
    fc
      .record({ variable, value })
      .map((given): QueryNode => ({ type: 'rule', query: { operator, ...given } }));
  const list = fc.array(fc.oneof(filterValue(), fc.constant('')), { maxLength: 4 });
  const bound = fc.oneof(numberValue(), numberValue(), textValue());
  const leaf = fc.oneof(
    rule('in', list),
    rule('not in', list),
    rule('=', filterValue()),
    rule('!=', filterValue()),
    ...(['<', '<=', '>', '>='] as const).map((operator) => rule(operator, bound)),
    rule(
      'regex',
      fc.oneof(textValue().map(containsPattern), fc.constantFrom('^[dD]5', '5$', '^D.*5$', '\\d')),
    ),
  );
  const { node } = fc.letrec<{ node: QueryNode }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      fc
        .record({
          operator: fc.constantFrom('and' as const, 'or' as const),
          children: fc.array(tie('node') as fc.Arbitrary<QueryNode>, { minLength: 2, maxLength: 4 }),
        })
        .map((given): QueryNode => ({ type: 'group', ...given })),
    ),
  }));
  return fc.oneof({ weight: 1, arbitrary: fc.constant<QueryTree>({}) }, { weight: 30, arbitrary: node });
}
