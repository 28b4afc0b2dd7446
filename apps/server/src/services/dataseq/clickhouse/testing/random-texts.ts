import { readPattern } from '@omics-portal/data-query';
import fc from 'fast-check';

/** Texts that have ended literals before. */
export const HOSTILE = [
  "'",
  "\\'",
  '\\',
  '\0',
  '\n',
  '\r\n',
  '`',
  '"',
  '--',
  '/*',
  ';',
  '中文',
  '🧬',
  '\uffff',
  '${x}',
  '{x:String}',
  '%',
  '\\x27',
  '',
];

/** Text of any characters but lone surrogates, which no record has. */
export const anyText = fc.string({
  unit: fc
    .integer({ min: 0, max: 0x10ffff - 0x800 })
    .map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800)),
});

const atom = fc.constantFrom(
  'a',
  'b',
  '.',
  '^',
  '$',
  '\\d',
  '\\w',
  '\\s',
  '[ab]',
  '[^a]',
  '[\\d-]',
  '\\.',
  '中',
  '🧬',
  '\\n',
  '[^\\s]',
);
const quantifier = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{0,2}', '{1,}', '{0}');
const piece = fc.oneof(
  fc.tuple(atom, quantifier).map(([one, many]) => (/^[\^$]$/.test(one) ? one : one + many)),
  fc.array(atom, { minLength: 1, maxLength: 3 }).map((all) => `(${all.join('')})`),
  fc.tuple(atom, atom, atom).map(([one, two, three]) => `(?:${one}${two}|${three})`),
);
/** Any pattern that `readPattern` accepts. */
export const anyPattern = fc
  .array(fc.array(piece, { maxLength: 4 }), { minLength: 1, maxLength: 3 })
  .map((branches) => branches.map((pieces) => pieces.join('')).join('|'))
  .filter((source) => readPattern(source).ok);
/** Text of the characters that the patterns are about. */
export const patternText = fc.string({
  unit: fc.constantFrom('a', 'b', '1', '_', '.', '-', ' ', '\n', '中', '🧬'),
  maxLength: 6,
});
