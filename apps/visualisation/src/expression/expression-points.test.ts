import { expect, test } from 'vitest';
import { expressionDocument } from '../testing/expression-document';
import { changesByRow, ratioPoints } from './ratio-points';
import { volcanoPoints } from './volcano-points';

const { table } = expressionDocument();
const [first, second] = table.differences;

test('a volcano has each tested feature on its side, with a finite height', () => {
  const { points, counts } = volcanoPoints(
    { ...first!, adjustedP: [0.01, 0, 0.8] },
    table.limits,
    table.features,
  );
  expect(counts).toEqual({ neither: 1, up: 1, down: 1 });
  expect([...Array.from(points.series)]).toEqual([1, 2, 0]);
  expect(points.y[1]).toBe(300);
  expect(points.nameAt(2)).toBe('AKT1');
});

test('ratios have the features that were tested in both pairs', () => {
  const across = changesByRow(first!, table.features.length);
  const up = changesByRow({ ...second!, rows: [1, 3], log2FoldChange: [5, 7] }, table.features.length);
  expect(across).toEqual([1, -2, 0.1, null]);
  const { rows, points } = ratioPoints(table.features, across, up);
  expect(rows).toEqual([1]);
  expect([points.x[0], points.y[0], points.nameAt(0)]).toEqual([-2, 5, 'TP53']);
});
