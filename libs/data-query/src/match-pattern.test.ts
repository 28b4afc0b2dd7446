import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate, QueryError, readPattern } from './index';
import { patternTest } from './match-pattern';

const character = fc.constantFrom('a', 'b', 'A', '中', '🧬', '.', '^', '\n', '\ud800');
const atom = fc.constantFrom(
  'a',
  'b',
  '.',
  '中',
  '🧬',
  '[ab]',
  '[^a]',
  '[a-c]',
  '\\.',
  '\\^',
  '\\w',
  '^',
  '$',
  '[\\]x]',
);
const quantifier = fc.constantFrom('', '', '*', '+', '?', '{2}', '{0,2}', '{1,}', '{0}');
const part = fc.tuple(atom, quantifier).map(([one, times]) => (/^[$^]$/.test(one) ? one : one + times));
const sequence = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(''));
const pattern = fc
  .array(
    fc.oneof(
      sequence,
      fc.tuple(sequence, sequence).map(([one, other]) => `(${one}|${other})`),
    ),
    { maxLength: 3 },
  )
  .map((parts) => parts.join(''));
const repeatedGroup = fc
  .tuple(fc.constantFrom('ab', 'a.', '[ab]b'), quantifier)
  .map(([one, times]) => `(${one})${times}`);

test('agrees with the built-in engine', () => {
  const text = fc.array(character, { maxLength: 8 }).map((parts) => parts.join(''));
  const whole = fc
    .tuple(fc.oneof(pattern, repeatedGroup), fc.oneof(fc.constant(''), pattern))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(whole, text, (given, held) => {
      const reading = readPattern(given);
      fc.pre(reading.ok);
      expect(patternTest(reading.source)?.(held)).toBe(new RegExp(reading.source, 'us').test(held));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['optional letters before as many letters', 'a?'.repeat(60) + 'a'.repeat(60), 'a'.repeat(59)],
  ['alternatives that are alike', `${'(a|a)'.repeat(60)}b`, 'a'.repeat(2000)],
  ['repetitions side by side', `${'a*'.repeat(60)}b`, 'a'.repeat(5000)],
  ['repetitions with bounds', `${'a{0,200}'.repeat(9)}b`, 'a'.repeat(300)],
])('%s do not take longer than the text and the pattern', (_case, given, text) => {
  const started = Date.now();
  const tree = { type: 'rule', query: { variable: 'x', operator: 'regex', value: given } } as const;
  expect(evaluate(tree, { x: text })).toBe(false);
  expect(Date.now() - started).toBeLessThan(4000);
});

test('a pattern with too many repetitions is rejected', () => {
  const tree = {
    type: 'rule',
    query: { variable: 'x', operator: 'regex', value: `(${'a'.repeat(50)}){255}` },
  } as const;
  expect(() => evaluate(tree, { x: 'a' })).toThrow(QueryError);
  expect(() => evaluate(tree, { x: 'a' })).toThrow('too-long');
});
