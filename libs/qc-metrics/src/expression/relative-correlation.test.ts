import { expect, test } from 'vitest';
import { type ExpressionMatrix } from '../matrix/expression-matrix';
import { matchReference, relativeCorrelation } from './relative-correlation';

const GROUPS = [
  { sample: 'D5', libraries: [0, 1, 2] },
  { sample: 'D6', libraries: [3, 4, 5] },
];
const MATRIX: ExpressionMatrix = {
  features: ['UP', 'DOWN', 'NOISE', 'ABSENT'],
  libraries: ['a', 'b', 'c', 'd', 'e', 'f'],
  values: Float64Array.from([
    ...[12, 12.1, 11.9, 10, 10.1, 9.9],
    ...[8, 8.1, 7.9, 9, 9.1, 8.9],
    ...[5, 9, 1, 4, 2, 9],
    ...[5, NaN, NaN, 4, 4.1, 4.2],
  ]),
};

test('a fold change counts when it is significant and both samples have two values', () => {
  const reference = ['UP', 'DOWN', 'NOISE', 'ABSENT', 'UNKNOWN'].map((feature) => ({
    feature,
    pair: 'D5/D6',
    log2FoldChange: 1.5,
  }));
  const match = matchReference(MATRIX, GROUPS, reference);
  expect(match.matchedFeatures).toBe(4);
  expect(match.points.map((point) => [point.name, Number(point.test.toFixed(6))])).toEqual([
    ['UP D5/D6', 2],
    ['DOWN D5/D6', -1],
  ]);
});

test('an unmeasured pair of samples gives no points', () => {
  expect(
    matchReference(MATRIX, GROUPS, [{ feature: 'UP', pair: 'M8/D6', log2FoldChange: 1 }]).points,
  ).toEqual([]);
});

test('two points are too few for a correlation', () => {
  const point = { name: '', test: 1, reference: 1 };
  expect(relativeCorrelation([point, { ...point, test: 2, reference: 2 }])).toBeNaN();
});
