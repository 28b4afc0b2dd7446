import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { MAX_SHEET_ROWS } from '../apply-edit';
import type { TextEncoding } from './decode-text';
import { MAX_SHEET_BYTES, readPastedSheet, readSheet, type SheetReading } from './read-sheet';
import { readWorkbook } from './read-xlsx';
import { STYLE, xlsxFile } from './testing/xlsx-file';

const utf8 = (text: string) => new TextEncoder().encode(text);
const rowsOf = (reading: SheetReading) => (reading.ok ? reading.table.rows : reading.problem);

function utf16(text: string, order: 'le' | 'be', mark: boolean): Uint8Array {
  const units = [...(mark ? '\uFEFF' : ''), ...text].join('');
  return Uint8Array.from(
    Array.from({ length: units.length }, (_, index) => units.charCodeAt(index)).flatMap((unit) =>
      order === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255],
    ),
  );
}

/** Bytes in GBK by character: ASCII, and all that the two bytes of GBK can hold. */
const GBK_BYTES = new Map(
  [...Array(0x80).keys()].map((byte): [string, readonly number[]] => [String.fromCharCode(byte), [byte]]),
);
for (let lead = 0x81; lead <= 0xfe; lead += 1) {
  for (let trail = 0x40; trail <= 0xfe; trail += 1) {
    const character = new TextDecoder('gb18030').decode(Uint8Array.of(lead, trail));
    if ([...character].length === 1) GBK_BYTES.set(character, [lead, trail]);
  }
}

/** Text in GBK, as Excel and WPS save CSV on Chinese Windows. */
const gbk = (text: string) =>
  Uint8Array.from([...text].flatMap((character) => GBK_BYTES.get(character) ?? []));
const TABLE = '样本\t备注\r\nS1\t肝\r\n';
const ROWS = [
  ['样本', '备注'],
  ['S1', '肝'],
];

test.each<[string, Uint8Array, TextEncoding]>([
  ['UTF-8', utf8(TABLE), 'utf-8'],
  ['UTF-8 with a mark', utf8(`\uFEFF${TABLE}`), 'utf-8'],
  ['UTF-16LE with a mark, Unicode text of Excel', utf16(TABLE, 'le', true), 'utf-16le'],
  ['UTF-16LE', utf16(TABLE, 'le', false), 'utf-16le'],
  ['UTF-16BE with a mark', utf16(TABLE, 'be', true), 'utf-16be'],
  ['UTF-16BE', utf16(TABLE, 'be', false), 'utf-16be'],
  ['GBK', gbk(TABLE), 'gb18030'],
])('%s is recognised', async (_name, bytes, encoding) => {
  const reading = await readSheet(bytes);
  expect(rowsOf(reading)).toEqual(ROWS);
  expect(reading.ok && reading.table.source).toMatchObject({ kind: 'text', encoding });
});

test.each(['女', '血', '脾', '一', '女,胃', '外周血'])(
  'the only word %s of a file in GBK is read',
  async (word) => {
    const reading = await readSheet(gbk(`id,word\r\nS1,${word}\r\n`));
    expect(rowsOf(reading)).toEqual([
      ['id', 'word'].concat(word.includes(',') ? [''] : []),
      ['S1', ...word.split(',')],
    ]);
  },
);

test.each([
  'Müller',
  'IFN-β',
  'µg',
  '25 °C',
  'Łódź',
  'Škoda',
  'Москва',
  'Ěř',
  'naïve ± 2',
  'Қазақ',
  'ș',
  'ə',
  'nǚ',
])('the word %s of a file in UTF-8 is read', async (word) => {
  expect(rowsOf(await readSheet(utf8(`id,word\r\nS1,${word}\r\n`)))).toEqual([
    ['id', 'word'],
    ['S1', word],
  ]);
});

test('a Western file can be read by a chosen encoding, or because it is no valid GB18030', async () => {
  const bytes = Uint8Array.from([0x69, 0x64, 0x2c, 0x4d, 0xfc, 0x6c, 0x0a]);
  expect(rowsOf(await readSheet(bytes, { encoding: 'windows-1252' }))).toEqual([['id', 'Mül']]);
  expect(rowsOf(await readSheet(Uint8Array.from([0x61, 0xff])))).toEqual([['aÿ']]);
});

test.each<[string, string, string[][]]>([
  [
    'commas',
    'a,b\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'semicolons, as Excel writes where commas are decimals',
    'a;b\r\n1,5;2\r\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  ['the delimiter in a first line of Excel', 'sep=;\r\na;b\r\n', [['a', 'b']]],
  [
    'tabs and commas',
    'a,x\tb\nc,y\td\n',
    [
      ['a,x', 'b'],
      ['c,y', 'd'],
    ],
  ],
  [
    'CR as line end',
    'a,b\rc,d\r',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'quotes with delimiters, quotes and line breaks',
    '"a,1","say ""x"""\r\n"two\r\nlines",d',
    [
      ['a,1', 'say "x"'],
      ['two\r\nlines', 'd'],
    ],
  ],
  ['a quote within a cell', 'a\t5" disk\n', [['a', '5" disk']]],
  ['one column', 'S1\nS2\n', [['S1'], ['S2']]],
  [
    'uneven rows',
    'a,b,c\nd\n',
    [
      ['a', 'b', 'c'],
      ['d', '', ''],
    ],
  ],
  [
    'blank rows and columns',
    '\n\na\tb\t\t\n\t\t\nc\td\t\t\n\n\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a cell guarded against formulas', "'=1+1,'@x\n", [['=1+1', '@x']]],
])('a paste with %s', async (_name, text, rows) => {
  expect(rowsOf(await readPastedSheet(text))).toEqual(rows);
});

test.each<[string, () => Promise<SheetReading>, object]>([
  ['a quote that is never closed', () => readPastedSheet('a,"b\nc,d\n'), { kind: 'open-quote' }],
  ['nothing', () => readPastedSheet(' \n\t\n'), { kind: 'empty' }],
  ['an empty file', () => readSheet(new Uint8Array()), { kind: 'empty' }],
  ['an empty workbook', () => readSheet(xlsxFile({ a: '' })), { kind: 'empty' }],
  [
    'too many rows',
    () => readPastedSheet('x\n'.repeat(MAX_SHEET_ROWS + 2)),
    { kind: 'too-many-rows', max: MAX_SHEET_ROWS },
  ],
  ['too many columns', () => readPastedSheet('x,'.repeat(201)), { kind: 'too-many-columns', max: 200 }],
  [
    'a large file',
    () => readSheet(new Uint8Array(MAX_SHEET_BYTES + 1)),
    { kind: 'too-large', max: MAX_SHEET_BYTES },
  ],
  [
    'an XLS file or a locked workbook',
    () => readSheet(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])),
    { kind: 'old-or-locked' },
  ],
  ['another archive', () => readSheet(zipSync({ 'a.txt': utf8('x') })), { kind: 'not-a-workbook' }],
  [
    'a damaged workbook',
    () => readSheet(xlsxFile({ a: '<row/>' }).slice(0, 300)),
    { kind: 'not-a-workbook' },
  ],
  [
    'a compressed file',
    () => readSheet(Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 3, 0])),
    { kind: 'not-text' },
  ],
])('%s is refused', async (_name, read, problem) => {
  expect(await read()).toMatchObject({ ok: false, problem });
});

describe('workbooks', () => {
  const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;

  test('cells are read as shown where an id depends on it, other numbers in full', async () => {
    const number = (cell: string, value: number, style = 0) =>
      `<c r="${cell}" s="${style}"><v>${value}</v></c>`;
    const rows = `<row r="1">${text('A1', 'id')}${text('B1', '样本')}</row>
      <row r="2">${number('A2', 7, STYLE.zeros)}${number('B2', 7, STYLE.prefix)}${number('C2', 0.1, STYLE.percent)}</row>
      <row r="4">${number('A4', 45000, STYLE.regionalDate)}${number('B4', 45000, STYLE.date)}${number('C4', 1234567)}</row>
      <row r="5"><c r="A5" t="b"><v>1</v></c><c r="B5" t="str"><f>A1&amp;"x"</f><v>idx</v></c><c r="C5" t="e"><v>#N/A</v></c></row>`;
    expect(rowsOf(await readSheet(xlsxFile({ Sheet1: rows })))).toEqual([
      ['id', '样本', ''],
      ['007', 'S07', '0.1'],
      ['2023-03-15', '2023/03/15', '1234567'],
      ['TRUE', 'idx', '#N/A'],
    ]);
  });

  test('the first sheet with content is read, the others are named and can be chosen', async () => {
    const bytes = xlsxFile({
      Cover: '',
      Samples: `<row r="1">${text('A1', 'S1')}</row>`,
      Notes: `<row r="1">${text('A1', 'n')}</row>`,
    });
    const first = await readSheet(bytes);
    expect(first).toMatchObject({
      ok: true,
      table: { rows: [['S1']], source: { sheet: 'Samples', others: ['Notes'] } },
    });
    expect(rowsOf(await readSheet(bytes, { sheet: 'Notes' }))).toEqual([['n']]);
  });

  test('an archive that unpacks to too much is refused, whatever size it states', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(1_000_000) });
    // The size that the archive states is in its local and its central header.
    const central = bomb.findLastIndex(
      (_, index) => bomb[index] === 0x50 && bomb[index + 2] === 1 && bomb[index + 3] === 2,
    );
    new DataView(bomb.buffer, bomb.byteOffset).setUint32(22, 10, true);
    new DataView(bomb.buffer, bomb.byteOffset).setUint32(central + 24, 10, true);
    await expect(readWorkbook(bomb, 10, 500_000)).rejects.toMatchObject({
      problem: { kind: 'expands', max: 500_000 },
    });
  });
});

/** Cells as people type them, also with what CSV quotes. The first cell has content, so that no row is blank. */
const cell = fc.stringMatching(/^[a-z样肝癌组织男女血,;"\n =+@-]{0,6}$/u);
const rows = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc.array(
      fc.tuple(
        fc.stringMatching(/^[a-z样本女血]{1,4}$/u),
        fc.array(cell, { minLength: width, maxLength: width }),
      ),
      { minLength: 2, maxLength: 6 },
    ),
  );
const quoted = (text: string) => (/["\n,;\t]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

test('tables in every dialect of Excel and WPS are read back', async () => {
  const dialect = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t'),
    lineEnd: fc.constantFrom('\r\n', '\n'),
    encode: fc.constantFrom(
      utf8,
      (text: string) => utf8(`\uFEFF${text}`),
      (text: string) => utf16(text, 'le', true),
      (text: string) => utf16(text, 'be', false),
      gbk,
    ),
  });
  await fc.assert(
    fc.asyncProperty(rows, dialect, async (table, { delimiter, lineEnd, encode }) => {
      // A last column with content in each row, so that the width of the table is known.
      const cells = table.map(([first, others]) => [first, ...others, 'x']);
      const text = cells.map((row) => row.map(quoted).join(delimiter) + lineEnd).join('');
      expect(rowsOf(await readSheet(encode(text)))).toEqual(cells);
    }),
    { numRuns: 100 },
  );
});
