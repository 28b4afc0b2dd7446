import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DelimitedReader } from './delimited-reader';
import { parseDelimited } from './delimited-text';
import { rowOf } from './expression-matrix';
import { parseExpressionMatrix } from './parse-matrix';
import { parseSampleSheet } from './sample-sheet';
import { headerOver, tableLibraries } from './table-layout';
import { type TableProblem } from './table-problem';
import { decodeHead, detectContent, nextEncoding } from './text-encoding';

function problemsOf(text: string, libraries = ['a', 'b']): readonly TableProblem[] {
  const parsed = parseExpressionMatrix(text, libraries);
  return parsed.ok ? [] : parsed.problems;
}

test('duplicate features are rejected with their rows and their number', () => {
  const text = 'rowname,a,b\nP1,1,2\nP2,1,2\n\nP1,3,4\nP2,1,2\nP1,5,6\n';
  expect(problemsOf(text)).toEqual([
    { code: 'duplicate-feature', params: { feature: 'P1', rows: '2, 5, 7', total: 2 } },
    { code: 'duplicate-feature', params: { feature: 'P2', rows: '3, 6', total: 2 } },
  ]);
  const rows = Array.from({ length: 5000 }, (_, index) => `gene ${index},1,2\n`).join('');
  expect(problemsOf(`rowname,a,b\n${rows}`)).toEqual([]);
  expect(problemsOf(`rowname,a,b\n${rows}${rows}`)[0]).toMatchObject({
    params: { rows: '2, 5002', total: 5000 },
  });
});

test('a gene and a peptide may have the same name, two peptides may not', () => {
  const text = 'Type,Feature,a,b\nGene Symbol,AAAAAA,1,2\nPeptide Sequence,AAAAAA,3,4\n';
  const parsed = parseExpressionMatrix(text, ['a', 'b']);
  expect(parsed.ok && [...parsed.value.features]).toEqual(['AAAAAA']);
  expect(parsed.ok && [...rowOf(parsed.value, 0)]).toEqual([1, 2]);
  expect(parsed.ok && [...rowOf(parsed.value.peptides!, 0)]).toEqual([3, 4]);
  expect(problemsOf(`${text}Peptide Sequence,AAAAAA,3,4\n`)[0]).toMatchObject({ code: 'duplicate-feature' });
  expect(problemsOf(`${text}Exon,X,3,4\n`)).toEqual([
    { code: 'unknown-type', params: { row: 4, text: 'Exon' } },
  ]);
});

test('a file of peptides alone, in the protqc layout, is a table of peptides', () => {
  const parsed = parseExpressionMatrix('Type,Feature,a\nPeptide Sequence,AAAAAA,1\n', ['a']);
  expect(parsed.ok && [...parsed.value.features]).toEqual(['AAAAAA']);
  expect(parsed.ok && parsed.value).not.toHaveProperty('peptides');
});

test('the HMDB identifiers of the metqc layout are read', () => {
  const parsed = parseExpressionMatrix('metabolites,HMDBID,a\nx,HMDB0000001,1\ny,NA,2\n', ['a']);
  expect(parsed.ok && [...parsed.value.hmdbIds!]).toEqual(['HMDB0000001', 'NA']);
});

test('marks for missing values of other programs are read, other texts are not', () => {
  const marks = ['NA', '#N/A', 'n/a', 'NULL', 'None', 'ND', 'n.d.', 'Filtered', '-', ' - ', '"#N/A"'];
  const text = ['rowname,a,b', ...marks.map((mark, row) => `P${row},1,${mark}`)].join('\n');
  const parsed = parseExpressionMatrix(text, ['a', 'b']);
  expect(parsed.ok && [...parsed.value.values]).toEqual(marks.flatMap(() => [1, NaN]));
  for (const mark of ['--1', 'Inf', '#DIV/0!', '<LOD', '.']) {
    expect(problemsOf(`rowname,a,b\nP1,1,${mark}\n`)).toMatchObject([
      { code: 'not-a-number', params: { text: mark } },
    ]);
  }
});

test('a feature without a name is rejected with its row', () => {
  expect(problemsOf('rowname,a,b\n,1,2\n')).toEqual([{ code: 'empty-feature', params: { row: 2 } }]);
});

test('rows are counted by the lines of the file, comments and empty lines included', () => {
  expect(problemsOf('# made by hand\n\nrowname,a,b\n\nP1,high,2\n')[0]).toMatchObject({
    params: { row: 5, column: 'a' },
  });
});

test('with semicolons as separators a comma is a decimal point', () => {
  const parsed = parseExpressionMatrix('rowname;a;b\nP1;1,5;2\nP2;;-3,25e1\n', ['a', 'b']);
  expect(parsed.ok && [...parsed.value.values]).toEqual([1.5, 2, NaN, -32.5]);
});

test('a quoted cell may hold separators and line breaks; a quote that is never closed is text', () => {
  expect(parseDelimited('a,b\n"x, ""y""\nz",1\n').rows).toEqual([['x, "y"\nz', '1']]);
  expect(parseDelimited('a,b\n"x,1\ny,2\n').rows).toEqual([
    ['"x', '1'],
    ['y', '2'],
  ]);
  expect(parseDelimited('a,b\n5"-end,1\n').rows).toEqual([['5"-end', '1']]);
});

test('chunks of any length give the rows of the whole text', () => {
  const cell = fc.constantFrom('', 'a', 'é', '1.5', '"q"', '"a,b"', '"line\nbreak"', '"say ""x"""');
  const table = fc.tuple(
    fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
    fc.constantFrom('\n', '\r\n', '\r'),
    fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 }),
  );
  fc.assert(
    fc.property(table, ([cells, lineEnd, lengths]) => {
      const text = ['h1,h2', ...cells.map((row) => row.join(','))].join(lineEnd);
      const rows: [string[], number][] = [];
      const reader = new DelimitedReader({
        onHeader: () => undefined,
        onRow: (row, line) => rows.push([row, line]),
      });
      for (let at = 0, turn = 0; at < text.length; turn += 1) {
        const length = lengths[turn % lengths.length]!;
        reader.push(text.slice(at, at + length));
        at += length;
      }
      reader.finish();
      expect(rows.map(([row]) => row)).toEqual(parseDelimited(text).rows);
    }),
    { numRuns: 300 },
  );
});

const BYTES: [string, number[], string, string | null][] = [
  ['UTF-8', [0x61, 0xce, 0xb1], 'utf-8', 'aα'],
  ['UTF-8 cut within a character', [0x61, 0xce], 'utf-8', 'a'],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x61], 'utf-8', 'a'],
  ['UTF-16 little-endian', [0xff, 0xfe, 0x61, 0x00, 0xb1, 0x03], 'utf-16le', 'aα'],
  ['UTF-16 big-endian', [0xfe, 0xff, 0x00, 0x61, 0x03, 0xb1], 'utf-16be', 'aα'],
  ['GBK', [0xd1, 0xf9, 0xb1, 0xbe, 0x2c, 0x31], 'gb18030', '样本,1'],
  ['Latin-1', [0xb5, 0x2c, 0x31], 'windows-1252', 'µ,1'],
  ['XLSX', [0x50, 0x4b, 0x03, 0x04, 0x14], 'spreadsheet', null],
  ['XLS', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], 'spreadsheet', null],
  ['other binary data', [0x61, 0x00, 0x62], 'binary', null],
];
test.each(BYTES)('%s is recognised by its bytes', (_title, bytes, content, text) => {
  expect(detectContent(Uint8Array.from(bytes))).toBe(content);
  expect(decodeHead(Uint8Array.from(bytes))).toBe(text);
});

test('text that is not UTF-8 may be GBK, then Latin-1; a byte order mark decides', () => {
  expect([
    nextEncoding('utf-8'),
    nextEncoding('gb18030'),
    nextEncoding('windows-1252'),
    nextEncoding('utf-16le'),
  ]).toEqual(['gb18030', 'windows-1252', null, null]);
});

test('rows and columns of empty cells, which spreadsheets write after a table, are no part of it', () => {
  for (const separator of [',', ';', '\t']) {
    const text = ['rowname,a,b,,', 'P1,1,2,,', ',,,,', 'P2,3,4,,', ',,,,', ',,,,', ''].join('\n');
    const parsed = parseExpressionMatrix(text.replaceAll(',', separator), ['a', 'b']);
    expect(parsed.ok && [...parsed.value.features]).toEqual(['P1', 'P2']);
    expect(parsed.ok && [...parsed.value.values]).toEqual([1, 2, 3, 4]);
  }
  const sheet = parseSampleSheet('library,sample,,\na,D5,,\nb,D6,,\n,,,\n,,,\n');
  expect(sheet.ok && sheet.value).toEqual([
    { library: 'a', sample: 'D5' },
    { library: 'b', sample: 'D6' },
  ]);
  expect(problemsOf('rowname,a,b,\n,1,2,\n')).toEqual([{ code: 'empty-feature', params: { row: 2 } }]);
});

test('a header without a name above the names of the rows, as R writes it, is completed', () => {
  const parsed = parseExpressionMatrix('a\tb\nP1\t1\t2\nP2\t3\t4\n', ['a', 'b']);
  expect(parsed.ok && [...parsed.value.features]).toEqual(['P1', 'P2']);
  expect(parsed.ok && [...parsed.value.values]).toEqual([1, 2, 3, 4]);
  expect(problemsOf('a,b\n1,2\n')[0]).toMatchObject({ code: 'missing-column' });
  expect(problemsOf('a,b\nP1,1,2\nP2,3\n')).toEqual([
    { code: 'ragged-row', params: { row: 3, cells: 2, expected: 3 } },
  ]);
  const { header, rows } = parseDelimited('a,b\nP1,1,2\n');
  expect(tableLibraries(headerOver(header, rows[0]!))).toEqual(['a', 'b']);
});
