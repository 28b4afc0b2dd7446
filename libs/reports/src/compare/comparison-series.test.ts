import { expect, test } from 'vitest';
import { DNA_EXAMPLE } from '../testing/dna-reports';
import { METABOLITE_EXAMPLE, PUBLISHED_RUN } from '../testing/published-reports';
import { callSeries, foldChangeSeries } from './comparison-series';

const named = (id: string, figures: typeof DNA_EXAMPLE | typeof PUBLISHED_RUN) => ({
  id,
  name: id,
  figures,
  link: null,
});

test('fold changes: a series for each report with a reference, and no more points than a page can draw', () => {
  const series = foldChangeSeries([
    named('dna', DNA_EXAMPLE),
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => named(id, PUBLISHED_RUN)),
    named('without', METABOLITE_EXAMPLE),
  ]);
  expect(series.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  expect(series.flatMap(({ points }) => points).length).toBeLessThanOrEqual(1600);
  expect(series[0]?.points[0]).toEqual({
    x: PUBLISHED_RUN.correlation?.points[0]?.reference,
    y: PUBLISHED_RUN.correlation?.points[0]?.test,
    label: PUBLISHED_RUN.correlation?.points[0]?.name,
  });
});

test('calls: SNV and INDEL of each sample of the reports on DNA', () => {
  const series = callSeries([named('dna', DNA_EXAMPLE), named('proteins', PUBLISHED_RUN)]);
  const calls = DNA_EXAMPLE.omics === 'genomics' ? DNA_EXAMPLE.calls : [];
  expect(calls.length).toBeGreaterThan(0);
  expect(series).toHaveLength(1);
  expect(series[0]?.points).toHaveLength(calls.length * 2);
  expect(series[0]?.points[1]).toEqual({
    x: calls[0]?.indel.recall,
    y: calls[0]?.indel.precision,
    label: `${calls[0]?.sample} INDEL`,
  });
});
