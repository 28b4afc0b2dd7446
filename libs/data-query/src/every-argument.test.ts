import { expect, test } from 'vitest';
import * as code from './code';
import * as exchange from './exchange';
import * as files from './files';
import * as main from './index';
import * as schema from './schema';
import * as workbench from './workbench';

const { QueryError, compilePattern, emptyQuery, toggleValue } = main;

/** Function of the library as an untyped caller sees it. */
type Loose = (...given: unknown[]) => unknown;

/** A value that an argument may have, and some that it may not. */
interface Argument {
  readonly valid: unknown;
  readonly wrong: readonly unknown[];
}

const NOT_OBJECTS = [undefined, null, 5, 'a', []];

const text = (valid: string): Argument => ({ valid, wrong: [undefined, null, 5, {}, ['a']] });
const number = (valid: number): Argument => ({ valid, wrong: [undefined, null, '5', NaN, Infinity, {}] });
const oneOf = (valid: string): Argument => ({ valid, wrong: [undefined, null, 5, 'another', {}] });
const call = (valid: Loose): Argument => ({ valid, wrong: [undefined, null, 5, 'a', {}] });
const object = (valid: unknown, ...wrong: unknown[]): Argument => ({
  valid,
  wrong: [...NOT_OBJECTS, ...wrong],
});
const list = (valid: unknown, ...wrong: unknown[]): Argument => ({
  valid,
  wrong: [undefined, null, 5, 'abc', {}, ...wrong],
});
const options = (...wrong: unknown[]): Argument => optional(object({}, { other: 1 }, ...wrong));

/** Argument with a default: `undefined` is not wrong. */
function optional({ valid, wrong }: Argument): Argument {
  return { valid, wrong: wrong.filter((value) => value !== undefined) };
}

const CSV = toggleValue(emptyQuery('c'), 'f', 'CSV');
const WRONG_FILTERS = [
  { values: [] },
  { kind: 'category', values: 'a' },
  { kind: 'category', values: [NaN] },
  { kind: 'category', values: ['a'], excluded: true },
  { kind: 'category', values: ['a'], exclude: false },
  { kind: 'number', minimum: 5 },
  { kind: 'number', min: NaN },
  { kind: 'number', max: -Infinity },
  { kind: 'text', contains: 5 },
];
const filter = object({ kind: 'number', min: 5 }, {}, ...WRONG_FILTERS);
const WRONG_SEARCHES = [
  {},
  { text: 5, fields: ['a'] },
  { text: 'a', fields: 'a' },
  { text: 'a', fields: ['a'], x: 1 },
];
const WRONG_SORTS = [
  {},
  { field: 'a' },
  { field: 'a', direction: 'up' },
  { field: 'a', direction: 'asc', x: 1 },
];
const search = object({ text: 'a', fields: ['a'] }, ...WRONG_SEARCHES);
const WRONG_QUERIES = [
  {},
  { ...CSV, filters: [] },
  { ...CSV, anyof: [] },
  { ...CSV, anyOf: {} },
  { ...CSV, anyOf: [null] },
  ...WRONG_FILTERS.flatMap((f) => [
    { ...CSV, filters: { f } },
    { ...CSV, anyOf: [{ f }] },
  ]),
  ...WRONG_SEARCHES.map((one) => ({ ...CSV, search: one })),
  ...WRONG_SORTS.map((sort) => ({ ...CSV, sort })),
];
const query = object(CSV, ...WRONG_QUERIES);
const field = text('f');
const value: Argument = { valid: null, wrong: [undefined, NaN, {}, ['a']] };
const values = list(['a', 1, true, null], [undefined], [NaN], [{}]);
const tab: Argument = { valid: 'cases', wrong: [null, 5, '', {}] };
const tabs = options({ tabs: 'cases' }, { tabs: [] }, { tabs: [5] }, { tabs: [''] });
const rule = { type: 'rule', query: { variable: 'f', operator: '=', value: 1 } };
const tree = object(
  rule,
  CSV,
  { type: 'rule' },
  { type: 'group', operator: 'and', children: [rule] },
  { type: 'group', operator: 'and', children: [rule, null] },
  { type: 'rule', query: { ...rule.query, value: ['a'] } },
  { type: 'rule', query: { ...rule.query, value: NaN } },
);
const pattern = object(compilePattern('a'), {}, { states: 5 });
const indexes: Argument = { valid: new Set([1]), wrong: [undefined, null, 5, {}] };
const counts = list([{ _id: 1, total: 2 }], [{}], [null], [{ _id: 1, total: '2' }], [{ _id: {}, total: 1 }]);
const names = list(['a'], [5], [undefined]);
const messages = object(
  Object.fromEntries(
    'everything sentence all any field value oneOf noneOf between atLeast atMost contains'
      .split(' ')
      .map((name) => [name, () => name]),
  ),
  {},
  { everything: 'a' },
);
const saved = object({ name: 'n', collection: 'c', search: '', savedAt: '' }, {}, { name: 'n' });
const savedList = list([saved.valid], [{}], [null]);
const past = object(
  { past: [], present: CSV, future: [] },
  {},
  { past: [], present: CSV },
  { past: [5], present: CSV, future: [] },
);
const record = object({ f: 1 });
const rest = optional(object({ tour: '1' }, { a: 5 }, { a: [5] }, { a: null }));
const kinds = [{ fields: 5 }, { fields: { f: 'text' } }];

/** Arguments of each function of each entry; none for a function that accepts any value, and says what it is. */
const ARGUMENTS: Readonly<Record<string, readonly Argument[]>> = {
  chosenValues: [query, field],
  clearFilters: [query],
  deselectValues: [query, field, values],
  emptyQuery: [text('c'), tab],
  excludedValues: [query, field],
  filterCount: [query],
  filterOf: [query, field],
  groupsOf: [object(CSV, { anyOf: 5 }, { anyOf: [5] })],
  invertValues: [query, field, values],
  selectValues: [query, field, values],
  setSort: [query, { valid: null, wrong: [undefined, 5, 'a', ...WRONG_SORTS] }],
  setTab: [query, { ...tab, wrong: [undefined, ...tab.wrong] }],
  toggleExcluded: [query, field, value],
  toggleValue: [query, field, value],
  withFilter: [query, field, filter],
  withGroups: [query, list([{ f: filter.valid }], [5], [{ f: {} }])],
  withoutFilter: [query, field],
  withoutOwnFilter: [query, field],
  withSearch: [query, { valid: null, wrong: [undefined, 5, 'a', ...WRONG_SEARCHES] }],
  normalizeFilter: [filter],
  normalizeQuery: [query],
  normalizeSearch: [search],
  searchWords: [text('a')],
  readPageNumber: [],
  pageCount: [number(5), number(10)],
  setPage: [query, number(2)],
  setPerPage: [query, number(2)],
  toPageParams: [query],
  asClosedRange: [object({ children: [] }, {}, { children: [null, null] }, { children: [{ type: 'rule' }] })],
  compareScalars: [
    { valid: 1, wrong: [undefined, null, {}, true] },
    { valid: 'a', wrong: [undefined, null, {}, true] },
  ],
  isFieldName: [],
  isNode: [object({})],
  toQueryTree: [query, options({ numericRange: 'xor' })],
  parseQueryTree: [tree],
  readQueryTree: [],
  evaluate: [tree, record],
  readField: [record, text('f')],
  isUnknown: [],
  containsPattern: [text('a')],
  textOfPattern: [text('a')],
  readPattern: [text('a')],
  compilePattern: [{ ...text('a'), wrong: [...text('a').wrong, '[', '[z-a]'] }],
  patternClosure: [pattern, indexes, object({})],
  patternStep: [pattern, indexes, text('a')],
  decodeSearch: [
    { valid: 'f.a=1', wrong: [undefined, null, 5, []] },
    object(
      { collection: 'c' },
      {},
      { collection: '../c' },
      ...[...kinds, { maxPerPage: '5' }, { searchFields: 'a' }, { searchfields: ['a'] }, { tabs: [] }].map(
        (wrong) => ({ collection: 'c', ...wrong }),
      ),
    ),
  ],
  encodeSearch: [query, rest, tabs],
  tabField: [query, options({ tabFields: 'a' }, { tabFields: {} }, { tabFields: { files: 5 } })],
  encodeSearchText: [query, rest, tabs],
  isFilterParameter: [],
  parseSearch: [text('a=1')],
  stringifySearch: [{ ...rest, wrong: [undefined, ...rest.wrong] }],
  describe: [query, messages],
  describeFilter: [field, filter, messages],
  describeGroup: [object({ f: filter.valid }, { f: {} }), messages],
  describeSearch: [search, messages],
  defaultSelection: [list([{ key: 'f', type: 'bool', priority: 1 }], [{}], [null])],
  filterKind: [object({ type: 'bool' }, {})],
  searchFields: [list([{ key: 'f', name: 'F' }], [{}], [null]), text('f'), optional(call(() => []))],
  textFinder: [text('a')],
  countsWithUnknown: [counts, optional(values)],
  toCode: [query, oneOf('curl'), object({ baseUrl: '' }, {}, { baseUrl: '', numericRange: 'xor' })],
  fromRuleGroup: [object({ combinator: 'and', rules: [] }, {}), options(...kinds)],
  fromSqon: [object({ op: 'and', content: [] }, {})],
  toRuleGroup: [tree],
  toSqon: [tree, optional(oneOf('gdc'))],
  buildManifest: [
    list(
      [{ id: 'a', filename: 'b', md5: '', size: 1 }],
      [{}],
      [{ id: 'a', filename: 'b', md5: '', size: NaN }],
    ),
  ],
  delimitedLine: [oneOf('csv'), list(['a']), optional(text('\n'))],
  delimitedText: [oneOf('tsv'), list([['a']], ['a'])],
  guardCell: [text('a')],
  plainCsv: [list([['a']], ['a'], [[5]]), optional(text('\n'))],
  safeFileName: [text('a'), optional(text('b'))],
  unguardCell: [text('a')],
  uniqueFileNames: [names],
  dataQuerySchema: [tabs],
  readQuery: [query, tabs],
  addStep: [past, query],
  binEdges: [number(1), number(2), number(3), optional(oneOf('ratio'))],
  histogram: [counts, options({ min: '1' }, { bins: NaN }, { bins: '3' }, { scale: 'log' })],
  history: [query],
  matchPasted: [text('a'), { valid: ['a'], wrong: [undefined, null, 5, {}] }],
  openQuery: [saved, tabs],
  pastedCandidates: [text('a')],
  readSavedQueries: [],
  redo: [past],
  removeQuery: [savedList, saved],
  renameQuery: [savedList, saved, text('m')],
  sameQuery: [query, query],
  saveQuery: [
    savedList,
    text('n'),
    query,
    { valid: new Date(0), wrong: [undefined, '2026', new Date(NaN)] },
    tabs,
  ],
  undo: [past],
};

const FUNCTIONS = Object.entries({ ...main, ...code, ...exchange, ...files, ...schema, ...workbench }).filter(
  (entry): entry is [string, Loose] => typeof entry[1] === 'function' && entry[0] !== 'QueryError',
);

test('the table has a row for every function', () => {
  expect(Object.keys(ARGUMENTS).sort()).toEqual(FUNCTIONS.map(([name]) => name).sort());
});

/** `QueryError`, the name of another error, or `accepted`. */
function outcome(run: Loose, given: readonly unknown[]): string {
  try {
    run(...given);
    return 'accepted';
  } catch (error) {
    return error instanceof QueryError ? 'QueryError' : String(error);
  }
}

test.each(FUNCTIONS)('%s accepts its arguments and refuses others with a QueryError', (name, run) => {
  const given = ARGUMENTS[name] ?? [];
  const valid = given.map((argument) => argument.valid);
  // `tab` of the table is one of another portal.
  const portal = given.map((argument) => (argument === tabs ? { tabs: ['files', 'cases'] } : argument.valid));
  expect(outcome(run, portal)).toBe('accepted');
  const outcomes = given.flatMap(({ wrong }, at) =>
    wrong.map((one) => ({ at, one, outcome: outcome(run, valid.with(at, one)) })),
  );
  expect(outcomes.filter((found) => found.outcome !== 'QueryError')).toEqual([]);
});

test.each([
  'isFieldName',
  'isFilterParameter',
  'isUnknown',
  'readPageNumber',
  'readQueryTree',
  'readSavedQueries',
])('%s accepts any value', (name) => {
  const [, run] = FUNCTIONS.find(([one]) => one === name) ?? [];
  const any = [...NOT_OBJECTS, {}, NaN, Symbol.iterator, () => 1, new Date(NaN)];
  expect(any.map((one) => run && outcome(run, [one]))).toEqual(any.map(() => 'accepted'));
});
