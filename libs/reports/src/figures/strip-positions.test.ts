import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOnStrip } from './place-on-strip';

test.each([
  ['the mean is in the middle', 10, 50],
  ['one SD above is two thirds', 12, 66.667],
  ['three SD below is the left end', 4, 0],
  ['a value far beyond stays at the end', 1000, 100],
])('%s', (_title, value, place) => {
  expect(placeOnStrip(value, 10, 2)?.value).toBeCloseTo(place, 3);
});

test('a history that does not vary has no strip', () => {
  expect(placeOnStrip(1, 1, 0)).toBeNull();
  expect(placeOnStrip(1, 1, Number.NaN)).toBeNull();
});

test('no place lies outside the strip', () => {
  const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 });
  fc.assert(
    fc.property(number, number, fc.double({ noNaN: true, min: 1e-6, max: 1e9 }), (value, mean, sd) => {
      const places = placeOnStrip(value, mean, sd);
      return places !== null && Object.values(places).every((place) => place >= 0 && place <= 100);
    }),
  );
});
