import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseExpressionMatrix } from './parse-matrix';
import { PlainRows } from './plain-rows';
import { layoutOf } from './table-layout';

const HEADER = ['gene', 'note', 'D5_1', 'D6_1'];
const { layout } = layoutOf(HEADER, ['D6_1', 'D5_1']);

/** Values of a line in the order of the sheet, or null for one that is not plain. */
function valuesOf(line: string) {
  const text = `before\n${line}\nafter`;
  const row = new PlainRows(HEADER.length, layout, ',').parse(text, 7, 7 + line.length);
  return row && [row.feature, ...row.values];
}

test('the values of a line come in the order of the sheet, and columns without a library are passed over', () => {
  expect(valuesOf('TP53,any text,12,3.25')).toEqual(['TP53', 3.25, 12]);
  expect(valuesOf(' TP53 ,, 12 ,-1.5e+3')).toEqual(['TP53', -1500, 12]);
  expect(valuesOf('TP53,,NA,')).toEqual(['TP53', NaN, NaN]);
});

test.each([
  ['a quoted cell', '"TP53",x,1,2'],
  ['a quote further on', 'TP53,x,1,"2"'],
  ['a text in place of a number', 'TP53,x,1,high'],
  ['two dots', 'TP53,x,1,1.2.3'],
  ['a dot alone', 'TP53,x,1,.'],
  ['too few cells', 'TP53,x,1'],
  ['too many cells', 'TP53,x,1,2,3'],
  ['an empty cell too many', 'TP53,x,1,2,'],
  ['no feature', ',x,1,2'],
  ['an empty line', ''],
])('%s is no plain line', (_, line) => {
  expect(valuesOf(line)).toBeNull();
});

test('a number is what JavaScript reads, to its last digit', () => {
  const digits = fc.stringMatching(/^\d{0,18}(\.\d{0,18})?(e[+-]?\d{1,2})?$/);
  fc.assert(
    fc.property(digits, (text) => {
      const expected = text === '' ? NaN : Number(text);
      const row = valuesOf(`TP53,x,1,${text}`);
      expect(row?.[1]).toEqual(Number.isNaN(expected) && text !== '' ? undefined : expected);
    }),
    { numRuns: 2000 },
  );
});

test('a negative number is a problem of a table of counts, on whatever line', () => {
  const lines = Array.from({ length: 12 }, (_, line) => `G${line},1,${line === 10 ? -2 : 2}`);
  const parsed = parseExpressionMatrix(['gene,D5_1,D6_1', ...lines].join('\n'), ['D5_1', 'D6_1'], {
    nonNegative: true,
  });
  expect(parsed.ok ? [] : parsed.problems).toEqual([
    { code: 'negative-value', params: { row: 12, column: 'D6_1', value: -2 } },
  ]);
});
