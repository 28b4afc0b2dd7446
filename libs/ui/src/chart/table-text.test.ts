import { HOSTILE_CELLS, startsFormula } from '@omics-portal/data-query/testing/hostile-cells';
import { parse } from 'csv-parse/sync';
import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { tableText } from './table-text';

const written = (cell: string | number) => tableText({ columns: [''], rows: [[cell]] }).slice(1, -1);

test('a line for the heads and one for each row', () => {
  const rows = [
    ['D5_1', 5102],
    ['D6_1', 5377.25],
  ];
  expect(tableText({ columns: ['Library', 'Proteins'], rows })).toBe(
    'Library\tProteins\nD5_1\t5102\nD6_1\t5377.25\n',
  );
});

test.each([
  ['figures in full', 1_204_512.125, '1204512.125'],
  ['a figure below 0', -31, '-31'],
  ['a sum without its binary error', 0.1 + 0.2, '0.3'],
  ['a large whole number', 2 ** 53, '9007199254740992'],
  ['no figure', NaN, ''],
  ['a number in words stays one', '-1.5e-3', '-1.5e-3'],
  ['a formula', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['a formula by a plus', '+1+cmd', "'+1+cmd"],
  ['a formula by a minus', '-1+1', "'-1+1"],
  ['a formula by an at', '@SUM(A1)', "'@SUM(A1)"],
  ['a formula in wide letters', '＝1+1', "'＝1+1"],
  ['a formula behind a tab', '\t=1+1', "' =1+1"],
  ['a tab and a line break', 'a\tb\r\nc', 'a b c'],
  ['quotes', '5" gel', '"5"" gel"'],
])('%s', (_title, cell, text) => {
  expect(written(cell)).toBe(text);
});

test('a decimal of up to 15 digits is written as it is', () => {
  assert(
    property(integer({ min: 1, max: 999_999_999_999_999 }), integer({ min: 1, max: 6 }), (digits, places) => {
      const text = String(Number(`${digits}e-${places}`));
      expect(written(Number(text))).toBe(text);
    }),
  );
});

test('no hostile cell starts a formula or splits', () => {
  const text = tableText({ columns: ['a', 'b'], rows: HOSTILE_CELLS.map((cell) => [cell, 1]) });
  const read = parse(text, { delimiter: '\t', record_delimiter: '\n' }) as string[][];
  expect(read).toHaveLength(HOSTILE_CELLS.length + 1);
  expect(read.flat().filter(startsFormula)).toEqual([]);
});
