import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quotedList, quotedNumber, quotedText } from './literals.ts';
import { anyText } from './testing/random-texts.ts';

test.each([
  ['S1', "'S1'"],
  ['', "''"],
  ["it's", String.raw`'it\x27s'`],
  ['\\', String.raw`'\x5c'`],
  ["\\' OR 1=1 --", String.raw`'\x5c\x27 OR 1=1 --'`],
  ['a\nb\0', String.raw`'a\x0ab\x00'`],
  ['中', String.raw`'\xe4\xb8\xad'`],
  ['🧬', String.raw`'\xf0\x9f\xa7\xac'`],
  ['\ud800', String.raw`'\xed\xa0\x80'`],
  ['{x:String}', String.raw`'\x7bx:String\x7d'`],
  ['`"$', String.raw`'\x60\x22\x24'`],
])('%j is written as %s', (text, literal) => {
  expect(quotedText(text)).toBe(literal);
});

test('no text ends its literal, and its bytes can be read back', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const literal = quotedText(text);
      expect(literal).toMatch(/^'(?:[A-Za-z0-9 _.,:;/()<>=+*-]|\\x[0-9a-f]{2})*'$/);
      const bytes = literal
        .slice(1, -1)
        .replace(/\\x(..)/g, (_found, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      expect(Buffer.from(bytes, 'latin1').toString('utf8')).toBe(text);
    }),
  );
});

test.each([
  [0, '0e+0'],
  [-0, '0e+0'],
  [1, '1e+0'],
  [-1.5, '-1.5e+0'],
  [0.1, '1e-1'],
  [1e308, '1e+308'],
  [5e-324, "reinterpretAsFloat64(unhex('0100000000000000'))"],
  [Infinity, "reinterpretAsFloat64(unhex('000000000000f07f'))"],
])('the number %d is written as %s', (number, literal) => {
  expect(quotedNumber(number)).toBe(literal);
});

test('a list has its values in brackets', () => {
  expect(quotedList(['a', "'", 2])).toBe(String.raw`('a', '\x27', 2e+0)`);
});
