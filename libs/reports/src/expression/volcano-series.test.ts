import { expect, test } from 'vitest';
import { volcanoPoints } from './volcano-series';

const LIMITS = { log2FoldChange: 1, adjustedP: 0.05 };
const point = (name: string, log2FoldChange: number, adjustedP: number) => ({
  name,
  log2FoldChange,
  adjustedP,
});

test('a feature is differential at the limit of its change and below that of p', () => {
  const points = [point('a', 1, 0.01), point('b', -1, 0.049), point('c', 5, 0.05), point('d', 0.99, 0)];
  const sides = volcanoPoints({ pair: 'D5/D6', tested: 4, up: 1, down: 1, points }, LIMITS);
  expect(sides.up).toEqual([{ x: 1, y: 2, label: 'a' }]);
  expect(sides.down.map(({ label }) => label)).toEqual(['b']);
  expect(sides.neither.map(({ label }) => label)).toEqual(['c', 'd']);
});
