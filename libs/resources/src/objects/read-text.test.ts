import { expect, test } from 'vitest';
import { readText } from './read-text';

test.each([
  ['text', [0x61, 0x0a, 0xe4, 0xb8, 0xad], 'a\n中'],
  ['nothing', [], ''],
  ['a zero byte', [0x61, 0x00], null],
  ['the start of a gzip file', [0x1f, 0x8b, 0x08, 0x04], null],
])('%s is read as it is', (_what, bytes, text) => {
  expect(readText(new Uint8Array(bytes))).toBe(text);
});
