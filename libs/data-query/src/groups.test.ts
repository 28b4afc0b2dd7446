import { describe as suite, expect, test } from 'vitest';
import {
  clearFilters,
  decodeSearch,
  describe,
  emptyQuery,
  encodeSearchText,
  evaluate,
  filterCount,
  groupsOf,
  MAX_GROUPS,
  toQueryTree,
  withFilter,
  withGroups,
  withoutOwnFilter,
  type DataQuery,
  type Filters,
} from './index';
import { readQuery } from './schema';
import { sameQuery } from './workbench';

const start: DataQuery = { ...emptyQuery('quartet_proteomics'), page: 3 };
const CSV = { kind: 'category', values: ['CSV'] } as const;
const LARGE = { kind: 'number', min: 10 } as const;
const group: Filters = { data_format: CSV, snr: LARGE };
const query = withGroups(start, [group]);

suite('groups of conditions', () => {
  test('a record satisfies at least one condition of each group', () => {
    const both = withGroups(start, [group, { site: { kind: 'category', values: ['A'], exclude: true } }]);
    const found = (record: object) => evaluate(toQueryTree(both), record);
    expect(found({ data_format: 'CSV', site: 'B' })).toBe(true);
    expect(found({ snr: 10 })).toBe(true);
    expect(found({ data_format: 'TSV', snr: 9 })).toBe(false);
    expect(found({ data_format: 'CSV', snr: 10, site: 'A' })).toBe(false);
  });

  test('the tree has one "or" group of them; a single condition needs none', () => {
    const rule = { type: 'rule', query: { variable: 'data_format', operator: 'in', value: ['CSV'] } };
    const bound = { type: 'rule', query: { variable: 'snr', operator: '>=', value: 10 } };
    expect(toQueryTree(query)).toEqual({ type: 'group', operator: 'or', children: [rule, bound] });
    expect(toQueryTree(withGroups(start, [{ data_format: CSV }]))).toEqual(rule);
  });

  test('a change returns to page 1, and what excludes nothing is removed', () => {
    expect(query).toMatchObject({ page: 1, anyOf: [group] });
    const emptied = withGroups(query, [{ data_format: { kind: 'category', values: [] } }, {}]);
    expect('anyOf' in emptied).toBe(false);
    expect([filterCount(query), filterCount(clearFilters(query))]).toEqual([1, 0]);
    expect(groupsOf(clearFilters(query))).toEqual([]);
  });

  test('more groups than an address has numbers for are refused', () => {
    const many = Array.from({ length: MAX_GROUPS + 1 }, () => group);
    expect(() => withGroups(start, many)).toThrow(`More than ${MAX_GROUPS} groups`);
    expect(groupsOf(withGroups(start, many.slice(1)))).toHaveLength(MAX_GROUPS);
  });

  test('the counts of a facet keep groups with other fields', () => {
    const mixed = withFilter(withGroups(start, [group, { snr: LARGE }]), 'snr', LARGE);
    expect(withoutOwnFilter(mixed, 'snr')).toMatchObject({ filters: {}, anyOf: [group] });
  });

  test('the order of conditions and groups makes no other query', () => {
    const { data_format, snr } = group as { data_format: typeof CSV; snr: typeof LARGE };
    const turned = withGroups(start, [{ site: CSV }, { snr, data_format }]);
    expect(sameQuery(withGroups(start, [group, { site: CSV }]), turned)).toBe(true);
    expect(sameQuery(query, withGroups(start, [{ data_format, snr: { kind: 'number', min: 11 } }]))).toBe(
      false,
    );
  });
});

suite('the address of groups', () => {
  const decode = (text: string) => decodeSearch(text, { collection: 'quartet_proteomics' });

  test('has a number for each group', () => {
    const excluding: Filters = { site: { kind: 'category', values: ['A', 'B'], exclude: true } };
    const two = withGroups(start, [group, excluding]);
    const text = 'f1.data_format=CSV&f1.snr=10..&x2.site=A&x2.site=B';
    expect(encodeSearchText(two)).toBe(text);
    expect(decode(text)).toEqual({ query: two, rest: {}, problems: [] });
  });

  test('is read in the order of its numbers, which may have gaps', () => {
    expect(decode('f7.snr=10..&f3.data_format=CSV').query.anyOf).toEqual([
      { data_format: CSV },
      { snr: LARGE },
    ]);
  });

  test('reports what it cannot use, with the name of the parameter', () => {
    const { query: read, problems, rest } = decode('f1.a=1&x1.a=2&f2.b=&f0.c=1&f10.d=1');
    expect(read.anyOf).toEqual([{ a: { kind: 'category', values: [1] } }, { b: expect.anything() }]);
    expect(problems).toEqual([
      { parameter: 'x1.a', given: '2', code: 'mixed-filter' },
      { parameter: 'f0.c', given: '1', code: 'unknown-group' },
      { parameter: 'f10.d', given: '1', code: 'unknown-group' },
    ]);
    expect(rest).toEqual({});
  });

  test('of version 1 has the same meaning as before', () => {
    expect(decode('f.data_format=CSV').query).toEqual({
      ...emptyQuery('quartet_proteomics'),
      filters: { data_format: CSV },
    });
  });
});

suite('stored queries', () => {
  test('have their groups', () => {
    expect(readQuery(JSON.parse(JSON.stringify(query)))).toEqual(query);
  });

  test.each([
    [[], 'anyOf'],
    [[{}], 'anyOf.0'],
    [{}, 'anyOf'],
    [[group, { 'a-1': CSV }], 'anyOf.1.a-1'],
    [[{ a1: { kind: 'number' } }], 'anyOf.0.a1'],
  ])('%j is refused', (anyOf, path) => {
    expect(() => readQuery({ ...query, anyOf })).toThrow(expect.objectContaining({ path }));
  });
});

test('a sentence says any of', () => {
  const messages = {
    everything: () => 'all',
    sentence: (_collection: string, conditions: string) => conditions,
    all: (conditions: readonly string[]) => conditions.join(' and '),
    any: (values: readonly string[]) => values.join(' or '),
    field: (key: string) => key,
    value: (_field: string, value: unknown) => String(value),
    oneOf: (field: string, values: string) => `${field} is ${values}`,
    noneOf: (field: string, values: string) => `${field} is not ${values}`,
    between: (field: string, min: number, max: number) => `${field} ${min}-${max}`,
    atLeast: (field: string, min: number) => `${field} at least ${min}`,
    atMost: (field: string, max: number) => `${field} at most ${max}`,
    contains: (field: string, text: string) => `${field} has ${text}`,
  };
  expect(describe(query, messages)).toBe('data_format is CSV or snr at least 10');
  const anyOf = (conditions: readonly string[]) => `any of (${conditions.join('; ')})`;
  const both = withFilter(query, 'site', CSV);
  expect(describe(both, { ...messages, anyOf })).toBe(
    'site is CSV and any of (data_format is CSV; snr at least 10)',
  );
});
