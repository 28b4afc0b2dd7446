import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProgramBench } from '../testing/run-program.ts';
import { readText } from './read-table.ts';

let bench: ProgramBench;
beforeEach(() => {
  bench = new ProgramBench();
});
afterEach(() => bench.remove());

function read(content: string | Buffer): Promise<{ value: string; encoding: string }> {
  const path = bench.write('table.csv', content);
  return readText({ path, name: 'table.csv' }, () => {
    let text = '';
    return { push: (piece) => (text += piece), finish: () => text };
  });
}

const TEXT = 'rowname,D5_1\n苯丙氨酸 µ,1\n';
const LONG_ASCII = 'x,1\n'.repeat(100_000);

test.each([
  ['UTF-8', Buffer.from(TEXT), TEXT],
  ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le'), TEXT],
  ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16(), TEXT],
  ['GBK', Buffer.from([0xd1, 0xf9, 0xb1, 0xbe]), '样本'],
  ['Latin-1', Buffer.from([0xb5, 0x2c, 0x31]), 'µ,1'],
])('a table in %s is decoded correctly', async (encoding, content, text) => {
  expect(await read(content)).toEqual({ value: text, encoding });
});

test('GBK that begins late in a file is detected, and the text is read again from the beginning', async () => {
  const { value, encoding } = await read(
    Buffer.concat([Buffer.from(LONG_ASCII), Buffer.from([0xd1, 0xf9, 0xb1, 0xbe])]),
  );
  expect(encoding).toBe('GBK');
  expect(value).toBe(`${LONG_ASCII}样本`);
});

test.each([
  ['a spreadsheet', Buffer.from('PK\u0003\u0004 xl/workbook.xml'), /table\.csv is a spreadsheet file/],
  ['binary data', Buffer.from([0x61, 0, 0x62]), /it holds binary data/],
  ['half a character of UTF-16', Buffer.from([0xff, 0xfe, 0x61]), /characters are not valid/],
])('%s is refused in a plain sentence', async (_title, content, message) => {
  await expect(read(content)).rejects.toMatchObject({
    name: 'ProgramError',
    message: expect.stringMatching(message),
    remedy: expect.stringContaining('as CSV'),
  });
});
