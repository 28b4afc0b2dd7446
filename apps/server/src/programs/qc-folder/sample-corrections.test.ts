import { expect, test } from 'vitest';
import { readCorrections } from './sample-corrections.ts';

test.each([
  ['lab7_a = D5', { lab7_a: { donor: 'D5' } }],
  ['a=b = m8', { 'a=b': { donor: 'M8' } }],
  ['libA1_sorted = D5 = A1', { libA1_sorted: { donor: 'D5', name: 'A1' } }],
  ['x = D6 = \n y=F7;', { x: { donor: 'D6' }, y: { donor: 'F7' } }],
  ['', {}],
])('the lines %j are corrections', (text, expected) => {
  expect(readCorrections(text)).toEqual(expected);
});

test.each(['lab7', 'lab7 = D9', '= D5', 'lab7 =', 'lab7 = D5 x'])('the line %j is refused', (line) => {
  expect(() => readCorrections(line)).toThrow(/does not name the donor of a sample/);
});
