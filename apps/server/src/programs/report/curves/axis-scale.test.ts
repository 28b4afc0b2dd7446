import { expect, test } from 'vitest';
import { axisScale } from './axis-scale.ts';

test.each([
  ['qualities', [28.4, 36.9], true, [28, 30, 32, 34, 36, 38]],
  ['shares with fractions of a step', [0, 0.034], true, [0, 0.01, 0.02, 0.03, 0.04]],
  ['positions, which end where the reads do', [1, 151], false, [50, 100, 150]],
  ['percentages', [0, 100], false, [0, 20, 40, 60, 80, 100]],
  ['zeros', [0, 0], true, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  ['one value', [40, 40], true, [40, 50, 60, 70, 80]],
  ['negative values', [-3, 3], true, [-4, -2, 0, 2, 4]],
] as const)('%s have marks at round numbers', (_title, values, whole, ticks) => {
  expect(axisScale(values, { from: 0, to: 100, whole }).ticks).toEqual(ticks);
});

test('values are between both ends of the axis, which may be upside down', () => {
  const { at } = axisScale([10, 20], { from: 360, to: 16, whole: false });
  expect([at(10), at(15), at(20)]).toEqual([360, 188, 16]);
});
