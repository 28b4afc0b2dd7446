import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decodeSearch,
  DEFAULT_TABS,
  emptyQuery,
  encodeSearch,
  encodeSearchText,
  QueryError,
  setTab,
  tabField,
  toggleValue,
  type DataQuery,
} from './index';
import { DATA_QUERY_SCHEMA, dataQuerySchema, readQuery } from './schema';
import { dataQuery } from './testing/arbitraries';
import { addStep, history, openQuery, saveQuery, undo } from './workbench';

type Tab = 'cases' | 'samples';
const tabs = ['cases', 'samples'] as const;
const start = emptyQuery<Tab>('c', 'cases');

/** Code and path of the error of a call. */
function failure(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error instanceof QueryError ? `${error.code} at ${error.path}` : error;
  }
}

test('the first tab is the default of a URL', () => {
  expect(decodeSearch('', { collection: 'c', tabs }).query).toEqual(start);
  expect(encodeSearchText(start, {}, { tabs })).toBe('');
  expect(encodeSearch(setTab(start, 'samples'), {}, { tabs })).toEqual({ tab: 'samples' });
  expect(decodeSearch('', { collection: 'c' }).query.tab).toBe(DEFAULT_TABS[0]);
});

test('a tab of another portal is no tab of this one', () => {
  expect(decodeSearch('tab=files', { collection: 'c', tabs })).toMatchObject({
    query: { tab: 'cases' },
    problems: [{ parameter: 'tab', given: 'files', code: 'bad-tab' }],
  });
  expect(decodeSearch('tab=cases', { collection: 'c' })).toMatchObject({
    query: { tab: 'files' },
    problems: [{ code: 'bad-tab' }],
  });
});

test('no URL, stored query or saved query is written that its reader refuses', () => {
  const foreign = start as DataQuery<string> as DataQuery;
  expect(failure(() => encodeSearch(foreign))).toBe('bad-value at tab');
  expect(failure(() => encodeSearchText(foreign))).toBe('bad-value at tab');
  expect(failure(() => saveQuery([], 'n', foreign, new Date(0)))).toBe('bad-value at tab');
  expect(failure(() => encodeSearch<string>(emptyQuery('c'), {}, { tabs }))).toBe('bad-value at tab');
  expect(failure(() => readQuery(start))).toBe('bad-value at tab');
});

test('the fields of tabs are those of this portal, or of another', () => {
  const fields = { cases: null, samples: 'sample_id' } as const;
  expect(DEFAULT_TABS.map((tab) => tabField(emptyQuery('c', tab)))).toEqual([null, 'library_id', 'donor_id']);
  expect(tabs.map((tab) => tabField(setTab(start, tab), { tabFields: fields }))).toEqual([null, 'sample_id']);
  // A tab of one portal has no field in another, and a name of every object is none.
  expect(failure(() => tabField(emptyQuery('c'), { tabFields: fields as never }))).toBe('bad-value at tab');
  expect(failure(() => tabField(start as never))).toBe('bad-value at tab');
  expect(failure(() => tabField(emptyQuery('c', 'constructor') as never))).toBe('bad-value at tab');
  const nameless = { tabFields: { ...fields, cases: '' } };
  expect(failure(() => tabField(start, nameless))).toBe('bad-value at options.tabFields.cases');
});

test('the JSON Schema lists the tabs', () => {
  const isOurs = new Ajv2020({ allowUnionTypes: true, strictTypes: false }).compile(dataQuerySchema());
  const isTheirs = new Ajv2020({ allowUnionTypes: true, strictTypes: false }).compile(
    dataQuerySchema({ tabs }),
  );
  expect(dataQuerySchema()).toEqual(DATA_QUERY_SCHEMA);
  expect([isOurs(start), isTheirs(start)]).toEqual([false, true]);
  expect([isOurs(emptyQuery('c')), isTheirs(emptyQuery('c'))]).toEqual([true, false]);
});

test('an undo of another portal keeps its tab', () => {
  const csv = toggleValue(setTab(start, 'samples'), 'f', 'CSV');
  expect(undo(addStep(history(start), csv)).present).toBe(start);
});

test('a query with any tabs survives a URL, JSON and saving', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(dataQuery(), names, fc.nat(), (query, list, at) => {
      const { search: _search, ...rest } = query;
      const given: DataQuery<string> = { ...rest, tab: list[at % list.length] ?? '' };
      const { collection } = given;
      const text = encodeSearchText<string>(given, {}, { tabs: list });
      expect(decodeSearch(text, { collection, tabs: list })).toEqual({
        query: given,
        rest: {},
        problems: [],
      });
      expect(readQuery(JSON.parse(JSON.stringify(given)), { tabs: list })).toEqual(given);
      const [saved] = saveQuery<string>([], 'n', given, new Date(0), { tabs: list });
      expect(saved && openQuery(saved, { tabs: list })).toEqual({ ...given, page: 1 });
    }),
  );
});
