import { readPattern } from '@omics-portal/data-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PatternTooCostly, PatternWork } from './pattern-work.ts';

const atom = fc.constantFrom(
  'a',
  'b',
  'A',
  '.',
  '中',
  '🧬',
  '\\d',
  '\\s',
  '\\.',
  '[ab]',
  '[^a]',
  '[a-c中]',
  '\\w',
  '^',
  '$',
  '\\n',
);
const quantifier = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,3}', '{2,}', '{0}');
const sequence = fc
  .array(fc.tuple(atom, quantifier), { maxLength: 5 })
  .map((parts) => parts.map(([one, times]) => (/^[$^]$/.test(one) ? one : one + times)).join(''));
const pattern = fc
  .array(
    fc.oneof(
      sequence,
      fc.tuple(sequence, sequence).map(([a, b]) => `(${a}|${b})`),
    ),
    { maxLength: 3 },
  )
  .map((parts) => parts.join(''));
const text = fc
  .array(fc.constantFrom('a', 'b', 'c', 'A', '1', '.', '\n', ' ', '中', '🧬', '_'), { maxLength: 12 })
  .map((all) => all.join(''));

function sourceOf(given: string): string {
  const reading = readPattern(given);
  if (!reading.ok) throw new Error(`${given}: ${reading.problem}`);
  return reading.source;
}

test('agrees with the regular expressions of JavaScript, in any text', () => {
  const readable = pattern.filter((given) => readPattern(given).ok);
  fc.assert(
    fc.property(readable, fc.array(text, { minLength: 1, maxLength: 8 }), (given, texts) => {
      const source = sourceOf(given);
      const matcher = new PatternWork().matcherOf(source);
      const expected = new RegExp(source, 'us');
      expect(texts.map((each) => matcher.test(each))).toEqual(texts.map((each) => expected.test(each)));
    }),
    { numRuns: 2000 },
  );
});

test.each(['a*a*a*a*a*a*a*a*a*a*a*a*b', '.*.*.*.*.*.*.*.*=.*', '[ab]{0,200}[ab]{0,200}[ab]{0,200}c'])(
  'searches %s in a hostile text without backtracking',
  (given) => {
    const started = performance.now();
    expect(new PatternWork().matcherOf(sourceOf(given)).test('a'.repeat(20_000))).toBe(false);
    expect(performance.now() - started).toBeLessThan(5000);
  },
);

test('a pattern whose repetitions are too large is refused', () => {
  expect(() => new PatternWork().matcherOf(sourceOf('.{255}'.repeat(100)))).toThrow(PatternTooCostly);
});

test('a search that takes too long is given up', () => {
  // Each text leads to new sets of NFA states.
  const matcher = new PatternWork().matcherOf(sourceOf(`[ab]*a${'[ab]'.repeat(180)}[ab]{200}c`));
  const texts = Array.from({ length: 4000 }, (_, index) =>
    Array.from({ length: 400 }, (_each, at) =>
      Math.imul(index * 401 + at + 1, 2654435761) & 0x10000 ? 'a' : 'b',
    ).join(''),
  );
  expect(() => texts.forEach((each) => matcher.test(each))).toThrow(PatternTooCostly);
});
