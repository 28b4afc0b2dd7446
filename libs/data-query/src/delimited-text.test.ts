import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { delimitedLine, delimitedText, guardCell, plainCsv, unguardCell } from './files';
import { FORMULA_CELLS, HOSTILE_CELLS, PLAIN_CELLS, startsFormula } from './testing/hostile-cells';
import { asWritten, readWrittenTable } from './testing/written-table';

test.each(FORMULA_CELLS)('%j is guarded', (cell) => {
  expect(guardCell(cell)).toBe(`'${cell}`);
  expect(startsFormula(guardCell(cell))).toBe(false);
});

test.each(PLAIN_CELLS.map((cell) => [cell.slice(0, 20), cell]))('%j is written as it is', (_name, cell) => {
  expect(guardCell(cell)).toBe(cell);
});

const anyCell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^['"=+\-@,\r\n\t 1e.＝\ufeff\u200b]{0,6}$/u),
  fc.constantFrom(...HOSTILE_CELLS),
);

test('unguardCell inverts guardCell for any text', () => {
  fc.assert(
    fc.property(anyCell, (cell) => unguardCell(guardCell(cell)) === cell),
    { numRuns: 1000 },
  );
});

test('no guarded text starts a formula', () => {
  fc.assert(
    fc.property(anyCell, (cell) => !startsFormula(guardCell(cell))),
    { numRuns: 1000 },
  );
});

test.each([
  ['csv', ['a,b', 'a"b', 'a\nb'], '"a,b","a""b","a\nb"\r\n'],
  ['tsv', ['a,b', 'a"b', 'a\t\r\nb'], 'a,b\t"a""b"\ta b\n'],
  ['csv', [null, undefined, NaN, -Infinity, 0, -1.5, true], ',,,,0,-1.5,true\r\n'],
  ['csv', [['=a'], { b: 1 }], '"[""=a""]","{""b"":1}"\r\n'],
  ['tsv', ['\t=1'], "' =1\n"],
] as const)('a line of %s: %j', (format, cells, line) => {
  expect(delimitedLine(format, cells)).toBe(line);
});

test.each(['csv', 'tsv'] as const)(
  'a %s has every hostile cell as one cell, and none starts a formula',
  (format) => {
    const { rows, formulas } = readWrittenTable(
      delimitedText(format, [HOSTILE_CELLS, HOSTILE_CELLS]),
      format,
    );
    const cells = asWritten(HOSTILE_CELLS, format);
    expect(rows).toEqual([cells, cells]);
    expect(formulas).toEqual([]);
  },
);

test('the check of written tables finds formulas and broken quotes', () => {
  expect(readWrittenTable('a,b\n1,＝x\n', 'csv').formulas).toEqual(['＝x']);
  expect(() => readWrittenTable('a\tb\n1\t5" gel\n', 'tsv')).toThrow('Quote');
  expect(() => readWrittenTable('a\tb\n1\n', 'tsv')).toThrow('Record Length');
});

test.each(['\r\n', '\n'])('a plain CSV with the line end %j has hostile cells literally', (lineEnd) => {
  const rows = [HOSTILE_CELLS, HOSTILE_CELLS];
  expect(parse(plainCsv(rows, lineEnd), { record_delimiter: lineEnd })).toEqual(rows);
});
