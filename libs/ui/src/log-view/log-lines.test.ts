import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf } from './log-lines';

const all = (text: string) => {
  const { count, at } = linesOf(text);
  return Array.from({ length: count }, (_, index) => at(index));
};

test.each([
  ['', ['']],
  ['one', ['one']],
  ['one\n', ['one']],
  ['one\ntwo', ['one', 'two']],
  ['one\r\ntwo\r\n', ['one', 'two']],
  ['\n', ['']],
  ['\n\n', ['', '']],
  ['a\n\nb', ['a', '', 'b']],
  ['样本\n失败\n', ['样本', '失败']],
])('%j has the lines %j', (text, lines) => {
  expect(all(text)).toEqual(lines);
});

test('the lines equal those of split, and there is none beyond', () => {
  const line = fc.string({ unit: fc.constantFrom('a', ' ', '样', '\t') });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), fc.constantFrom('\n', '\r\n'), (lines, end) => {
      expect(all(lines.map((text) => text + end).join(''))).toEqual(lines);
      expect(linesOf(lines.join(end)).at(lines.length)).toBe('');
    }),
  );
});

test('more lines than the initial capacity', () => {
  const text = Array.from({ length: 5000 }, (_, index) => `line ${index}`).join('\n');
  const { count, at } = linesOf(text);
  expect([count, at(1023), at(1024), at(4999)]).toEqual([5000, 'line 1023', 'line 1024', 'line 4999']);
});
