import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ExpressionMatrix } from '../matrix/expression-matrix';
import { matchReference, type ReferenceMatch, relativeCorrelation } from './relative-correlation';

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

const REFERENCE = ['UP', 'DOWN', 'NOISE', 'ABSENT', 'UNKNOWN'].map((feature) => ({
  feature,
  pair: 'D5/D6',
  log2FoldChange: 1.5,
}));
const pointsOf = (match: ReferenceMatch) =>
  match.points.map((point) => [point.name, Number(point.test.toFixed(6))]);

test('metabolites count with complete rows, without a filter by p', () => {
  const intensities = { ...MATRIX, values: MATRIX.values.map((value) => 2 ** value) };
  const match = matchReference('metabolomics', intensities, GROUPS, REFERENCE);
  expect(match.matchedFeatures).toBe(4);
  expect(pointsOf(match)).toEqual([
    ['UP D5/D6', 2],
    ['DOWN D5/D6', -1],
    ['NOISE D5/D6', 0],
  ]);
});

test('rows of one HMDB identifier are replicates of a metabolite', () => {
  const table = {
    ...MATRIX,
    values: MATRIX.values.map((value) => 2 ** value),
    hmdbIds: ['HMDB1', 'HMDB1', 'NA', ''],
  };
  const reference = [{ feature: 'HMDB1', pair: 'D5/D6', log2FoldChange: 1 }];
  expect(pointsOf(matchReference('metabolomics', table, GROUPS, reference))).toEqual([['HMDB1 D5/D6', 0.5]]);
});

test('the depth of sequencing hardly changes the correlation of genes', () => {
  const gene = fc.record({
    level: fc.double({ min: 6, max: 12, noNaN: true }),
    change: fc.integer({ min: -2, max: 2 }),
  });
  fc.assert(
    fc.property(
      fc.array(gene, { minLength: 200, maxLength: 300 }),
      fc.integer({ min: 2, max: 8 }),
      (genes, depth) => {
        const correlationAt = (factor: number) => {
          const rows = genes.map(({ level, change }) =>
            [change, change, change, 0, 0, 0].map((shift, library) =>
              Math.round(2 ** (level + shift) * (1 + library / 50) * (library < 3 ? factor : 1)),
            ),
          );
          const matrix = {
            features: genes.map((_, index) => `g${index}`),
            libraries: MATRIX.libraries,
            values: Float64Array.from(rows.flat()),
          };
          const reference = genes.map(({ change }, index) => ({
            feature: `g${index}`,
            pair: 'D5/D6',
            log2FoldChange: change,
          }));
          return relativeCorrelation(matchReference('transcriptomics', matrix, GROUPS, reference).points);
        };
        const whole = correlationAt(1);
        fc.pre(!Number.isNaN(whole));
        expect(Math.abs(correlationAt(depth) - whole)).toBeLessThan(0.01);
      },
    ),
    { numRuns: 20 },
  );
});

test('an unmeasured pair of samples gives no points', () => {
  expect(
    matchReference('transcriptomics', MATRIX, GROUPS, [{ feature: 'UP', pair: 'M8/D6', log2FoldChange: 1 }])
      .points,
  ).toEqual([]);
});

test('two points are too few for a correlation', () => {
  const point = { name: '', test: 1, reference: 1 };
  expect(relativeCorrelation([point, { ...point, test: 2, reference: 2 }])).toBeNaN();
});
