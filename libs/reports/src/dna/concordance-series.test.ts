import { expect, test } from 'vitest';
import { DNA_EXAMPLE } from '../testing/dna-reports';
import { concordanceSeries } from './concordance-series';

const report = DNA_EXAMPLE.omics === 'genomics' ? DNA_EXAMPLE : undefined;

test('this batch comes first, then the history by library preparation', () => {
  const series = concordanceSeries(report!, 'snv', 'This batch');
  expect(series.map(({ label, points }) => [label, points.length])).toEqual([
    ['This batch', 1],
    ['PCR', expect.any(Number)],
    ['PCR-free', expect.any(Number)],
  ]);
  const [own] = series[0]!.points;
  expect([own!.x.toFixed(5), own!.y.toFixed(5)]).toEqual(['0.96715', '0.99745']);
  expect(series.slice(1).flatMap(({ points }) => points)).toHaveLength(9);
});

test('a batch without calls is not in the chart', () => {
  const series = concordanceSeries({ ...report!, calls: [] }, 'indel', 'This batch');
  expect(series.map(({ label }) => label)).toEqual(['PCR', 'PCR-free']);
});
