import { expect, test } from 'vitest';
import { DIFFERENTIAL_LIMITS } from './volcano';
import { significance, volcanoSide } from './volcano-side';

test('every p has a finite height', () => {
  expect([1, 0.1, 1e-300, 0].map(significance)).toEqual([0, 1, 300, 300]);
});

test.each([
  [1, 0.049, 'up'],
  [-1, 0.049, 'down'],
  [0.999, 0.001, 'neither'],
  [-3, 0.05, 'neither'],
] as const)('a change of %d with an adjusted p of %d is %s', (change, p, side) => {
  expect(volcanoSide(change, p, DIFFERENTIAL_LIMITS)).toBe(side);
});
