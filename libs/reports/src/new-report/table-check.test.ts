import { expect, test } from 'vitest';
import { checkTables, wholeLines } from './table-check';

const DATA = 'rowname,D5_1,D5_2,D6_1\nTP53,21.5,NA,20\nAAAS,19,18.5,\n';
const METADATA = 'name,sample\nD5_1,D5\nD5_2,D5\nD6_1,D6\n';

test('tables that fit have no problem', () => {
  expect(checkTables({ data: DATA, metadata: METADATA, nonNegative: false })).toEqual({
    data: [],
    metadata: [],
  });
});

test.each([
  [
    'a library of the metadata that is no column',
    DATA.replace('D6_1', 'other'),
    METADATA,
    'data',
    'missing-library',
    { library: 'D6_1' },
  ],
  [
    'metadata without its column of samples',
    DATA,
    METADATA.replace('sample', 'group'),
    'metadata',
    'missing-column',
    { column: 'sample' },
  ],
  [
    'metadata without its column of libraries',
    DATA,
    METADATA.replace('name', 'id'),
    'metadata',
    'missing-column',
    { column: 'name | col_names | library' },
  ],
  ['an empty data table', 'rowname,D5_1\n', METADATA, 'data', 'empty-table', { table: 'data' }],
  ['tables that were mixed up', METADATA, DATA, 'metadata', 'missing-column', {}],
  ['a spreadsheet', 'PK\u0003\u0004...', METADATA, 'data', 'spreadsheet', {}],
  [
    'a word among the numbers',
    DATA.replace('21.5', 'high'),
    METADATA,
    'data',
    'not-a-number',
    { row: 2, column: 'D5_1' },
  ],
] as const)('%s is named', (_title, data, metadata, role, code, params) => {
  expect(checkTables({ data, metadata, nonNegative: false })[role][0]).toMatchObject({ code, params });
});

test('a negative value is a problem for intensities, not for logarithms', () => {
  const data = DATA.replace('21.5', '-1');
  expect(checkTables({ data, metadata: METADATA, nonNegative: false }).data).toEqual([]);
  expect(checkTables({ data, metadata: METADATA, nonNegative: true }).data[0]?.code).toBe('negative-value');
});

test('one table alone is checked as far as it can be', () => {
  expect(checkTables({ data: DATA, metadata: null, nonNegative: false })).toEqual({ data: [], metadata: [] });
  expect(checkTables({ data: null, metadata: 'id\n1\n', nonNegative: false }).metadata).toHaveLength(2);
  expect(checkTables({ data: null, metadata: null, nonNegative: false })).toEqual({ data: [], metadata: [] });
});

test('a line that was cut is left out, the last line of a whole file is not', () => {
  expect(wholeLines('a,b\n1,2\n3,', false)).toBe('a,b\n1,2\n');
  expect(wholeLines('a,b\n1,2', true)).toBe('a,b\n1,2');
});
