import { expect, it } from 'vitest';
import { readByteRange } from './byte-range.ts';

it.each([
  ['bytes=0-3', 10, { start: 0, end: 3 }],
  ['bytes=4-', 10, { start: 4, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=-30', 10, { start: 0, end: 9 }],
  ['bytes=8-100', 10, { start: 8, end: 9 }],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=5-2', 10, undefined],
  ['bytes=-', 10, undefined],
  ['bytes=0-1,3-4', 10, undefined],
  ['lines=0-1', 10, undefined],
  [undefined, 10, undefined],
])('reads the range %j of %d bytes', (header, size, expected) => {
  expect(readByteRange(header, size)).toEqual(expected);
});
