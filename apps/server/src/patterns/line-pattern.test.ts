import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LinePattern } from './line-pattern.ts';
import { PatternTooCostly, PatternWork } from './pattern-work.ts';

const pattern = (source: string, matchCase = true) => new LinePattern(source, matchCase, new PatternWork());

test.each([
  ['b+', 'aabbbcb', { start: 2, end: 5 }],
  ['(?:a|ab)', 'xab', { start: 1, end: 3 }],
  ['^a', 'ba', undefined],
  ['a$', 'aba', { start: 2, end: 3 }],
  ['.*', '', undefined],
  ['x*', 'aax', { start: 2, end: 3 }],
  ['[0-9]+ reads', 'in 🧬 12 reads', { start: 6, end: 14 }],
])('%s in "%s" is found at %j', (source, text, range) => {
  expect(pattern(source).find(text)).toEqual(range);
});

test('the first match begins where the regular expressions of JavaScript find it', () => {
  const source = fc.array(fc.constantFrom('a', 'b+', '.', '[ab]', 'c?', '(?:ab)+'), {
    minLength: 1,
    maxLength: 4,
  });
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd', '中'), { maxLength: 12 });
  fc.assert(
    fc.property(source, text, (parts, characters) => {
      const line = characters.join('');
      const built = [...line.matchAll(new RegExp(parts.join(''), 'gu'))].find(([match]) => match !== '');
      expect(pattern(parts.join('')).find(line)?.start).toBe(built?.index);
    }),
    { numRuns: 500 },
  );
});

test('characters match in either case, unless the case matters', () => {
  expect(pattern('err[o]r', false).test('An ERROR')).toBe(true);
  expect(pattern('err[o]r', true).test('An ERROR')).toBe(false);
});

test('a pattern that takes exponential time elsewhere is quick or given up', () => {
  const line = 'a'.repeat(4000);
  expect(pattern('(?:a?){30}a{30}').find(line)).toMatchObject({ start: 0 });
  expect(() => pattern('[a-z]{200}'.repeat(30))).toThrow(PatternTooCostly);
});
