import { unguardCell } from '@omics-portal/data-query/files';
import { HOSTILE_CELLS, startsFormula } from '@omics-portal/data-query/testing/hostile-cells';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { columnsOf, CSV, JSON_TABLE, TSV, writeTable, type TableRow } from './write-table';

const writeCsv = (rows: readonly TableRow[]) => writeTable(CSV, rows);
const writeTsv = (rows: readonly TableRow[]) => writeTable(TSV, rows);
const writeJson = (rows: readonly TableRow[]) => writeTable(JSON_TABLE, rows);

describe('CSV', () => {
  it.each([
    ['a comma', 'a,b', '"a,b"'],
    ['a quote', 'a"b', '"a""b"'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['Chinese', '蛋白质', '蛋白质'],
    ['nothing', null, ''],
    ['a missing value', undefined, ''],
    ['zero', 0, '0'],
    ['a negative number', -1.5, '-1.5'],
    ['a negative number as text', '-1.5e-3', '-1.5e-3'],
    ['a flag', false, 'false'],
    ['a list', ['a', 'b'], '"[""a"",""b""]"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula with a plus', '+cmd|x', "'+cmd|x"],
    ['a formula with a minus', '-2+3', "'-2+3"],
    ['a formula with an at sign', '@SUM(A1)', "'@SUM(A1)"],
    ['a formula behind a tab', '\t=1', "'\t=1"],
  ])('writes %s', (_what, value, cell) => {
    expect(writeCsv([{ a: value, b: 1 }])).toBe(`\uFEFFa,b\r\n${cell},1\r\n`);
  });

  it('guards column names as well', () => {
    expect(writeCsv([{ '=HYPERLINK("x")': 1 }])).toBe('\uFEFF"\'=HYPERLINK(""x"")"\r\n1\r\n');
  });

  it('has only an empty header without rows', () => {
    expect(writeCsv([])).toBe('\uFEFF\r\n');
  });

  it('guards every hostile cell, and readers get the same texts', () => {
    const rows = HOSTILE_CELLS.map((a, index) => ({ a, b: index }));
    const [, ...cells] = parse(writeCsv(rows), { record_delimiter: '\r\n', bom: true }) as string[][];
    expect(cells.map(([a]) => unguardCell(a ?? ''))).toEqual([...HOSTILE_CELLS]);
    expect(cells.filter(([a]) => startsFormula(a ?? ''))).toEqual([]);
  });
});

describe('columnsOf', () => {
  it('has every column of any row in the order of appearance, without internal ones', () => {
    expect(
      columnsOf([
        { _id: 1, b: 1 },
        { a: 1, b: 2 },
      ]),
    ).toEqual(['b', 'a']);
  });
});

describe('TSV', () => {
  it('writes one record per line', () => {
    expect(writeTsv([{ a: 'x\ty\r\nz', b: '=1' }])).toBe("a\tb\nx y z\t'=1\n");
  });
});

it('guards every hostile cell of a TSV', () => {
  const rows = HOSTILE_CELLS.map((a, index) => ({ a, b: index }));
  const [, ...cells] = parse(writeTsv(rows), { delimiter: '\t', record_delimiter: '\n' }) as string[][];
  expect(cells).toHaveLength(HOSTILE_CELLS.length);
  expect(cells.filter(([a]) => startsFormula(a ?? ''))).toEqual([]);
});

describe('JSON', () => {
  it('has the unchanged records, without the internal key', () => {
    expect(JSON.parse(writeJson([{ _id: 7, a: '=1', b: null }]))).toEqual([{ a: '=1', b: null }]);
    expect(JSON.parse(writeJson([]))).toEqual([]);
    expect(JSON.parse(writeJson([{ a: 1 }, { a: 2 }]))).toEqual([{ a: 1 }, { a: 2 }]);
  });
});
