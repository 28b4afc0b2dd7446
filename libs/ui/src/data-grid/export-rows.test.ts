import { unguardCell } from '@omics-portal/data-query/files';
import { HOSTILE_CELLS, startsFormula } from '@omics-portal/data-query/testing/hostile-cells';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv, toJson, type ExportColumn } from './export-rows';
import { type GridValue } from './grid-column';

interface Row {
  name: string;
  size: GridValue;
}
const COLUMNS: ExportColumn<Row>[] = [
  { id: 'size', label: 'Size, in bytes', value: ({ size }) => size },
  { id: 'name', label: '名称', value: ({ name }) => name },
  { id: 'actions', label: 'Actions' },
];

test('a file has the labels, the columns in the given order, and CRLF line ends', () => {
  expect(
    toCsv(
      [
        { name: 'a "quoted", one', size: -7 },
        { name: 'two\nlines', size: null },
      ],
      COLUMNS,
    ),
  ).toBe('"Size, in bytes",名称\r\n-7,"a ""quoted"", one"\r\n,"two\nlines"\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+SUM(A1)', "'+SUM(A1)"],
  ['-cmd', "'-cmd"],
  ['@here', "'@here"],
  ['\tx', "'\tx"],
  ['  =1', "'  =1"],
  ['＝1', "'＝1"],
  ["'=1", "''=1"],
  ['-12.5e-3', '-12.5e-3'],
  ["'tis", "'tis"],
  ['a=b', 'a=b'],
])('%j is written as %j', (name, field) => {
  expect(toCsv([{ name, size: 1 }], COLUMNS.slice(1))).toBe(`名称\r\n${field}\r\n`);
});

test('exported values may differ from displayed ones', () => {
  const columns = [{ id: 'size', label: 'Size', value: () => '1 KB', exportValue: () => 1024 }];
  expect(toCsv([{}], columns)).toBe('Size\r\n1024\r\n');
});

const anyText = fc.oneof(
  fc.string(),
  fc.stringMatching(/^['"=+\-@,\r\n\t 1e.＝]{0,6}$/u),
  fc.constantFrom(...HOSTILE_CELLS),
);

test('reading a file gives the texts that were written', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ name: anyText, size: fc.integer() })), (rows) => {
      const read = parse(toCsv(rows, COLUMNS), { record_delimiter: '\r\n' }) as string[][];
      expect(read.slice(1).map((line) => line.map(unguardCell))).toEqual(
        rows.map(({ name, size }) => [String(size), name]),
      );
    }),
  );
});

test('no hostile cell starts a formula', () => {
  const rows = HOSTILE_CELLS.map((name) => ({ name, size: '' }));
  const read = parse(toCsv(rows, COLUMNS), { record_delimiter: '\r\n' }) as string[][];
  expect(read).toHaveLength(HOSTILE_CELLS.length + 1);
  expect(read.flat().filter(startsFormula)).toEqual([]);
});

test('reading the JSON gives the values that were written, with their types', () => {
  const size = fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.string(),
    fc.constant(null),
  );
  fc.assert(
    fc.property(fc.array(fc.record({ name: fc.string(), size })), (rows) => {
      expect(JSON.stringify(JSON.parse(toJson(rows, COLUMNS)))).toBe(
        JSON.stringify(rows.map(({ name, size: value }) => ({ size: value, name }))),
      );
    }),
  );
});

test('the chunks of a long list form one file', () => {
  const rows = Array.from({ length: 4_500 }, (_, index) => ({ name: `file ${index}`, size: index }));
  expect(toCsv(rows, COLUMNS).split('\r\n')).toHaveLength(4_502);
  expect(JSON.parse(toJson(rows, COLUMNS))).toHaveLength(4_500);
  expect(JSON.parse(toJson([], COLUMNS))).toEqual([]);
});
