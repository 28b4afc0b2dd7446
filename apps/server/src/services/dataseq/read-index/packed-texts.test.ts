import { expect, test } from 'vitest';
import { PackedTexts, packTexts } from './packed-texts.ts';

const numbered = (prefix: string) => Array.from({ length: 1300 }, (_, index) => prefix + String(index));

test.each([
  ['nothing', []],
  ['one empty text', ['']],
  ['ASCII, more than a batch', numbered('file_')],
  ['letters of one, two, three and four bytes', [...numbered('é'), '中文', '🧬', '', 'a']],
])('%s comes out as it went in, one by one and all in order', (_, texts) => {
  const packed = new PackedTexts(packTexts(texts));
  const visited: string[] = [];
  packed.forEach((text, index) => {
    expect(index).toBe(visited.length);
    visited.push(text);
  });
  expect(visited).toEqual(texts);
  expect(texts.map((_text, index) => packed.at(index))).toEqual(texts);
  expect(packed).toHaveLength(texts.length);
  expect(packed.at(texts.length)).toBe('');
});
