import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusterOrder } from './cluster-order';

/** Distances between points on a line. */
const distancesOf = (points: readonly number[]) =>
  points.map((one) => points.map((other) => Math.abs(one - other)));

test('similar items are neighbours, and the first item comes first', () => {
  expect(clusterOrder(distancesOf([0, 10, 1, 11, 30]))).toEqual([0, 2, 1, 3, 4]);
  expect(clusterOrder([])).toEqual([]);
  expect(clusterOrder([[0]])).toEqual([0]);
});

test('each item comes once, and groups that are far apart are not mixed, in any order of the items', () => {
  const item = fc.record({ group: fc.integer({ min: 0, max: 3 }), offset: fc.integer({ min: 0, max: 100 }) });
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 30 }), (items) => {
      const order = clusterOrder(distancesOf(items.map(({ group, offset }) => group * 1000 + offset)));
      expect(order.toSorted((a, b) => a - b)).toEqual(items.map((_, index) => index));
      const groups = order.map((index) => items[index]!.group);
      const changes = groups.filter((group, index) => group !== groups[index - 1]).length;
      expect(changes).toBe(new Set(groups).size);
    }),
  );
});
