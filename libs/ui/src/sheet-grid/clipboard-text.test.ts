import { HOSTILE_CELLS, startsFormula } from '@omics-portal/data-query/testing/hostile-cells';
import { randomTables, rowsByCsvParse } from '@omics-portal/data-query/testing/random-table';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseClipboard, writeClipboard } from './clipboard-text';

test.each([
  ['', []],
  ['a', [['a']]],
  ['\n', [['']]],
  ['\t', [['', '']]],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\rb', [['a'], ['b']]],
  [
    'a\t\nb',
    [
      ['a', ''],
      ['b', ''],
    ],
  ],
  ['a\n\nb\n', [['a'], [''], ['b']]],
  // Line breaks, tabs and quotes inside of a cell, as Excel writes them.
  ['"a\r\nb"\tc', [['a\r\nb', 'c']]],
  ['"a\tb"\n"say ""hi"""', [['a\tb'], ['say "hi"']]],
  ['""\tx', [['', 'x']]],
  // A quote that is part of the text.
  ['5" pipe\tx', [['5" pipe', 'x']]],
  ['"open\tx', [['"open', 'x']]],
  ['"a"b\tx', [['"a"b', 'x']]],
  ["'=1+1\t'text", [['=1+1', "'text"]]],
] as const)('the clipboard text %j is the cells %j', (text, cells) => {
  expect(parseClipboard(text)).toEqual(cells);
});

test.each([
  [
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    'a\tb\nc\td',
  ],
  [[['a\nb', 'c\td']], '"a\nb"\t"c\td"'],
  [[['5" pipe', '"x"']], '5" pipe\t"""x"""'],
  [[['=1+1', '-3', '@x']], "'=1+1\t-3\t'@x"],
  [[['a'], ['']], 'a\n\n'],
] as const)('the cells %j are the clipboard text %j', (cells, text) => {
  expect(writeClipboard(cells)).toBe(text);
});

test('hostile cells come back as they were copied, and no copied cell starts a formula', () => {
  const cells = HOSTILE_CELLS.map((text) => [text, 'end']);
  const text = writeClipboard(cells);
  expect(parseClipboard(text)).toEqual(cells);
  const pasted = parse(text, { delimiter: '\t', record_delimiter: '\n', relax_quotes: true });
  expect(pasted).toHaveLength(HOSTILE_CELLS.length);
  expect(pasted.flat().filter(startsFormula)).toEqual([]);
});

const cell = fc.oneof(
  fc.string(),
  fc.stringMatching(/^["\t\r\n=' a]{0,5}$/u),
  fc.constantFrom('=1', '样本 1', '"', '""'),
);
const block = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

test('cells come back as they were copied', () => {
  fc.assert(
    fc.property(block, (cells) => {
      expect(parseClipboard(writeClipboard(cells))).toEqual(cells);
    }),
    { numRuns: 1000 },
  );
});

test('any text is a rectangle of cells', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^["\t\r\nab]{0,12}$/u), (text) => {
      const cells = parseClipboard(text);
      expect(new Set(cells.map(({ length }) => length)).size).toBeLessThanOrEqual(1);
      expect(cells.length === 0).toBe(text === '');
    }),
    { numRuns: 1000 },
  );
});

test('agrees with csv-parse on tables with quotes, line breaks and blank lines; short rows are filled up', () => {
  fc.assert(
    fc.property(randomTables(['\t']), (table) => {
      const rows = rowsByCsvParse(table, false);
      const width = Math.max(...rows.map(({ length }) => length));
      const expected = rows.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''));
      expect(parseClipboard(table.text)).toEqual(expected);
    }),
    { seed: 79, numRuns: 400 },
  );
});
