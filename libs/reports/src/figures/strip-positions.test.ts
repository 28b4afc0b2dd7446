import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripPositions } from './strip-positions';

test.each([
  ['the mean is at the centre', 10, 50],
  ['one SD above is two thirds', 12, 66.667],
  ['three SD below is the left end', 4, 0],
  ['a value outside is at the end', 1000, 100],
])('%s', (_title, value, position) => {
  expect(stripPositions(value, 10, 2)?.value).toBeCloseTo(position, 3);
});

test('a history without variation has no positions', () => {
  expect(stripPositions(1, 1, 0)).toBeNull();
  expect(stripPositions(1, 1, Number.NaN)).toBeNull();
});

test('positions are within the strip', () => {
  const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 });
  fc.assert(
    fc.property(number, number, fc.double({ noNaN: true, min: 1e-6, max: 1e9 }), (value, mean, sd) => {
      const positions = stripPositions(value, mean, sd);
      return (
        positions !== null && Object.values(positions).every((position) => position >= 0 && position <= 100)
      );
    }),
  );
});
