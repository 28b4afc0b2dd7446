import { array, assert, double, oneof, property, string } from 'fast-check';
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
  ['no figure', NaN, ''],
  ['a number in words stays one', '-1.5e-3', '-1.5e-3'],
  ['a formula', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['a formula by a plus', '+1+cmd', "'+1+cmd"],
  ['a formula by a minus', '-1+1', "'-1+1"],
  ['a formula by an at', '@SUM(A1)', "'@SUM(A1)"],
  ['a formula in wide letters', '＝1+1', "'＝1+1"],
  ['a formula behind a tab', '\t=1+1', "'=1+1"],
  ['a tab and a line break', 'a\tb\r\nc', 'a b c'],
  ['quotes', '5" gel', '"5"" gel"'],
])('%s', (_title, cell, text) => {
  expect(written(cell)).toBe(text);
});

/** Reads such a text as a spreadsheet does. */
function read(text: string): string[][] {
  const unquoted = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => line.split('\t').map(unquoted));
}

const cell = oneof(
  string({ unit: 'binary' }),
  string({ unit: 'grapheme' }),
  double({ noNaN: true, noDefaultInfinity: true }),
);
const table = array(array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 });

test('what is read again has the same cells, white space apart', () => {
  const bare = (value: string | number) => String(value).replace(/\s+/gu, '');
  assert(
    property(table, (rows) => {
      const again = read(tableText({ columns: ['a', 'b', 'c'], rows }));
      expect(again[0]).toEqual(['a', 'b', 'c']);
      const cells = again.slice(1).flat();
      expect(cells.map((text) => bare(text.replace(/^'(?=[=+\-@＝＋－＠])/u, '')))).toEqual(
        rows
          .flat()
          .map((value) =>
            bare(typeof value === 'string' ? value.replace(/^\s*'(?=[=+\-@＝＋－＠])/u, '') : value),
          ),
      );
    }),
  );
});

test('no cell that is read starts a formula', () => {
  assert(
    property(table, (rows) => {
      const cells = read(tableText({ columns: ['a', 'b', 'c'], rows })).flat();
      const formulas = cells.filter(
        (text) => /^\s*[=+\-@＝＋－＠]/u.test(text) && Number.isNaN(Number(text)),
      );
      expect(formulas).toEqual([]);
    }),
  );
});
