import { parseSampleSheet } from '@omics-portal/qc-metrics';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellProblems } from './cell-problem';
import { newHistory, recordTable, redoTable, undoTable } from './metadata-history';
import {
  MAX_METADATA_ROWS,
  metadataTableFor,
  metadataTableOf,
  metadataText,
  withEdit,
  withMatchedSamples,
} from './metadata-table';

test('a new table has the libraries of the data table, with the samples that their names mention', () => {
  const table = metadataTableFor(
    'rowname,Description,D5_1,lab-LCL6-2,QC,D5_D6\nTP53,x,1,2,3,4\n',
    'proteomics',
  );
  expect(metadataText(table)).toBe('name,sample\r\nD5_1,D5\r\nlab-LCL6-2,D6\r\nQC,\r\nD5_D6,\r\n');
  expect(metadataTableFor('metabolites,HMDBID,F7_1\nx,H,1\n', 'metabolomics').header).toEqual([
    'col_names',
    'sample',
  ]);
  const withoutNames = 'D5_1\tD6_1\nP53\t1\t2\n';
  expect(metadataText(metadataTableFor(withoutNames, 'proteomics'))).toBe(
    'name,sample\r\nD5_1,D5\r\nD6_1,D6\r\n',
  );
});

test('samples of the Quartet stay, others become what the library name says', () => {
  const text = 'library,sample,lab\nD5_1,M8,a\nD6_1,sample 2,b\nF7_1,,c\nx,y,d\n';
  const { rows } = withMatchedSamples(metadataTableOf(text, 'proteomics'));
  expect(rows.map(([, sample]) => sample)).toEqual(['M8', 'D6', 'F7', 'y']);
});

test('columns that a table lacks are added, and its others stay', () => {
  const table = metadataTableOf('lab,date\nL1,2026-01-02\n', 'metabolomics');
  expect(table).toMatchObject({ header: ['lab', 'date', 'col_names', 'sample'], library: 2, sample: 3 });
  expect(metadataText(table)).toBe('lab,date,col_names,sample\r\nL1,2026-01-02,,\r\n');
});

test('a table is read as it was written, whatever the names are', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .map((text) => text.trim())
    .filter((text) => text !== '' && !/[\r\n]/.test(text) && !text.startsWith('\ufeff'));
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1 }), (libraries) => {
      const rows = libraries.map((library) => [library, 'D5']);
      const text = metadataText({ header: ['name', 'sample'], rows, library: 0, sample: 1 });
      expect(parseSampleSheet(text)).toMatchObject({
        ok: true,
        value: libraries.map((library) => ({ library, sample: 'D5' })),
      });
    }),
  );
});

test('cells that the program would refuse have a problem', () => {
  const rows = [
    ['D5_1', 'D5'],
    ['D5_1', 'D6'],
    ['', 'F7'],
    ['other', ''],
    ['M8_1', 'M9'],
    ['F7_1', 'lcl7'],
    [],
  ];
  const problemOf = cellProblems({ library: 0, sample: 1, rows }, new Set(['D5_1', 'M8_1', 'F7_1']));
  expect(rows.map((row) => [problemOf(row, 0), problemOf(row, 1)])).toEqual([
    ['repeated-library', null],
    ['repeated-library', null],
    ['no-library', null],
    ['unknown-library', 'no-sample'],
    [null, 'other-sample'],
    [null, null],
    [null, null],
  ]);
});

const LIBRARY = '0';
const SAMPLE = '1';

test('cells are changed, also beyond the end, and rows without texts are left out', () => {
  const table = metadataTableOf('name,sample\nD5_1,D5\n', 'proteomics');
  const cells = [
    { row: 2, column: LIBRARY, text: 'D6_1 ' },
    { row: 2, column: SAMPLE, text: 'D6' },
  ];
  const edited = withEdit(table, { type: 'cells', cells });
  expect(edited.rows).toHaveLength(3);
  expect(edited.rows[0]).toBe(table.rows[0]);
  expect(metadataText(edited)).toBe('name,sample\r\nD5_1,D5\r\nD6_1,D6\r\n');
});

test('rows are inserted, duplicated and removed, up to the number of libraries of a table', () => {
  const table = metadataTableOf('name,sample\nA,D5\nB,D6\nC,F7\n', 'proteomics');
  const names = ({ rows }: typeof table) => rows.map(([name = '']) => name);
  expect(names(withEdit(table, { type: 'insert', at: 1, count: 2 }))).toEqual(['A', '', '', 'B', 'C']);
  expect(names(withEdit(table, { type: 'duplicate', rows: [0, 1] }))).toEqual(['A', 'B', 'A', 'B', 'C']);
  expect(names(withEdit(table, { type: 'remove', rows: [0, 2] }))).toEqual(['B']);
  const full = withEdit(table, { type: 'insert', at: 3, count: 1e6 });
  expect(full.rows).toHaveLength(MAX_METADATA_ROWS);
  const beyond = [{ row: MAX_METADATA_ROWS, column: LIBRARY, text: 'X' }];
  expect(withEdit(full, { type: 'cells', cells: beyond }).rows).toEqual(full.rows);
  expect(withEdit(full, { type: 'duplicate', rows: [0] }).rows).toHaveLength(MAX_METADATA_ROWS);
});

test('each edit is one step back, and a new one discards the steps forward', () => {
  const table = metadataTableOf('name,sample\nA,D5\n', 'proteomics');
  const edited = withEdit(table, { type: 'remove', rows: [0] });
  const history = recordTable(newHistory(table), edited);
  expect(history.current).toBe(edited);
  expect(undoTable(history).current).toBe(table);
  expect(redoTable(undoTable(history)).current).toBe(edited);
  const other = recordTable(undoTable(history), { ...table });
  expect(redoTable(other)).toBe(other);
  expect(undoTable(newHistory(table))).toEqual(newHistory(table));
  expect(recordTable(history, history.current)).toBe(history);
});
