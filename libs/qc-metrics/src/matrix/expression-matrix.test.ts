import { expect, test } from 'vitest';
import { parseDelimited } from './delimited-text';
import { columnsOf, rowOf } from './expression-matrix';
import { parseExpressionMatrix } from './parse-matrix';
import { parseSampleSheet } from './sample-sheet';

test('a table may be CSV with quotes, TSV, with a byte order mark, with any line ends', () => {
  expect(parseDelimited('\ufeff# synthetic\r\n\r\n"a","b, ""c"""\r\n1,\r\n')).toEqual({
    header: ['a', 'b, "c"'],
    rows: [['1', '']],
    comments: ['synthetic'],
  });
  expect(parseDelimited('a\tb\n1\t2,5').rows).toEqual([['1', '2,5']]);
  expect(parseDelimited('a,b\n1,2\n3,').rows).toEqual([
    ['1', '2'],
    ['3', ''],
  ]);
  expect(parseDelimited('').header).toEqual([]);
});

test('libraries are in the order of the sample sheet, other columns are ignored', () => {
  const parsed = parseExpressionMatrix('metabolites,HMDBID,b,a\nx,H1,1,2\ny,H2,NA,\n', ['a', 'b']);
  expect(parsed.ok && [...rowOf(parsed.value, 0)]).toEqual([2, 1]);
  expect(parsed.ok && columnsOf(parsed.value, [1]).map((column) => [...column])).toEqual([[1, NaN]]);
  expect(parsed.ok && [...parsed.value.features]).toEqual(['x', 'y']);
});

test('the sheet may name its libraries in name, col_names or library', () => {
  for (const column of ['name', 'col_names', 'library', 'Library']) {
    expect(parseSampleSheet(`${column},sample\nl1,D5\n`)).toMatchObject({
      ok: true,
      value: [{ library: 'l1', sample: 'D5' }],
    });
  }
});

test.each([
  ['a library that is no column', 'rowname,a\nx,1\n', ['a', 'b'], 'missing-library', { library: 'b' }],
  [
    'a library in other letter case',
    'rowname,D5_A\nx,1\n',
    ['d5_a'],
    'library-letter-case',
    { library: 'd5_a', column: 'D5_A' },
  ],
  ['a first column that is a library', 'a,b\n1,2\n', ['a', 'b'], 'missing-column', { table: 'data' }],
  [
    'a cell that is no number',
    'rowname,a\nx,1\ny,high\n',
    ['a'],
    'not-a-number',
    { row: 3, column: 'a', text: 'high' },
  ],
  [
    'a row that is too short',
    'rowname,a,b\nx,1\n',
    ['a', 'b'],
    'ragged-row',
    { row: 2, cells: 2, expected: 3 },
  ],
  ['a column that comes twice', 'rowname,a,a\nx,1,2\n', ['a'], 'duplicate-column', { column: 'a' }],
  ['no rows', 'rowname,a\n', ['a'], 'empty-table', { table: 'data' }],
])('%s is reported', (_, text, libraries, code, params) => {
  const parsed = parseExpressionMatrix(text, libraries);
  expect(parsed.ok ? [] : parsed.problems).toContainEqual({ code, params: expect.objectContaining(params) });
});

test.each([
  [
    'the column of libraries',
    'id,sample\na,D5\n',
    'missing-column',
    { column: 'name | col_names | library', found: 'id, sample' },
  ],
  [
    'the column of samples',
    'name,group\na,D5\n',
    'missing-column',
    { column: 'sample', found: 'name, group' },
  ],
  [
    'of many columns the first whole names',
    `${Array.from({ length: 40 }, (_, index) => `library_${index}`).join(',')}\na\n`,
    'missing-column',
    { column: 'sample', found: expect.stringMatching(/^library_0, .*, library_\d+ …$/) },
  ],
  ['a library that comes twice', 'name,sample\na,D5\na,D6\n', 'duplicate-library', { library: 'a' }],
  ['a library without a sample', 'name,sample\na,\n', 'empty-sample', { library: 'a' }],
  ['an empty sheet', '', 'empty-table', { table: 'metadata' }],
])('a sample sheet reports %s', (_, text, code, params) => {
  const parsed = parseSampleSheet(text);
  expect(parsed.ok ? [] : parsed.problems).toContainEqual({ code, params: expect.objectContaining(params) });
});

test.each([
  ['text', 'bad', {}, 1 + 500],
  ['negative values', '-1', { nonNegative: true }, 1 + 500],
])(
  'a table full of %s reports the first twenty problems, and how many there are',
  (_, cell, options, count) => {
    const parsed = parseExpressionMatrix(`rowname,a\n${`x,${cell}\n`.repeat(500)}`, ['a'], options);
    const problems = parsed.ok ? [] : parsed.problems;
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)).toEqual({ code: 'more-problems', params: { listed: 20, count } });
  },
);

test('a table with samples as rows is named as transposed; a sample sheet, and one with a feature of such a name, are not', () => {
  const transposed = parseExpressionMatrix('sample,TP53,AAAS\na,1,2\nb,3,4\n', ['a', 'b', 'c']);
  expect(transposed).toEqual({ ok: false, problems: [{ code: 'transposed', params: { rows: 2 } }] });
  const one = parseExpressionMatrix('sample,TP53\na,1\n', ['a']);
  expect(one).toEqual({ ok: false, problems: [{ code: 'transposed', params: { rows: 1 } }] });
  const sheet = parseExpressionMatrix('Name,Sample\na,D5\nb,D6\n', ['a']);
  expect(sheet).toEqual({ ok: false, problems: [{ code: 'missing-library', params: { library: 'a' } }] });
  const other = parseExpressionMatrix('rowname,TP53,b\na,1,2\nb,3,4\n', ['a', 'b']);
  expect(other).toEqual({ ok: false, problems: [{ code: 'missing-library', params: { library: 'a' } }] });
});

test('twenty problems are a whole list', () => {
  const rows = Array.from({ length: 20 }, (_, row) => `P${row},bad\n`).join('');
  const parsed = parseExpressionMatrix(`rowname,a\n${rows}`, ['a']);
  expect(parsed.ok ? [] : parsed.problems.map(({ code }) => code)).toEqual(Array(20).fill('not-a-number'));
});

test('a negative intensity or count is reported, a negative logarithm is not', () => {
  const text = 'rowname,a\nx,-1\n';
  expect(parseExpressionMatrix(text, ['a'])).toMatchObject({ ok: true });
  const parsed = parseExpressionMatrix(text, ['a'], { nonNegative: true });
  expect(parsed.ok ? [] : parsed.problems).toEqual([
    { code: 'negative-value', params: { row: 2, column: 'a', value: -1 } },
  ]);
});
