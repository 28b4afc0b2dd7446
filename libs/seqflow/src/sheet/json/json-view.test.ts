import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AppSchema } from '@omics-portal/api';
import { findJsonError } from './json-error';
import { readSheetJson, sheetJson, type JsonProblem, type SheetData } from './json-view';

const schema: AppSchema = {
  formMode: 'batch',
  fields: [
    { tmplType: 'sample_id', model: 'count' },
    { tmplType: 'file', model: 'read1', multiple: true, filterType: '\\.fq$' },
    { tmplType: 'input_number', model: 'quality', max: 40 },
    { tmplType: 'select', model: 'parts', mode: 'multiple', options: [{ label: 'a' }, { label: 'b' }] },
  ],
};
const none: SheetData = { values: {}, rows: [] };
let made = 0;
const newId = () => `new-${(made += 1)}`;
const read = (value: unknown, before = none) =>
  readSheetJson(schema, typeof value === 'string' ? value : JSON.stringify(value), before, newId);

test.each<[string, unknown]>([
  ['{"common": {}, "samples": [}', { line: 1, column: 28, found: '}' }],
  ['{\n  "common": {},\n  samples: []\n}', { line: 3, column: 3, found: 'samples:' }],
  ['{"common": {}\n', { line: 2, column: 1, found: '' }],
  ['{"a": 1,}', { line: 1, column: 9, found: '}' }],
  ['{"a": 01}', { line: 1, column: 8, found: '1}' }],
  ["{'a': 1}", { line: 1, column: 2, found: "'a':" }],
  ['{} {}', { line: 1, column: 4, found: '{}' }],
  ['', { line: 1, column: 1, found: '' }],
])('the syntax error of %j is found', (text, position) => {
  expect(read(text)).toEqual({ data: null, problems: [{ kind: 'syntax', ...(position as object) }] });
});

test('text that is nested without end is refused', () => {
  expect(read('['.repeat(100_000)).problems).toMatchObject([{ kind: 'syntax', line: 1 }]);
});

test('a syntax error is found exactly where JSON.parse refuses the text', () => {
  const damaged = fc.tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', ']', '\\', '0', '\n'));
  fc.assert(
    fc.property(damaged, ([json, at, inserted]) => {
      const position = at % (json.length + 1);
      const text = json.slice(0, position) + inserted + json.slice(position + 1);
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect(findJsonError(text) === null).toBe(isJson);
    }),
    { numRuns: 500 },
  );
});

test.each<[unknown, JsonProblem[]]>([
  [[], [{ kind: 'shape', path: '', expects: 'object' }]],
  [{ common: {} }, [{ kind: 'shape', path: 'samples', expects: 'list' }]],
  [
    { common: 1, samples: [2] },
    [
      { kind: 'shape', path: 'common', expects: 'object' },
      { kind: 'shape', path: 'samples[0]', expects: 'object' },
    ],
  ],
  [
    { common: {}, samples: [{ sample_id: 'A', 'read 1': 'x' }], more: 1 },
    [
      { kind: 'unknown', path: 'more' },
      { kind: 'unknown', path: 'samples[0]["read 1"]' },
    ],
  ],
  [{ common: { read1: 'a.fq' }, samples: [] }, [{ kind: 'per-sample', path: 'common.read1' }]],
  [
    { common: { quality: { a: 1 } }, samples: [] },
    [{ kind: 'shape', path: 'common.quality', expects: 'value' }],
  ],
  [
    { common: {}, samples: Array.from({ length: 10_001 }, () => ({})) },
    [{ kind: 'too-many-samples', path: 'samples', max: 10_000 }],
  ],
])('%j cannot be used: %j', (value, problems) => {
  expect(read(value)).toEqual({ data: null, problems });
});

test('wrong values are named by their paths, and can be used', () => {
  const samples = [
    { sample_id: 'A', read1: 'a.bam' },
    { sample_id: 'A', quality: 'high' },
  ];
  const { data, problems } = read({ common: { quality: 99, parts: ['c'] }, samples });
  expect(data?.rows.map(({ cells }) => cells)).toEqual(samples);
  expect(problems.map((problem) => 'path' in problem && problem.path)).toEqual([
    'common.quality',
    'common.parts',
    'samples[0].read1',
    'samples[1].sample_id',
    'samples[1].quality',
  ]);
});

test('an app that takes one sample has its parameters as JSON, and refuses a second sample', () => {
  const single: AppSchema = { ...schema, formMode: 'single', fields: schema.fields.slice(1) };
  const sheet: SheetData = {
    values: { read1: ['a.fq'], quality: 20, parts: ['a'] },
    rows: [{ rowId: 'single', cells: { sample_id: 'A' } }],
  };
  const text = sheetJson(single, sheet);
  expect(JSON.parse(text)).toEqual({ common: sheet.values, samples: [{ sample_id: 'A' }] });
  expect(readSheetJson(single, text, sheet, newId)).toEqual({ data: sheet, problems: [] });
  const two = JSON.stringify({ common: {}, samples: [{ sample_id: 'A' }, { sample_id: 'B' }] });
  expect(readSheetJson(single, two, sheet, newId)).toEqual({
    data: null,
    problems: [{ kind: 'too-many-samples', path: 'samples', max: 1 }],
  });
});

test('rows keep their ids by values, else by index', () => {
  const before: SheetData = {
    values: {},
    rows: [
      { rowId: 'a', cells: { sample_id: 'A' } },
      { rowId: 'b', cells: { sample_id: 'B' } },
      { rowId: 'c', cells: { sample_id: 'C' } },
    ],
  };
  const samples = [{ sample_id: 'B' }, { sample_id: 'X' }, { sample_id: 'C2' }];
  const ids = read({ common: {}, samples }, before).data?.rows.map(({ rowId }) => rowId);
  expect(ids?.[0]).toBe('b');
  expect(ids?.[2]).toBe('c');
  expect(new Set(ids).size).toBe(3);
});

test('a sheet written as JSON is read back to the same data', () => {
  const value = fc.option(
    fc.oneof(
      fc.string(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
      fc.boolean(),
    ),
  );
  const cells = fc.record(
    {
      sample_id: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      read1: value,
      quality: value,
    },
    { requiredKeys: ['sample_id'] },
  );
  const data = fc.record({
    values: fc.record({ quality: value, parts: fc.array(fc.string()) }),
    rows: fc.array(cells).map((all) => all.map((each, index) => ({ rowId: String(index), cells: each }))),
  });
  fc.assert(
    fc.property(data, (sheet) => {
      expect(readSheetJson(schema, sheetJson(schema, sheet), sheet, newId).data).toEqual(sheet);
    }),
  );
});
