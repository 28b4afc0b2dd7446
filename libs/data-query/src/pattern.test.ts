import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containsPattern, evaluate, readPattern, textOfPattern } from './index';
import { textValue } from './testing/arbitraries';

test.each([
  ['D[5-6]_\\d+', 'D[5-6]_[0-9]+'],
  ['^(a|b)c?$', '^(?:a|b)c?$'],
  ['[\\w.-]{2,3}', '[A-Za-z0-9_.-]{2,3}'],
  ['[\\\\\\d\\d]', '[\\\\0-90-9]'],
  ['a\\-b', 'a-b'],
  ['(ab)+', '(?:ab)+'],
  ['中文.', '中文.'],
])('the pattern %s is read as %s', (pattern, source) => {
  expect(readPattern(pattern)).toEqual({ ok: true, source });
});

test.each([
  ['a'.repeat(1001), 'too-long'],
  ['a{300}', 'too-long'],
  ['(a+)+', 'nested-quantifier'],
  ['(a|aa)*', 'nested-quantifier'],
  ['((a?))*', 'nested-quantifier'],
  ['a**', 'unsupported'],
  ['a+?', 'unsupported'],
  ['*a', 'unsupported'],
  ['a{3,1}', 'unsupported'],
  ['(?=a)', 'unsupported'],
  ['(?i)a', 'unsupported'],
  ['(a)\\1', 'unsupported'],
  ['\\bx', 'unsupported'],
  ['[z-a]', 'unsupported'],
  ['[[:alpha:]]', 'unsupported'],
  ['[\\b]', 'unsupported'],
  ['[]', 'unsupported'],
  ['(a', 'unbalanced'],
  ['a)', 'unbalanced'],
  ['a]', 'unbalanced'],
  ['a\\', 'unsupported'],
])('the pattern %s is rejected: %s', (pattern, problem) => {
  expect(readPattern(pattern)).toEqual({ ok: false, problem });
});

test('the pattern of a text is valid and can be inverted', () => {
  fc.assert(
    fc.property(textValue(), (text) => {
      const pattern = containsPattern(text);
      expect(readPattern(pattern)).toEqual({ ok: true, source: pattern });
      expect(textOfPattern(pattern)).toBe(text);
    }),
  );
});

test.each([
  ['修订(1)', '数据（修订（１）', false],
  ['(修订)', '数据（修订）', true],
  ['（修订）', '数据(修订)', true],
  ['［ＬＣＬ－５］：', '[lcl-5]:', true],
  ['［ＬＣＬ－５］：', '［ＬＣＬ－５］：', true],
  ['Ａ，Ｂ．ｆ', 'a,b.F', true],
  ['a-b', 'ａ－ｂ', false],
])('a search for %s in %s, of whatever width, finds it: %s', (text, name, isFound) => {
  const rule = { variable: 'name', operator: 'regex' as const, value: containsPattern(text) };
  expect(evaluate({ type: 'rule', query: rule }, { name })).toBe(isFound);
});

test('the pattern of the longest search in full width is not too long', () => {
  expect(readPattern(containsPattern('Ａ－'.repeat(100)))).toMatchObject({ ok: true });
});

test('a pattern of an earlier version is still the text', () => {
  expect(textOfPattern('\\([dD]5\\),Ａ')).toBe('(d5),Ａ');
});

test('a handwritten pattern is not taken for a text', () => {
  expect(textOfPattern('^D5')).toBeNull();
  expect(textOfPattern('D5')).toBeNull();
  expect(textOfPattern('[ab]')).toBeNull();
});

test('a long hostile text is matched in linear time', () => {
  const reading = readPattern('^[a-z]+$');
  const started = Date.now();
  expect(reading.ok && new RegExp(reading.source, 'us').test(`${'a'.repeat(1_000_000)}!`)).toBe(false);
  expect(Date.now() - started).toBeLessThan(2000);
});
