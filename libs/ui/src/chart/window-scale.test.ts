import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEAT_STEPS } from './heat-scale';
import { stepOf, windowSteps } from './window-scale';

test('a few windows with very many variants do not make the others light', () => {
  const counts = [...Array.from({ length: 999 }, (_, index) => 1000 + (index % 100)), 9000];
  const steps = windowSteps(counts);
  expect(steps).toHaveLength(8);
  expect(steps[1]).toEqual({ from: 1, to: 160, colour: 0 });
  expect(steps.at(-1)).toEqual({ from: 961, to: 9000, colour: 6 });
});

test.each([
  [[], []],
  [[0, 0], [[0, 0, null]]],
  [
    [0, 1],
    [
      [0, 0, null],
      [1, 1, 6],
    ],
  ],
  [
    [1, 2],
    [
      [0, 0, null],
      [1, 1, 0],
      [2, 2, 6],
    ],
  ],
])('the counts %j have the steps %j', (counts, expected) => {
  expect(windowSteps(counts).map(({ from, to, colour }) => [from, to, colour])).toEqual(expected);
});

test('every count is in the step that its bounds say, and steps follow each other', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 100_000 }), { minLength: 1 }), (counts) => {
      const steps = windowSteps(counts);
      expect(steps.length).toBeLessThanOrEqual(HEAT_STEPS.length + 1);
      steps.forEach(({ from }, index) =>
        expect(from).toBe(index === 0 ? 0 : (steps[index - 1]?.to ?? NaN) + 1),
      );
      for (const count of counts) {
        const step = steps[stepOf(steps, count)];
        expect(count).toBeGreaterThanOrEqual(step?.from ?? NaN);
        expect(count).toBeLessThanOrEqual(step?.to ?? NaN);
      }
    }),
  );
});
