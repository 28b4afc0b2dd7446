import { expect, test } from 'vitest';
import { ascendingOrder } from './ascending-order';

/** Values with ties, zeros of both signs, negatives, infinities and NaN, more than are sorted by comparing. */
const MANY = Float64Array.from({ length: 20_000 }, (_, index) => {
  const special = [0, -0, NaN, Infinity, -Infinity, 1e-300, -1e-300, 5e-324][index % 40];
  return special ?? Math.round(Math.sin(index) * 3000) / 7;
});

test.each([
  ['few', MANY.slice(0, 300)],
  ['many', MANY],
])('%s values are in ascending order, equal ones in their own, and NaN last', (_, values) => {
  const expected = Array.from(values, (value, index) => ({ value, index })).sort((one, other) =>
    Number.isNaN(one.value) || Number.isNaN(other.value)
      ? Number(Number.isNaN(one.value)) - Number(Number.isNaN(other.value)) || one.index - other.index
      : one.value < other.value
        ? -1
        : one.value > other.value
          ? 1
          : one.index - other.index,
  );
  expect([...ascendingOrder(values)]).toEqual(expected.map(({ index }) => index));
});
