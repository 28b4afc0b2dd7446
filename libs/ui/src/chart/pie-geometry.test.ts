import { array, assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { pieGeometry, shares } from './pie-geometry';

test('a pie is a whole turn that fills the shorter side', () => {
  expect(pieGeometry(undefined, 400, 208)).toEqual({
    margin: 4,
    innerRadius: 0,
    startAngle: 0,
    endAngle: 360,
  });
});

test('a smaller radius leaves a larger margin', () => {
  expect(pieGeometry({ radius: 0.5, innerRadius: 0.6 }, 400, 208)).toMatchObject({
    margin: 54,
    innerRadius: 0.6,
  });
  expect(pieGeometry({ radius: 0 }, 400, 208).margin).toBe(104);
});

test('half a turn', () => {
  expect(pieGeometry({ startAngle: -90, endAngle: 90 }, 200, 200)).toMatchObject({
    startAngle: -90,
    endAngle: 90,
  });
});

test.each([
  [
    [1, 3],
    [0.25, 0.75],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [-4, 2, NaN],
    [0, 1, 0],
  ],
  [[], []],
])('the parts of %j are %j', (amounts, parts) => {
  expect(shares(amounts)).toEqual(parts);
});

test('shares add up to one', () => {
  assert(
    property(array(double({ min: 1e-6, max: 1e9, noNaN: true }), { minLength: 1 }), (amounts) => {
      expect(shares(amounts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 9);
    }),
  );
});
