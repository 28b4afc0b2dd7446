import { expect, test } from 'vitest';
import { PROTEIN_EXAMPLE, PUBLISHED_RUN } from '../testing/published-reports';
import { correlationSeries, pcaSeries } from './plane-series';

test('donors come first and in their order, independent of the table', () => {
  const points = ['M8', 'S10', 'D6', 'S9', 'D5'].map((sample) => ({
    library: `${sample}_1`,
    sample,
    pc1: 1,
    pc2: 2,
  }));
  expect(pcaSeries(points).map(({ id }) => id)).toEqual(['D5', 'D6', 'M8', 'S9', 'S10']);
});

test('every library of the protein example is a point', () => {
  const series = pcaSeries(PROTEIN_EXAMPLE.pca!.points);
  expect(series.map(({ id, points }) => [id, points.length])).toEqual([
    ['D5', 3],
    ['D6', 3],
    ['F7', 3],
    ['M8', 3],
  ]);
  expect(series[0]?.points[0]).toEqual({
    x: 55.44271065559809,
    y: 3.663626358026486,
    label: 'B1_DDA_JNU_Lumos_Firmiana_D5_1',
  });
});

test('fold changes are grouped by their pair, the reference on x', () => {
  const { points } = PUBLISHED_RUN.correlation!;
  const series = correlationSeries(points, 1000);
  expect(series.map(({ id }) => id)).toEqual(['D5/D6', 'F7/D6', 'M8/D6']);
  expect(series.flatMap((one) => one.points)).toHaveLength(points.length);
  expect(series[2]?.points[0]).toEqual({ x: -0.3992, y: -0.2281, label: 'AAAPDVAPAPGPAPR M8/D6' });
});

test('many points are sampled evenly', () => {
  const many = Array.from({ length: 1001 }, (_, index) => ({
    name: `f${index} D5/D6`,
    test: index,
    reference: index,
  }));
  const [series] = correlationSeries(many, 500);
  expect(series?.points.map(({ x }) => x).slice(0, 3)).toEqual([0, 3, 6]);
  expect(series?.points).toHaveLength(334);
});

test('points without a pair, or with too many pairs, are one series', () => {
  expect(correlationSeries([{ name: 'alone', test: 1, reference: 2 }], 10)).toMatchObject([
    { id: '', points: [{ x: 2, y: 1 }] },
  ]);
  const pairs = Array.from({ length: 9 }, (_, index) => ({ name: `f S${index}/D6`, test: 1, reference: 1 }));
  expect(correlationSeries(pairs, 10)).toHaveLength(1);
});
